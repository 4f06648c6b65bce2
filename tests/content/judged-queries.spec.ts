import {expect, test} from '@playwright/test';
import {readPages} from '../../src/build/content/pages';
import {latestVersion} from '../../src/common/versions';
import {judgedHalves, missingAnswers, outlineOf, readJudged} from '../../src/tools/search-quality/judged';
import {readNeeds, readQuestions} from '../../src/tools/search-quality/quality';
import {project} from '../support/sites';

const pages = readPages(latestVersion.name, project);
const editions = new Map(pages.map(({path, frontMatter}) => [path, frontMatter.values.edition]));
const isPlus = (answer: string) => editions.get(answer.split('#')[0] ?? '') === 'plus';
const open = readJudged('open');
const sealed = readJudged('sealed');
const halves = {open, sealed};

/** The kinds of all queries, sorted. */
const kindsOf = (queries: readonly {kind: string}[]) => queries.map(({kind}) => kind).sort();

const repeated = (texts: readonly string[]) => texts.filter((text, i) => texts.indexOf(text) !== i);

for (const half of judgedHalves) {
  test(`${half}: every answer exists, those of the core come first`, () => {
    const outline = outlineOf(pages);
    expect(missingAnswers(halves[half], outline)).toEqual([]);
    const unsorted = halves[half].filter(({answers}) =>
      answers.some((each, i) => i > 0 && isPlus(answers[i - 1] ?? '') && !isPlus(each)),
    );
    expect(unsorted.map(({id}) => id)).toEqual([]);
    const [first] = halves[half];
    const planted = first ? [{...first, id: 'planted', answers: ['/api/dia/Graph#addCels']}] : [];
    expect(missingAnswers(planted, outline)).toEqual(['planted: /api/dia/Graph#addCels does not exist']);
  });

  test(`${half}: a typo says what was meant`, () => {
    const silent = halves[half].filter(
      ({kind, query, intended}) => (kind === 'typo') !== Boolean(intended && intended !== query),
    );
    expect(silent.map(({id}) => id)).toEqual([]);
  });
}

test('the sealed queries ask for names and in words, as the open ones do', () => {
  expect([...new Set(kindsOf(sealed))]).toEqual(['name', 'need', 'plain-words']);
  const names = ['exact-name', 'part-of-name', 'typo'];
  const asked = [...new Set(kindsOf(sealed))].flatMap((kind) => (kind === 'name' ? names : [kind]));
  expect([...new Set(kindsOf(open))]).toEqual(expect.arrayContaining(asked));
  expect(sealed.length).toBeGreaterThanOrEqual(100);
});

test('no sealed query is asked elsewhere', () => {
  const others = [...open, ...readQuestions(), ...readQuestions('held-out-questions.jsonl'), ...readNeeds()];
  const known = new Set(others.map(({query}) => query.toLowerCase()));
  expect(sealed.filter(({query}) => known.has(query.toLowerCase())).map(({id}) => id)).toEqual([]);
  expect(repeated([...open, ...sealed].map(({id}) => id))).toEqual([]);
  expect(repeated(sealed.map(({query}) => query.toLowerCase()))).toEqual([]);
});
