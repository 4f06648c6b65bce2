import {expect, test} from '@playwright/test';
import {readPages} from '../../src/build/content/pages';
import {type Message, placesOf, readMessages} from '../../src/build/reference/messages';
import {type VersionName, versionNamed, versionNames} from '../../src/common/versions';
import type {ContentFile} from '../../src/site/search/engine/index-format';
import {placeOf} from '../../src/tools/search-quality/quality';
import {readIndexes} from '../../src/tools/search-quality/records';
import {type LoadedIndex, loadIndex, modalAnswer} from '../../src/tools/search-quality/site-index';
import {project, projectDir, sites} from '../support/sites';

/** Names and ids as readers' programs have them. */
const namesOfReaders = ['acme.Widget7', '3f2504e0-4f89-11d3-9a0c-0305e82c3301'];

/** A message as readers would copy it: as it is, with what browsers write before and behind it, with other names. */
const pasted = ({message, example}: Message): string[] => [
  example,
  `Error: ${example}`,
  `Uncaught Error: ${example}`,
  `Uncaught (in promise) Error: ${example} at Graph.addCell (joint.js:1204:11)`,
  ...(message === example ? [] : namesOfReaders.map((name) => message.replaceAll(/\{\w+\}/g, name))),
];

/** What the messages of a version lead to in place of the sections that explain them. */
function astray(index: LoadedIndex, version: VersionName, queriesOf = pasted): string[] {
  const {folder} = versionNamed(version);
  const addresses = new Map(readPages(version, project).map(({file, path}) => [file, path]));
  return readMessages(projectDir, version).flatMap((message) => {
    const wanted = placesOf(message).map(({file, anchor}) => `${addresses.get(`${folder}/${file}`)}#${anchor}`);
    return queriesOf(message).flatMap((query) => {
      const [hit] = modalAnswer([{...index, isDefault: true}], query, index.docusaurus_tag).hits;
      const {path, anchor} = placeOf(hit?.url ?? '');
      return wanted.includes(`${path}#${anchor}`) ? [] : [`${query}: ${path}#${anchor} in place of ${wanted.join()}`];
    });
  });
}

const indexOf = (version: VersionName) => {
  const found = readIndexes(sites.main.buildDir).find(
    ({location}) => location.docusaurus_tag === `docs-default-${version}`,
  );
  if (!found) {
    throw new Error(`The build has no search index of ${version}.`);
  }
  return found;
};

/** A content file whose sections have other messages. */
const withMessages = (
  content: ContentFile,
  change: (messages: readonly string[]) => readonly string[],
): ContentFile => ({
  ...content,
  pages: content.pages.map((page) =>
    page.map((entry) => (typeof entry === 'object' ? {...entry, messages: change(entry.messages ?? [])} : entry)),
  ),
});

for (const version of versionNames) {
  test(`${version}: a message from the console finds the section that explains it first`, async () => {
    test.slow();
    const {location, titles, content} = indexOf(version);
    expect(astray(await loadIndex(location, titles, content), version)).toEqual([]);
  });
}

test('messages that the index lacks, or that stand with another section, are found', async () => {
  test.slow();
  const [version] = versionNames;
  const {location, titles, content} = indexOf(version as VersionName);
  const bare = ({example}: Message) => [example];
  const without = withMessages(content, () => []);
  expect(astray(await loadIndex(location, titles, without), version as VersionName, bare).length).toBeGreaterThan(15);
  // All messages of a section go to the section before it.
  const moved: ContentFile = {
    ...without,
    pages: content.pages.map((page, i) =>
      page.map((_, at) => {
        const [own, next] = [without.pages[i]?.[at] ?? 0, page[at + 1]];
        const messages = (typeof next === 'object' && next.messages) || [];
        return {...(typeof own === 'object' ? own : {text: own || ''}), messages};
      }),
    ),
  };
  expect(astray(await loadIndex(location, titles, moved), version as VersionName, bare).length).toBeGreaterThan(50);
});
