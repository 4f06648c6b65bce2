import {expect, test} from '@playwright/test';
import {readPages} from '../../src/build/content/pages';
import {versions} from '../../src/common/versions';
import {parseAssistantTasks, readAssistantTasks} from '../../src/tools/search-quality/assistant-tasks';
import {judgedHalves, missingAnswers, outlineOf, readJudged} from '../../src/tools/search-quality/judged';
import {readNeeds, readQuestions} from '../../src/tools/search-quality/quality';
import {project} from '../support/sites';

const tasks = readAssistantTasks();
const pages = versions.flatMap(({name}) => readPages(name, project));

test('there are 40 tasks: 6 for JointJS+ and 4 for the version before', () => {
  expect(tasks).toHaveLength(40);
  expect(new Set(tasks.map(({id}) => id)).size).toBe(40);
  expect(tasks.filter(({edition}) => edition === 'plus')).toHaveLength(6);
  expect(tasks.filter(({version}) => version === '4.0')).toHaveLength(4);
});

test('every answer exists, in the version of its task', () => {
  const outline = outlineOf(pages);
  expect(missingAnswers(tasks, outline)).toEqual([]);
  const other = tasks.filter(({answers, version}) =>
    answers.some((answer) => answer.startsWith('/4.0/') !== (version === '4.0')),
  );
  expect(other.map(({id}) => id)).toEqual([]);
  const planted = tasks.slice(0, 1).map((task) => ({...task, answers: ['/api/dia/Graph#addCels']}));
  expect(missingAnswers(planted, outline)).toEqual([`${planted[0]?.id}: /api/dia/Graph#addCels does not exist`]);
});

/** A text without case and punctuation. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9+]+/g, ' ')
    .trim();

test('a task is in its own words: no heading, no phrase of a page, no other query', () => {
  const headings = pages.flatMap(({content}) => content.headings.map(({text}) => text));
  const phrases = pages.flatMap(({asks}) => Object.values(asks).flat());
  const asked = [...readQuestions(), ...readQuestions('held-out-questions.jsonl'), ...readNeeds()];
  const judged = judgedHalves.flatMap(readJudged);
  const known = new Set([...headings, ...phrases, ...[...asked, ...judged].map(({query}) => query)].map(plain));
  const copied = tasks.flatMap(({task, asks}) => [task, ...asks]).filter((text) => known.has(plain(text)));
  expect(copied).toEqual([]);
  expect(known.has(plain('Forbid loose ends'))).toBe(true);
  expect(known.has(plain('mousewheel zoom snippet'))).toBe(true);
});

test('a line that is not a task is named', () => {
  const [line = ''] = tasks.map((task) => JSON.stringify(task));
  expect(parseAssistantTasks(`${line}\n\n`)).toHaveLength(1);
  for (const change of [{asks: ['one']}, {answers: []}, {version: '5'}, {edition: 'both'}, {task: ''}]) {
    const wrong = JSON.stringify({...tasks[0], ...change});
    expect(() => parseAssistantTasks(`${line}\n${wrong}`), wrong).toThrow(/^assistant-tasks\.jsonl:2: expected/);
  }
});
