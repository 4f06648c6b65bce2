import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {expect, test} from '@playwright/test';
import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Page} from '../../src/build/content/page';
import {readPages} from '../../src/build/content/pages';
import {versionNames} from '../../src/common/versions';
import {memberHeadingIds} from '../../src/build/remark/member-heading-ids';
import {compilePage} from '../support/mdx';
import {project} from '../support/sites';

/** The ids that the framework gives to the headings of a page. */
async function builtIds(file: string, source: string): Promise<string[]> {
  const ids: string[] = [];
  const collectIds = () => (root: Root) => {
    visit(root, 'heading', ({data}) => {
      ids.push(String((data as {id?: string} | undefined)?.id));
    });
  };
  await compilePage(file, source, [memberHeadingIds], [collectIds]);
  return ids;
}

test('the ids that the framework makes are read: repeated, of members, in admonitions, explicit', async () => {
  const ids = await builtIds(
    'docs/glossary.mdx',
    '# A\n\n## Same\n\n## Same\n\n:::note\n\n### `b`\n\n:::\n\n## C {#d}\n',
  );
  expect(ids).toEqual(['a', 'same', 'same-1', 'b', 'd']);
});

/** The headings of a page as they stand, with what the model makes of them: the ids depend on nothing else. */
function headingsAsWritten({source, content}: Page): string {
  const lines = source.split('\n');
  return JSON.stringify(content.headings.map(({line, anchor}) => [lines[line - 1], anchor]));
}

for (const [index, version] of versionNames.entries()) {
  test(`${version}: the model has the anchors that the framework makes`, async () => {
    test.slow();
    const pages = readPages(version, project);
    expect(pages.length).toBeGreaterThan(20);
    // Most pages of an older version have the headings of the later one, which are compared there.
    const later = versionNames.slice(0, index).flatMap((name) => readPages(name, project).map(headingsAsWritten));
    const known = new Set(later);
    let seen = 0;
    for (const {file, source, content} of pages.filter((page) => !known.has(headingsAsWritten(page)))) {
      const anchors = content.headings.map(({anchor}) => anchor);
      expect(anchors, file).toEqual(await builtIds(file, source));
      seen += anchors.length;
    }
    expect(seen + known.size).toBeGreaterThan(300);
  });

  test(`${version}: the model has the front matter that the framework reads`, async () => {
    for (const {file, source, frontMatter} of readPages(version, project)) {
      const framework = await DEFAULT_PARSE_FRONT_MATTER({filePath: file, fileContent: source});
      expect(frontMatter.values, file).toEqual(framework.frontMatter);
      expect(frontMatter.body.trim(), file).toBe(framework.content.trim());
      expect(Object.keys(frontMatter.values).length, file).toBeGreaterThan(1);
    }
  });
}
