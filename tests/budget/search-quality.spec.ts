import {expect, test} from '@playwright/test';
import {leastNeeds, leastQuestions, limits, shortfalls} from '../../src/tools/search-quality/limits';
import {
  type Place,
  measure,
  meetsNeed,
  missingAnchors,
  placeOf,
  readNeeds,
  readQuestions,
} from '../../src/tools/search-quality/quality';
import {anchorsByPath, readDefaultIndex} from '../../src/tools/search-quality/records';
import {type LoadedIndex, loadIndex, modalAnswer} from '../../src/tools/search-quality/site-index';
import {sites} from '../support/sites';

// One process asks each query once.
test.describe.configure({mode: 'default'});

const site = readDefaultIndex(sites.main.buildDir);
let indexes: LoadedIndex[] = [];

test.beforeAll(async () => {
  indexes = [await loadIndex(site.location, site.titles, site.content)];
});

const asked = new Map<string, Place[]>();

/** What the modal answers; each query is asked once. */
function ask(query: string): Place[] {
  const places = asked.get(query) ?? modalAnswer(indexes, query).hits.map(({url}) => placeOf(url ?? ''));
  asked.set(query, places);
  return places;
}

test('the search answers the questions', async () => {
  const quality = await measure(readQuestions(), anchorsByPath(site), ask);
  const {count, success1, success3, mrr, anchors} = quality;
  const figures = JSON.stringify({count, success1, success3, mrr, anchors});
  test.info().annotations.push({type: 'quality', description: figures});
  expect(count).toBeGreaterThanOrEqual(leastQuestions);
  expect(shortfalls(quality), 'npm run search:quality lists the questions').toEqual([]);
});

test('the questions name places that exist', () => {
  const pages = anchorsByPath(site);
  const questions = readQuestions();
  const heldOut = readQuestions('held-out-questions.jsonl');
  expect(missingAnchors([...questions, ...heldOut], pages)).toEqual([]);
  const places = new Set([...pages].flatMap(([page, anchors]) => [page, ...[...anchors].map((id) => `${page}#${id}`)]));
  expect(readNeeds().flatMap(({paths}) => paths.filter((wanted) => !places.has(wanted)))).toEqual([]);
  const [first] = questions;
  const wrong = first ? [{...first, id: 0, paths: ['/api/dia/Graph#addCels', '/api/dia/Graph#addCells']}] : [];
  expect(missingAnchors(wrong, pages)).toEqual(['question 0: /api/dia/Graph#addCels does not exist']);
});

test('readers\u2019 needs lead to help among the first three', () => {
  const needs = readNeeds();
  const missed = needs.filter((need) => !meetsNeed(need, ask(need.query).slice(0, 3)));
  const share = 1 - missed.length / needs.length;
  const lines = missed.map(
    ({query, paths}) => `"${query}": ${JSON.stringify(ask(query).slice(0, 3))} in place of ${paths.join()}`,
  );
  expect(needs.length).toBeGreaterThan(40);
  expect(share, lines.join('\n')).toBeGreaterThanOrEqual(leastNeeds);
});

test('a broken ranking is found', async () => {
  const quality = await measure(readQuestions(), anchorsByPath(site), (query) => ask(query).toReversed());
  expect(shortfalls(quality).join('\n')).toMatch(/success1: expected.*\n.*success3: expected.*\n.*anchors: expected/);
});

test('too few questions are found', () => {
  expect(shortfalls({...limits, count: leastQuestions - 1})).toEqual([
    `questions: expected at least ${leastQuestions} with an existing page, got ${leastQuestions - 1}`,
  ]);
});
