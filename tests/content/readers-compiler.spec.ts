import path from 'node:path';
import {expect, test} from '@playwright/test';
import {apiFolder} from '../../src/build/api-model/sources';
import {fencesOf} from '../../src/build/content/code';
import {readPages} from '../../src/build/content/pages';
import {parseMdx} from '../../src/build/content/parse';
import {readDemos} from '../../src/build/demos/bundle-demos';
import {demosFolder} from '../../src/build/demos/read-demo';
import {templateTools} from '../../src/build/demos/vite-template';
import {versionNames} from '../../src/common/versions';
import {isModule} from '../../src/site/demos/demo';
import {compileAsReaders, compileFilesAsReaders, compilerVersion} from '../support/readers-compiler';
import {project, projectDir} from '../support/sites';

test('the compiler is the one of the project that readers create', () => {
  expect(compilerVersion).toBe(templateTools.typescript);
});

for (const version of versionNames) {
  test(`${version}: the code of all pages compiles in the project that readers create`, () => {
    const pages = readPages(version, project).map(({file, content}) => ({file, fences: content.fences}));
    expect(pages.flatMap(({fences}) => fences).length).toBeGreaterThan(1000);
    expect(compileAsReaders(version, version, pages)).toEqual([]);
  });

  test(`${version}: all demos compile in the project that readers create`, () => {
    const folder = path.join(projectDir, path.dirname(apiFolder(version)), demosFolder);
    const programs = readDemos(projectDir, version).flatMap(({id, files}) =>
      files.filter(isModule).map(({name}) => path.join(folder, id, name)),
    );
    expect(programs.length).toBeGreaterThan(60);
    expect(compileFilesAsReaders(`${version}-demos`, version, programs)).toEqual([]);
  });
}

test('planted: what the template rejects is found at its line', () => {
  const page = (name: string, code: string, language = 'ts') => {
    const file = `docs/${name}.mdx`;
    return {file, fences: fencesOf(parseMdx(`Text.\n\n\`\`\`${language}\n${code}\n\`\`\`\n`, file))};
  };
  const found = compileAsReaders('planted', 'current', [
    page('link', "import {shapes} from '@joint/core';\ngraph.addCell(new shapes.standard.Link());"),
    page('enum', 'enum Side {Left}\nconsole.log(Side.Left);'),
    page('unread', "import {dia} from '@joint/core';\nconst link = new dia.Link();"),
    page('cells', 'const cells = graph.getCells();'),
    page('shown', 'const left = 1;', 'ts no-check="shown"'),
  ]);
  expect(found.sort()).toEqual([
    expect.stringMatching(/^docs\/enum\.mdx:4: .*erasableSyntaxOnly/),
    "docs/unread.mdx:5: 'link' is declared but its value is never read.",
  ]);
});
