import {expect, test} from '@playwright/test';
import {Page} from '../../src/build/content/page';
import {readPages} from '../../src/build/content/pages';
import {latestVersion, versionNamed, versionNames} from '../../src/common/versions';
import {project} from '../support/sites';
import {restatedEntries, restatedProblems} from './restated-names/restated-names';

test('no entry of a page for JointJS+ only restates a name', () => {
  expect(restatedProblems(versionNames.flatMap((version) => readPages(version, project)))).toEqual([]);
});

test.describe('an entry that only restates a name', () => {
  const pageOf = (body: string, {edition = 'plus', version = latestVersion} = {}): Page =>
    new Page(
      `${version.folder}/api/ui/Dialog.mdx`,
      version,
      `---\ntitle: ui.Dialog\nedition: ${edition}\napi: ui.Dialog\n---\n\n${body}\n`,
    );
  const namesOn = (page: Page): string[] => restatedEntries(page).map(({name}) => name);

  const restated = [
    '### `title`\n\nThe title of the dialog.',
    '### `closeButton`\n\nReturns whether the dialog is closed by the button.',
    '### `toXMLElement`\n\nCreates the XML element.',
    '### `getButtons`\n\nReturns all [buttons](./Widget.mdx) of the dialog.',
    '### `width`',
  ];
  for (const entry of restated) {
    test(`is found: ${entry.replaceAll('\n', ' ')}`, () => {
      expect(restatedEntries(pageOf(`## Options\n\n${entry}\n\n### \`text\`\n\nThe heading.`))).toHaveLength(1);
    });
  }

  test('says more with a word, a table, code or a component', () => {
    const more = [
      'The text in the bar at the top.',
      'The title.\n\n| Value | Meaning |\n| --- | --- |\n| `a` | first |',
      'The title.\n\n```ts\ndialog.open();\n```',
      'The title.\n\n<LiveDemo id="a/b" />',
    ];
    for (const text of more) {
      expect(namesOn(pageOf(`## Options\n\n### \`title\`\n\n${text}`)), text).toEqual([]);
    }
  });

  test('is an entry of its own, also beside others and in each version, and on pages for JointJS+ only', () => {
    const body = '## Options\n\n### `title`\n\nThe title.\n\n### `width`\n\nHow wide the box is.\n\n## Title\n\nTitle.';
    expect(namesOn(pageOf(body))).toEqual(['title']);
    expect(namesOn(pageOf(body, {version: versionNamed('4.0')}))).toEqual(['title']);
    expect(namesOn(pageOf(body, {edition: 'core'}))).toEqual([]);
  });

  test('is named with file, line and what to do, unless it has a verdict as it stands', () => {
    const pages = [pageOf('## Options\n\n### `title`\n\nThe title.')];
    const verdict = {page: 'api/ui/Dialog.mdx', name: 'title', text: 'The title.', reason: 'There is no more to say.'};
    expect(restatedProblems(pages, [])).toEqual([
      expect.stringMatching(
        /^docs\/api\/ui\/Dialog\.mdx:9: title says no more than its name: "The title\."\. Say what/,
      ),
    ]);
    expect(restatedProblems(pages, [verdict])).toEqual([]);
    expect(restatedProblems(pages, [{...verdict, text: 'The name.'}])).toEqual([
      expect.stringContaining('docs/api/ui/Dialog.mdx:9: title'),
      'tests/content/restated-names/verdicts.jsonl: api/ui/Dialog.mdx needs no verdict for title.',
    ]);
  });
});
