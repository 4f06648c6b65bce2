import {expect, test} from '@playwright/test';
import {Page} from '../../src/build/content/page';
import {latestVersion, versionNamed} from '../../src/common/versions';
import {limitProblems, readLimits, unusedLimitExceptions} from '../../src/build/prose/limits';
import {proseProblems} from '../../src/build/prose/problems';
import {phraseProblems, readPhrases} from '../../src/build/prose/phrases';
import {readabilityProblems, readableLevel} from '../../src/build/prose/readability';
import {sampleOf} from '../../src/tools/samples/sample';
import {readVerdicts, uncheckedScope} from '../../src/tools/samples/scope-words';
import {countWords, sentencesOf} from '../../src/build/prose/sentences';
import {projectDir} from '../support/sites';

const pageOf = (body: string, file = 'docs/api/x.mdx', description = 'Short.'): Page =>
  new Page(file, latestVersion, `---\ntitle: x\ndescription: ${description}\n---\n\n${body}\n`);

const textsOf = (body: string): string[] => sentencesOf(pageOf(body)).map(({text}) => text);

test.describe('sentences', () => {
  const whole = [
    'Pass an option, e.g. The Graph knows it, to the paper.',
    'Pass an option (e.g. `gridSize`) to the paper.',
    'The strokes of a link, i.e. `line`, are 0.5 px wide.',
    'It returns `dia.Graph`, a class of version 4.1.3 and later.',
    'It throws `dia.Paper: no model found. Use a link.` without a model.',
    'Wait! has a meaning only in `wait!` of this example.',
  ];
  for (const text of whole) {
    test(`stay whole: ${text}`, () => {
      expect(textsOf(`Before it there are five words. ${text} `)).toContain(text);
    });
  }

  test('end behind numbers, short words, code and before names in lower case', () => {
    const sentences = [
      'A missing number defaults to 0.',
      'A negative number has the same id.',
      'Pass the layer to draw the cell in.',
      '`graph` is the first argument of `a.b`.',
      '`b.c()` returns the box in px, 0.5 px larger.',
      'dia.Paper lists all of the options.',
      'It throws the error `Not found.`',
      'The paper then shows "Nothing to draw."',
      'Is it a link or an element?',
      'Then the last one comes here.',
    ];
    const body = sentences.join(' ').replace('dia.Paper', '[dia.Paper](./Paper.mdx)');
    expect(textsOf(body)).toEqual(sentences);
  });

  test('come from all prose, and not from code, headings and labels', () => {
    const body = [
      'A paragraph has at least five words',
      'and its second line. Here begins another one of them.',
      '',
      '## A heading that has more than five words',
      '',
      '- An item of a list with `code`.',
      '',
      '| A head that has more than five words | B |',
      '| --- | --- |',
      '| the cell of a table here | few words |',
      '',
      ':::note[A label that has more than five words]',
      '',
      'An admonition is prose, too, of course.',
      '',
      ':::',
      '',
      '```ts',
      '// A comment that has more than five words.',
      '```',
      '',
      '[A link that has more words](./a.mdx), [than the others have](./b.mdx)',
      '',
      '`a`, `b`, `c`, `d` and `e`',
      '',
      '![A picture of more than five words](./x.svg)',
    ].join('\n');
    const page = pageOf(body, 'docs/api/x.mdx', 'It has a description of six words.');
    expect(sentencesOf(page).map(({line, kind, text, address}) => [line, kind, text, address])).toEqual([
      [3, 'description', 'It has a description of six words.', '/api/x'],
      [6, 'paragraph', 'A paragraph has at least five words and its second line.', '/api/x'],
      [7, 'paragraph', 'Here begins another one of them.', '/api/x'],
      [11, 'paragraph', 'An item of a list with `code`.', '/api/x#a-heading-that-has-more-than-five-words'],
      [15, 'table cell', 'the cell of a table here', '/api/x#a-heading-that-has-more-than-five-words'],
      [19, 'paragraph', 'An admonition is prose, too, of course.', '/api/x#a-heading-that-has-more-than-five-words'],
    ]);
    expect(sentencesOf(page)[3]?.heading).toBe('A heading that has more than five words');
  });
});

test.describe('a sample', () => {
  const all = sentencesOf(
    pageOf(Array.from({length: 300}, (_, i) => `This is the sentence number ${i}.`).join('\n\n')),
  );
  const lines = (seed: string, from = all): number[] => sampleOf(from, seed, 100).map(({line}) => line);

  test('is the same for the same seed, and another one for another seed', () => {
    expect(lines('1')).toHaveLength(100);
    expect(lines('1')).toEqual(lines('1'));
    expect(lines('1')).not.toEqual(lines('2'));
  });

  test('is spread over all sentences, in their order', () => {
    const sample = lines('1');
    expect(sample).toEqual([...new Set(sample)].sort((a, b) => a - b));
    const middle = all[150]?.line ?? 0;
    const below = sample.filter((line) => line < middle).length;
    expect(below).toBeGreaterThan(30);
    expect(below).toBeLessThan(70);
  });

  test('changes little when a page does, and has all sentences when there are few', () => {
    const [first] = sampleOf(all, '1', 1);
    const others = all.filter((sentence) => sentence !== first);
    expect(lines('1', others).filter((line) => lines('1').includes(line)).length).toBeGreaterThanOrEqual(99 - 1);
    expect(sampleOf(all.slice(0, 5), '1', 100)).toEqual(all.slice(0, 5));
  });
});

test.describe('sentences that speak of all cases', () => {
  const sentences = sentencesOf(
    pageOf(
      'The function always runs in a frame.\n\nThe function runs in a frame.\n\nOnly a link has vertices and labels.\n\nIt allows an element in a list.',
    ),
  );
  const verdict = {
    page: 'api/x.mdx',
    text: 'The function always runs in a frame.',
    verdict: 'kept' as const,
    source: 'Paper.mjs:1',
    versions: [latestVersion.name],
  };
  const unchecked = (change: Partial<typeof verdict> = {}): string[] =>
    uncheckedScope(sentences, [{...verdict, ...change}], latestVersion.name).map(({text}) => text);

  test('are listed until somebody has checked them on their page, in their version, as they stand', () => {
    const both = ['The function always runs in a frame.', 'Only a link has vertices and labels.'];
    expect(unchecked()).toEqual(['Only a link has vertices and labels.']);
    expect(unchecked({text: 'The function always ran in a frame.'})).toEqual(both);
    expect(unchecked({page: 'api/y.mdx'})).toEqual(both);
    expect(unchecked({versions: []})).toEqual(both);
  });

  test('have one verdict in a version, with its source', () => {
    const verdicts = readVerdicts(projectDir);
    const keys = verdicts.flatMap(({page, text, versions}) => versions.map((name) => `${name} ${page} ${text}`));
    expect(keys.length).toBeGreaterThan(1000);
    expect(new Set(keys).size).toBe(keys.length);
    expect(verdicts.filter(({source}) => source.trim() === '')).toEqual([]);
  });
});

test.describe('phrases', () => {
  const phrases = readPhrases();
  const matches = (pattern: RegExp, text: string): boolean => {
    const [phrase] = phrases.filter((known) => known.pattern.source === pattern.source);
    return proseProblemsOf(text, phrase ? [phrase] : []).length > 0;
  };
  const proseProblemsOf = (text: string, list = phrases) =>
    pageOf(text).content.prose.flatMap((block) => phraseProblems(block, list));

  for (const {pattern, wrong, right} of phrases) {
    test(`of the form ${pattern.source}`, () => {
      expect(matches(pattern, wrong), wrong).toBe(true);
      expect(right !== undefined && matches(pattern, right), right).toBe(false);
    });
  }

  test('are found across lines, with their line and the better wording', () => {
    const problems = proseProblems(pageOf('The event\nfires once\nmore.\n'));
    expect(problems).toEqual([{line: 7, message: '"once more" reads badly; better: again'}]);
  });

  test('are found in descriptions, tables, labels, alternative texts and interactions', () => {
    const body =
      '| Cure |\n| - |\n| once more |\n\n:::note[Rendered anew]\n\nText.\n\n:::\n\n![Moved once more](./x.svg)';
    const found = proseProblems(pageOf(body, 'docs/api/x.mdx', 'It is rendered anew.'));
    expect(found.map(({line}) => line)).toEqual([3, 6, 8, 10, 16]);
    const readme = 'docs/_demos/a/b/README.md';
    const demo = new Page(readme, latestVersion, '---\ninteraction:\n  - does: It moves once more.\n---\n');
    expect(proseProblems(demo)).toMatchObject([{line: 3}]);
  });

  test('are not found in code', () => {
    const code = 'Call `easily()` or `"once more"`.\n\n```ts\n// once more\n```\n\n### `once more`\n';
    expect(proseProblems(pageOf(code))).toEqual([]);
  });
});

test('slips are found, but not beside code', () => {
  const messages = (body: string): string[] => proseProblems(pageOf(body)).map(({message}) => message);
  expect(messages('This is a element.')).toEqual(['Unexpected article `a` before `element`, expected `an`']);
  expect(messages('It moves the the link.')).toEqual(['Unexpected repeated `the`, remove one occurrence']);
  expect(messages('Pass a `Element` or a\n`id` to `a` `a`. A and B; a is 1, an SVG.')).toEqual([]);
});

test.describe('phrases that tell what a look-up did not find', () => {
  const limits = readLimits();
  const plusPage = (body: string, {file = 'docs/api/x.mdx', edition = 'plus', version = latestVersion} = {}): Page =>
    new Page(file, version, `---\ntitle: x\ndescription: Short.\nedition: ${edition}\n---\n\n${body}\n`);
  const textsOn = (page: Page): string[] => limitProblems(page).map(({message}) => message.split('"')[1] ?? '');

  for (const limit of limits) {
    test(`of the form ${limit.pattern.source}`, () => {
      const only = (text: string) => limitProblems(plusPage(text), {limits: [limit], exceptions: []});
      expect(only(limit.wrong), limit.wrong).toHaveLength(1);
      expect(limit.right === undefined ? [] : only(limit.right), limit.right).toEqual([]);
    });
  }

  test('are named with their line, also across lines, in tables and in the description', () => {
    const body =
      'It is drawn once.\n\nNo public\nsource confirms `a`.\n\n| Name |\n| --- |\n| not there, but not documented |';
    expect(limitProblems(plusPage(body)).map(({line, message}) => `${line}: ${message}`)).toEqual([
      expect.stringMatching(/^9: "No public source" tells what a look-up did not find; .*limit-exceptions\.jsonl\.$/),
      expect.stringMatching(/^14: "but not documented" /),
    ]);
    const described = "---\ntitle: x\ndescription: Its type isn't public.\nedition: both\n---\n";
    expect(limitProblems(new Page('docs/api/x.mdx', latestVersion, described))).toMatchObject([{line: 3}]);
    expect(proseProblems(plusPage(body))).toHaveLength(2);
  });

  test('are refused on pages of each version for JointJS+ or for both editions, and not in code', () => {
    const text = "The type isn't public.";
    const older = versionNamed('4.0');
    expect(textsOn(plusPage(text))).toEqual(["isn't public"]);
    expect(textsOn(plusPage(text, {edition: 'both'}))).toEqual(["isn't public"]);
    expect(textsOn(plusPage(text, {file: `${older.folder}/api/x.mdx`, version: older}))).toEqual(["isn't public"]);
    expect(textsOn(plusPage(text, {edition: 'core'}))).toEqual([]);
    expect(textsOn(plusPage(`Call \`x("isn't public")\`.\n\n\`\`\`ts\n// ${text}\n\`\`\``))).toEqual([]);
  });

  test('may stay where the list of exceptions has them, and a line that nothing needs is named', () => {
    const exception = {page: 'api/x.mdx', text: "isn't public", reason: 'The package is commercial.'};
    const page = plusPage("The type isn't public.");
    const other = plusPage("The type isn't public.", {file: 'docs/api/y.mdx'});
    expect(limitProblems(page, {limits, exceptions: [exception]})).toEqual([]);
    expect(limitProblems(other, {limits, exceptions: [exception]})).toHaveLength(1);
    expect(unusedLimitExceptions([page], {limits, exceptions: [exception]})).toEqual([]);
    expect(unusedLimitExceptions([other], {limits, exceptions: [exception]})).toEqual([
      'src/build/prose/limit-exceptions.jsonl: api/x.mdx has no "isn\'t public"; remove the line.',
    ]);
  });
});

test.describe('the readability of guides', () => {
  const problemsOf = (body: string): string[] =>
    readabilityProblems(pageOf(body, 'docs/learn/x.mdx')).map(({line, message}) => `${line}: ${message}`);
  const short = 'You can add a link between two elements of the graph. ';
  const long = (count: number): string =>
    `Draw ${'it draw '.repeat(count / 2)}`.trim().split(' ').slice(0, count).join(' ').concat('.');

  test('allows plain sentences, and long ones of code, cells and lists of links', () => {
    expect(problemsOf(short.repeat(3))).toEqual([]);
    expect(problemsOf(`${short.repeat(20)}${long(readableLevel.longest)}`)).toEqual([]);
    expect(problemsOf(`${short} Read \`${'word '.repeat(40)}\` as one word.`)).toEqual([]);
    expect(
      problemsOf(`${short}\n\n| A |\n| - |\n| ${long(40)} |\n\n- Read more about ${'[it](./a.mdx), '.repeat(30)}`),
    ).toEqual([]);
  });

  test('catches a long sentence, with its line', () => {
    const problems = problemsOf(`${short.repeat(20)}\n\n${long(readableLevel.longest + 1)}`);
    expect(problems).toEqual([expect.stringMatching(/^8: a sentence has 26 words, expected 25 or fewer: "Draw/)]);
  });

  test('catches a sentence of long words', () => {
    const hard = 'Asynchronous initialization necessitates comprehensive reconfiguration of presentation attributes.';
    expect(countWords(hard)).toBeLessThan(readableLevel.longest);
    expect(problemsOf(`${short}\n\n${hard}`)).toEqual([expect.stringMatching(/^8: too many long words/)]);
  });

  test('catches a page whose sentences are all rather long', () => {
    expect(problemsOf(`${long(20)} `.repeat(readableLevel.enough))).toContainEqual(
      '1: its sentences have 20.0 words on average, expected 14 or fewer',
    );
    expect(problemsOf(long(20))).toEqual([]);
  });

  test('is asked of guides only', () => {
    expect(proseProblems(pageOf(long(40), 'docs/api/x.mdx'))).toEqual([]);
    expect(proseProblems(pageOf(long(40), 'docs/learn/x.mdx'))).not.toEqual([]);
  });
});
