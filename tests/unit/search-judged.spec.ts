import {expect, test} from '@playwright/test';
import {
  isAnswer,
  type JudgedQuery,
  measureJudged,
  missingAnswers,
  outlineOf,
  parseJudged,
} from '../../src/tools/search-quality/judged';
import {judgedReport} from '../../src/tools/search-quality/judged-report';
import {placeOf} from '../../src/tools/search-quality/quality';

const headings = (...list: [number, string][]) => ({headings: list.map(([depth, anchor]) => ({depth, anchor}))});
const outline = outlineOf([
  {path: '/api/dia/Graph', content: headings([2, 'methods'], [3, 'addCell'], [3, 'clear'], [2, 'events'])},
  {path: '/learn/', content: headings([2, 'evaluate'])},
]);
const judged = (...answers: string[]): JudgedQuery => ({id: 'a', kind: 'need', query: 'empty the graph', answers});
const answers = (hit: string, ...wanted: string[]) => isAnswer(placeOf(hit), judged(...wanted), outline);

test.describe('a hit answers', () => {
  for (const [what, hit, answer] of [
    ['at the same anchor', '/api/dia/Graph#clear', '/api/dia/Graph#clear'],
    ['with the other form of the path', '/learn#evaluate', '/learn/#evaluate'],
    ['anywhere on a page that answers', '/api/dia/Graph#clear', '/api/dia/Graph'],
    ['as the section that begins right above', '/api/dia/Graph#methods', '/api/dia/Graph#addCell'],
    ['as the page that begins right above', '/learn/', '/learn/#evaluate'],
  ] as const) {
    test(what, () => expect(answers(hit, '/learn/other', answer)).toBe(true));
  }
});

test.describe('a hit does not answer', () => {
  for (const [what, hit, answer] of [
    ['on another page', '/learn/#evaluate', '/api/dia/Graph#clear'],
    ['at another anchor of the page', '/api/dia/Graph#addCell', '/api/dia/Graph#clear'],
    ['as a section with others before the answer', '/api/dia/Graph#methods', '/api/dia/Graph#clear'],
    ['as the section above the section that contains the answer', '/api/dia/Graph', '/api/dia/Graph#addCell'],
    ['as the end of the section before', '/api/dia/Graph#clear', '/api/dia/Graph#events'],
    ['below the answer', '/api/dia/Graph#addCell', '/api/dia/Graph#methods'],
  ] as const) {
    test(what, () => expect(answers(hit, answer)).toBe(false));
  }
});

test('an answer that does not exist is found', () => {
  const planted = judged('/api/dia/Graph#clear', '/api/dia/Graph#cleer', '/api/dia/None', '/learn');
  expect(missingAnswers([planted], outline)).toEqual([
    'a: /api/dia/Graph#cleer does not exist',
    'a: /api/dia/None does not exist',
  ]);
});

test('a line that is no judged query is named', () => {
  const good = JSON.stringify(judged('/learn/'));
  expect(parseJudged(`${good}\n`, 'some.jsonl')).toEqual([judged('/learn/')]);
  expect(() => parseJudged(`${good}\n${JSON.stringify(judged())}`, 'some.jsonl')).toThrow(/^some\.jsonl:2: expected/);
});

test('the report counts what the first hit and the first three answer, by kind', async () => {
  const queries = [
    {...judged('/learn/'), query: 'first'},
    {...judged('/api/dia/Graph#clear'), query: 'third'},
    {...judged('/api/dia/Graph#events'), query: 'fourth', kind: 'typo'},
    // The planted wrong answer: nothing of what comes is it.
    {...judged('/learn/other'), query: 'wrong', kind: 'typo'},
  ];
  const hits = ['/learn/#evaluate', '/api/dia/Graph#addCell', '/api/dia/Graph#clear', '/api/dia/Graph#events'];
  const answered = await measureJudged(queries, outline, () => hits.map(placeOf));
  expect(answered.map(({rank}) => rank)).toEqual([1, 3, 4, 0]);
  const table = [
    'kind             asked    first    three',
    'need                2   50.0 %  100.0 %',
    'typo                2    0.0 %    0.0 %',
    'all                 4   25.0 %   50.0 %',
  ];
  const report = judgedReport('open', answered);
  expect(report.slice(0, 4)).toEqual(table);
  expect(report.slice(5)).toEqual([
    '3 queries that the first hit does not answer:',
    expect.stringContaining('"third" (place 3): expected /api/dia/Graph#clear; got /learn/#evaluate, '),
    expect.stringContaining('"fourth" (place 4)'),
    expect.stringContaining('"wrong" (place -): expected /learn/other'),
  ]);
  expect(judgedReport('sealed', answered), 'the sealed queries stay unseen').toEqual(table);
});
