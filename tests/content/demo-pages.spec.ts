import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {globSync} from 'tinyglobby';
import {demoPages} from '../../src/build/checks/demo-pages';
import {Page} from '../../src/build/content/page';
import {type VersionName, latestVersion, versionNamed, versionNames} from '../../src/common/versions';
import {findDemoUses} from '../../src/build/reference/demo-uses';
import {project, projectDir} from '../support/sites';

// One worker has all of them: the pages of a version are made once.
test.describe.configure({mode: 'default'});

const made = new Map<VersionName, Map<string, string>>();

/** The pages of the demos, as they should be. */
function pagesOf(version: VersionName): Map<string, string> {
  const known = made.get(version) ?? demoPages(project, version);
  made.set(version, known);
  return known;
}

for (const version of versionNames) {
  test(`${version}: each demo has its page, made from its README and program as they are`, () => {
    test.slow();
    const pages = pagesOf(version);
    expect(pages.size).toBeGreaterThan(50);
    const read = (file: string): string =>
      fs.existsSync(path.join(projectDir, file)) ? fs.readFileSync(path.join(projectDir, file), 'utf8') : '';
    const outdated = [...pages].filter(([file, text]) => read(file) !== text).map(([file]) => file);
    expect(outdated, 'run npm run demo:pages').toEqual([]);
    const {folder} = versionNamed(version);
    const files = globSync(`${folder}/learn/demos/*/*`, {cwd: projectDir});
    expect(
      files.filter((file) => !pages.has(file)),
      'of demos that are gone',
    ).toEqual([]);
  });
}

test('the page of the palette names what its program uses', () => {
  const page = pagesOf(latestVersion.name).get('docs/learn/demos/interaction/palette.mdx') ?? '';
  expect(page).toContain('title: Drag from a palette');
  expect(page).toContain('    - drag and drop from a sidebar');
  expect(page).toContain('[`clientToLocalPoint`](../../../api/dia/Paper.mdx#clientToLocalPoint)');
  // A function of the browser, not of the library.
  expect(page).not.toContain('setPointerCapture');
});

test('pages know the demos that they show, members the demos that use them', () => {
  const page = (file: string, title: string, body: string): Page =>
    new Page(file, latestVersion, `---\ntitle: ${title}\n---\n\n${body}`);
  const {pages, members} = findDemoUses([
    page('docs/learn/zoom.mdx', 'Zoom', 'A text.\n\n## Try it\n\n<LiveDemo id="paper/pan" />\n'),
    page('docs/learn/demos/paper/pan.mdx', 'Pan', 'See [`scale`](../../../api/dia/Paper.mdx#scale).'),
    page('docs/learn/other.mdx', 'Other', 'See [`scale`](../api/dia/Paper.mdx#scale).'),
  ]);
  expect(pages).toEqual({'paper/pan': [{file: 'docs/learn/zoom.mdx', title: 'Zoom: Try it', anchor: 'try-it'}]});
  expect(members).toEqual({'docs/api/dia/Paper.mdx#scale': [{file: 'docs/learn/demos/paper/pan.mdx', title: 'Pan'}]});
});
