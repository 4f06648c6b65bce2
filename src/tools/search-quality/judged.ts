import fs from 'node:fs';
import path from 'node:path';
import type {Place} from './quality';

/** The two halves of the judged queries: one to work with, and one that is asked once. */
export const judgedHalves = ['open', 'sealed'] as const;
export type JudgedHalf = (typeof judgedHalves)[number];

/** A line of `judged-open.jsonl` or `judged-sealed.jsonl`. */
export type JudgedQuery = {
  id: string;
  kind: string;
  query: string;
  /** What was meant by a query with a typo. */
  intended?: string;
  /** All places that answer it, those of the core first: pages, or sections with their anchors. */
  answers: string[];
};

/** A page as the page model has it, with its headings in their order. */
type OutlinedPage = {path: string; content: {headings: readonly {anchor: string; depth: number}[]}};

/**
 * For each place of the pages, by its address: the section that contains it and begins right above it. This is
 * undefined for a page, and for a section that others of its section come before.
 */
export type Outline = ReadonlyMap<string, string | undefined>;

/** Without the slash at the end of the page's path, so that both forms of an address are equal. */
const addressOf = (pagePath: string, anchor: string | null): string =>
  `${pagePath.replace(/\/$/, '') || '/'}${anchor === null ? '' : `#${anchor}`}`;

/** The address that an answer names. */
function answerAddress(answer: string): string {
  const [page = '', anchor] = answer.split('#');
  return addressOf(page, anchor ?? null);
}

/** @throws an error that names the line when one is not a judged query */
export function parseJudged(text: string, file: string): JudgedQuery[] {
  return text.split('\n').flatMap((line, i) => {
    if (!line.trim()) {
      return [];
    }
    const judged = JSON.parse(line) as JudgedQuery;
    if (!judged.id || !judged.kind || !judged.query || !Array.isArray(judged.answers) || judged.answers.length === 0) {
      throw new Error(`${file}:${i + 1}: expected an id, a kind, a query and the places that answer it, got ${line}`);
    }
    return [judged];
  });
}

/** The queries of a half. */
export function readJudged(half: JudgedHalf): JudgedQuery[] {
  const file = `judged-${half}.jsonl`;
  return parseJudged(fs.readFileSync(path.join(__dirname, file), 'utf8'), file);
}

/** What is above each place of the pages. */
export function outlineOf(pages: readonly OutlinedPage[]): Outline {
  const outline = new Map<string, string | undefined>();
  for (const {path: pagePath, content} of pages) {
    let above = {address: addressOf(pagePath, null), depth: 0};
    outline.set(above.address, undefined);
    for (const {anchor, depth} of content.headings) {
      const address = addressOf(pagePath, anchor);
      outline.set(address, above.depth < depth ? above.address : undefined);
      above = {address, depth};
    }
  }
  return outline;
}

/** Answers that name a page or a section which does not exist. */
export const missingAnswers = (queries: readonly Pick<JudgedQuery, 'id' | 'answers'>[], outline: Outline): string[] =>
  queries.flatMap(({id, answers}) =>
    answers.filter((answer) => !outline.has(answerAddress(answer))).map((answer) => `${id}: ${answer} does not exist`),
  );

/**
 * Does a hit answer a query? It does when
 *
 * - its page and anchor are those of an answer,
 * - an answer is a whole page, and the hit is anywhere on it, or
 * - an answer is the first section below the hit: the hit is the section or the page that contains the answer, and
 *   only its introduction is in between. So `## Methods` answers for the first of its methods only.
 */
export function isAnswer(place: Place, {answers}: Pick<JudgedQuery, 'answers'>, outline: Outline): boolean {
  const hit = addressOf(place.path, place.anchor);
  const page = addressOf(place.path, null);
  return answers.map(answerAddress).some((answer) => answer === hit || answer === page || outline.get(answer) === hit);
}

export type JudgedAnswer = {
  judged: JudgedQuery;
  /** The place of the first hit that answers, from 1 on; 0 when none does. */
  rank: number;
  places: Place[];
};

/** Asks an engine the queries; `ask` gives the places for one, best first. */
export async function measureJudged(
  queries: readonly JudgedQuery[],
  outline: Outline,
  ask: (query: string) => Place[] | Promise<Place[]>,
): Promise<JudgedAnswer[]> {
  const answered: JudgedAnswer[] = [];
  for (const judged of queries) {
    const places = await ask(judged.query);
    const rank = places.findIndex((place) => isAnswer(place, judged, outline)) + 1;
    answered.push({judged, rank, places});
  }
  return answered;
}
