import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {readReport} from '../../src/build/api-model/report';
import {reportSources} from '../../src/build/api-model/sources';
import {isUpToDate, makeReports} from '../../src/build/api-model/write-reports';
import {checkApi} from '../../src/build/checks/api';
import {isCompiled} from '../../src/build/checks/code/compile';
import {readPages} from '../../src/build/content/pages';
import {versionNames} from '../../src/common/versions';
import {project, projectDir} from '../support/sites';

const read = (file: string): string => fs.readFileSync(path.join(projectDir, file), 'utf8');

test('the committed API reports are what the declarations say today', async () => {
  test.slow();
  const made = await makeReports(projectDir, true);
  expect([...made.keys()].length).toBe(6);
  for (const [file, text] of made) {
    expect(read(file) === text, `${file} is out of date: run npm run api:report`).toBe(true);
  }
});

test('an outdated report is found', () => {
  const [source] = reportSources(projectDir, 'current');
  if (!source) {
    throw new Error('There is no report.');
  }
  const report = read(source.report);
  const {sources} = readReport(report, source.report);
  expect(isUpToDate(report, source)).toBe(true);
  expect(isUpToDate(report.replace(sources, '0000'), source)).toBe(false);
  expect(isUpToDate('', source)).toBe(false);
});

for (const version of versionNames) {
  test(`${version}: the API pages and the library agree`, () => {
    const {rows, problems} = checkApi(project, version);
    expect(problems).toEqual([]);
    expect(rows.find(({subject}) => subject === 'dia.Graph')?.total).toBeGreaterThan(45);
  });

  // The build compiles them; those that show a file are compiled with its project, in tests/integration.
  test(`${version}: almost all blocks of code are compiled`, () => {
    const fences = readPages(version, project)
      .flatMap(({content}) => content.fences)
      .filter(({language, meta}) => isCompiled(language) && !/\bfile="/.test(meta));
    const unchecked = fences.filter(({noCheck}) => noCheck !== undefined).length;
    expect(fences.length - unchecked).toBeGreaterThan(100);
    expect(unchecked / fences.length).toBeLessThan(0.01);
  });
}
