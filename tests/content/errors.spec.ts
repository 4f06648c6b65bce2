import {expect, test} from '@playwright/test';
import {packageFolder} from '../../src/build/api-model/sources';
import {sectionSource} from '../../src/build/content/page';
import {readPage} from '../../src/build/content/pages';
import {type Message, type MessagePlace, placesOf, readMessages} from '../../src/build/reference/messages';
import {type VersionName, versionNamed, versionNames} from '../../src/common/versions';
import {libraryMessages, messagesIn} from '../support/library-messages';
import {fixedPart, isFilledIn} from '../support/messages';
import {project, projectDir} from '../support/sites';

/** What a list of messages lacks, and what the library no longer says. */
function differences(listed: readonly Pick<Message, 'message'>[], said: readonly {text: string}[]): string[] {
  const [ours, theirs] = [listed.map(({message}) => message), said.map(({text}) => text)];
  return [
    ...theirs.filter((text) => !ours.includes(text)).map((text) => `no entry: ${text}`),
    ...ours.filter((text) => !theirs.includes(text)).map((text) => `the library does not say: ${text}`),
    ...ours.filter((text, i) => ours.indexOf(text) !== i).map((text) => `listed twice: ${text}`),
  ];
}

/** What is wrong with the place of a message. */
function placeProblems(message: Message, version: VersionName): string[] {
  const {message: text, example} = message;
  return [
    ...(isFilledIn(example, text) ? [] : [`"${example}" is not "${text}" with something filled in`]),
    ...placesOf(message).flatMap((place) => sectionProblems(text, place, version)),
  ];
}

/** What is wrong with one of the places. */
function sectionProblems(message: string, {file, anchor}: MessagePlace, version: VersionName): string[] {
  const problems: string[] = [];
  try {
    const page = readPage(`${versionNamed(version).folder}/${file}`, project);
    const below = sectionSource(page, anchor);
    const heading = page.content.headings.find((each) => each.anchor === anchor);
    const section = `${page.source.split('\n')[(heading?.line ?? 1) - 1]} ${below}`;
    if (!section.replaceAll(/\s+/g, ' ').includes(fixedPart(message))) {
      problems.push(`${file}#${anchor} does not say "${fixedPart(message)}"`);
    }
  } catch (error) {
    problems.push(`${file}#${anchor}: ${(error as Error).message}`);
  }
  return problems;
}

for (const version of versionNames) {
  test(`${version}: each message of the library has an entry, and each entry a message`, () => {
    const said = libraryMessages(packageFolder(projectDir, version, 'core'));
    expect(said.length).toBeGreaterThan(110);
    expect(differences(readMessages(projectDir, version), said)).toEqual([]);
  });

  test(`${version}: each place that an entry names explains its message`, () => {
    expect(readMessages(projectDir, version).flatMap((message) => placeProblems(message, version))).toEqual([]);
  });
}

test('messages are read from all that throws or warns', () => {
  const code = `
    if (a) throw new Error('One: ' + name + '.');
    if (b) throw TypeError(\`Two \${this.options.name} and \${n}\`);
    console.warn('three');
    callback(new RangeError('four ' + (x || y)));
    errors.push('Five ', port); throw new Error(errors.join(' '));
    reject(new Error('six'));
    try { run(); } catch (error) { throw error; }
  `;
  expect(messagesIn('a.mjs', code)).toEqual([
    'One: {name}.',
    'Two {name} and {n}',
    'three',
    'four {y}',
    'Five  {port}',
    'six',
  ]);
  expect(() => messagesIn('a.mjs', "throw 'a text'")).toThrow(/^a\.mjs: expected "throw new …Error\(…\)"/);
});

test('a message without an entry, and an entry without a message, are found', () => {
  const [first, ...others] = [{text: 'one'}, {text: 'two'}];
  expect(differences([{message: 'one'}, {message: 'three'}, {message: 'one'}], [first, ...others] as never)).toEqual([
    'no entry: two',
    'the library does not say: three',
    'listed twice: one',
  ]);
});

test('a place that does not explain its message is found', () => {
  const latest = 'current';
  const good: Message = {
    message: 'Unknown anchor: {name}',
    example: 'Unknown anchor: middle',
    file: 'api/anchors.mdx',
    anchor: 'errors',
    also: [],
  };
  expect(placeProblems(good, latest)).toEqual([]);
  expect(placeProblems({...good, anchor: 'center'}, latest)).toEqual([
    'api/anchors.mdx#center does not say "Unknown anchor"',
  ]);
  expect(placeProblems({...good, also: [{file: 'api/anchors.mdx', anchor: 'center'}]}, latest)).toHaveLength(1);
  expect(placeProblems({...good, anchor: 'error'}, latest).join()).toContain('no heading with the anchor "error"');
  expect(placeProblems({...good, example: 'Unknown: middle'}, latest).join()).toContain('is not "Unknown anchor');
});
