import fs from 'node:fs';
import path from 'node:path';
import {versionLabels} from '../../common/versions';
import {type Outline, isAnswer} from './judged';
import {type Place, placeOf} from './quality';

/**
 * A line of `assistant-tasks.jsonl`: a task that a developer gives to a coding assistant. The file has 40 of them:
 * 30 for the core, 6 for JointJS+ and 4 for version 4.0. The tasks measure whether an assistant that looks the answer up
 * through the server for the Model Context Protocol cites the right page.
 *
 * The answers were judged from the pages alone, and all tasks were written before the first one was asked. Do not change
 * a page, the words of the search or a task to raise the figure. If a page with a right answer is missing, say in the
 * commit why it answers the task.
 */
export type AssistantTask = {
  id: string;
  edition: 'core' | 'plus';
  /** The version that the task is about. */
  version: string;
  /** In the developer's words. */
  task: string;
  /** How an assistant would look it up: shorter, and without the story around it. */
  asks: string[];
  /** All places that answer it: pages that are about nothing else, or sections of longer pages. */
  answers: string[];
};

/**
 * A line of `assistant-lookups.jsonl`: how an assistant looked a task up, as it happened. It searched with the words of
 * the task, read the hits, searched again where they did not answer, opened pages, and cited one place. It did not know
 * the answers. A new lookup replaces an old one only as a whole: ask, read and cite before you compare with the answers.
 */
export type AssistantLookup = {
  /** The task's. */
  id: string;
  /** The searches after the first. */
  asks: string[];
  /** The address that the assistant cited. */
  cited: string;
};

const fileName = 'assistant-tasks.jsonl';

/** Are all fields there? */
const isComplete = ({id, edition, version, task, asks, answers}: Partial<AssistantTask>): boolean =>
  Boolean(id && task && asks?.length === 2 && answers?.length && version && versionLabels.includes(version)) &&
  (edition === 'core' || edition === 'plus');

/**
 * Reads the lines of `assistant-tasks.jsonl`.
 *
 * @throws when a line is not a task; the message names the line
 */
export function parseAssistantTasks(text: string): AssistantTask[] {
  return text.split('\n').flatMap((line, i) => {
    if (!line.trim()) {
      return [];
    }
    const task = JSON.parse(line) as AssistantTask;
    if (!isComplete(task)) {
      throw new Error(
        `${fileName}:${i + 1}: expected an id, an edition, a version, a task, two queries and the answers, got ${line}`,
      );
    }
    return [task];
  });
}

/** All tasks. */
export const readAssistantTasks = (): AssistantTask[] =>
  parseAssistantTasks(fs.readFileSync(path.join(__dirname, fileName), 'utf8'));

/**
 * Reads the lookups.
 *
 * @throws when a task has no lookup
 */
export function readAssistantLookups(tasks: readonly AssistantTask[]): AssistantLookup[] {
  const text = fs.readFileSync(path.join(__dirname, 'assistant-lookups.jsonl'), 'utf8');
  const lookups = text
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as AssistantLookup);
  return tasks.map(({id}) => {
    const lookup = lookups.find((each) => each.id === id);
    if (!lookup) {
      throw new Error(`assistant-lookups.jsonl: expected a lookup of "${id}"`);
    }
    return lookup;
  });
}

/** The hits of a query that an assistant reads. */
const readHits = 3;

/** Calls a tool of the server and returns its text. */
export type CallTool = (name: 'search' | 'get_page', given: Record<string, unknown>) => Promise<string>;

/** The addresses of the hits in an answer of `search`, best first. */
const addressesIn = (answer: string): string[] =>
  [...answer.matchAll(/^\d+\. \[.+\]\((\S+)\)/gm)].map(([, url = '']) => url);

/**
 * Looks a task up as an assistant does, always in the same way. It searches for the task as it was given, then for each
 * of its queries. It reads the first three hits of each search. A hit gives its page 1, 1/2 or 1/3 points.
 *
 * @returns the sections to cite, the best page first: of each page the hit that got the most points, and among equals
 * the earlier one
 * @throws when a tool does
 */
async function lookUp({task, asks, version}: AssistantTask, call: CallTool): Promise<Place[]> {
  const pages = new Map<string, {points: number; sections: Map<string, number>}>();
  for (const query of [task, ...asks]) {
    const addresses = addressesIn(await call('search', {query, version})).slice(0, readHits);
    for (const [i, address] of addresses.entries()) {
      await call('get_page', {page: address});
      const page = address.replace(/#.*/, '');
      const {points, sections} = pages.get(page) ?? {points: 0, sections: new Map<string, number>()};
      sections.set(address, (sections.get(address) ?? 0) + 1 / (i + 1));
      pages.set(page, {points: points + 1 / (i + 1), sections});
    }
  }
  return [...pages.values()]
    .sort((a, b) => b.points - a.points)
    .map(({sections}) => placeOf([...sections].sort(([, a], [, b]) => b - a)[0]?.[0] ?? ''));
}

/** A task with what an assistant cites. */
export type CitedTask = {
  task: AssistantTask;
  cited: Place[];
  /** The place of the first right citation, from 1 on; 0 if none is right. */
  rank: number;
  /** Is the page of the first citation one that has an answer, in whichever section? */
  isRightPage: boolean;
};

const pathOf = (address: string): string => address.replace(/\/?(?:#.*)?$/, '');

/**
 * Goes through the lookups once more. A citation holds if one of its searches still leads to the page, the server still
 * gives the cited section, and the section is an answer.
 *
 * @returns for each task that no longer holds, what is wrong
 */
export async function brokenLookups(
  tasks: readonly AssistantTask[],
  lookups: readonly AssistantLookup[],
  outline: Outline,
  call: CallTool,
): Promise<string[]> {
  const broken: string[] = [];
  for (const [i, {id, asks, cited}] of lookups.entries()) {
    const task = tasks[i];
    if (task?.id !== id) {
      throw new Error(`expected the lookup of "${task?.id}", got "${id}"`);
    }
    const pages: string[] = [];
    for (const query of [task.task, ...asks]) {
      const answer = await call('search', {query, version: task.version});
      pages.push(...addressesIn(answer).map((address) => pathOf(placeOf(address).path)));
    }
    if (!pages.includes(pathOf(cited))) {
      broken.push(`${id}: no search leads to ${cited}`);
    } else if (!isAnswer(placeOf(cited), task, outline)) {
      broken.push(`${id}: ${cited} is not among its answers`);
    } else {
      await call('get_page', {page: cited});
    }
  }
  return broken;
}

/** Looks all tasks up, one after the other. */
export async function measureTasks(
  tasks: readonly AssistantTask[],
  outline: Outline,
  call: CallTool,
): Promise<CitedTask[]> {
  const measured: CitedTask[] = [];
  for (const task of tasks) {
    const cited = await lookUp(task, call);
    const rank = cited.findIndex((place) => isAnswer(place, task, outline)) + 1;
    const isRightPage = task.answers.some((answer) => pathOf(answer) === pathOf(cited[0]?.path ?? ''));
    measured.push({task, cited, rank, isRightPage});
  }
  return measured;
}
