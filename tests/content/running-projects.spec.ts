import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {readBaseCss} from '../../src/build/demos/frame';
import {hashProjectLooks, projectNames} from '../../src/build/demos/projects';
import {readTakenProjects} from '../../src/tools/demos/try/pictures';
import {versions} from '../../src/common/versions';
import {projectDir} from '../support/sites';

test('each guide with a project shows it running, before all headings', () => {
  for (const {folder} of versions) {
    for (const name of projectNames) {
      const text = fs.readFileSync(path.join(projectDir, folder, `learn/integration/${name}.mdx`), 'utf8');
      const [top = ''] = text.split('\n## ');
      expect(top, `${folder}: ${name}`).toContain(`<DemoStage project="${name}" />`);
    }
  }
});

test('no picture of a project is older than its sources', () => {
  const expected = Object.fromEntries(
    projectNames.map((name) => [name, hashProjectLooks(projectDir, name, readBaseCss())]),
  );
  expect(readTakenProjects(projectDir), 'take pictures with "npm run demo:pictures"').toEqual(expected);
});
