import fs from 'node:fs';
import path from 'node:path';

/** A line of `questions.jsonl`. */
export type Question = {
  id: number;
  query: string;
  kind: string;
  /** The paths of the pages that answer it; one may have an anchor of its own, `/api/V#attr`. */
  paths: string[];
  /** The anchor on one of the others where the answer stands; null when the page as a whole answers. */
  anchor: string | null;
  question: string;
};

/** A result as any search engine gives it: the address of a page, with or without an anchor. */
export type Place = {path: string; anchor: string | null};

export type Answered = {
  question: Question;
  /** The place of the first right page, from 1 on; 0 when it is not among the results. */
  rank: number;
  /** Is the right anchor among the first three places of its page? undefined where no anchor is asked for. */
  hasAnchor: boolean | undefined;
  places: Place[];
};

export type Quality = {
  count: number;
  success1: number;
  success3: number;
  mrr: number;
  anchors: number;
  answered: Answered[];
};

/** The questions that the ranking is made for, and others to see how it does on what it was not made for. */
export type QuestionsFile = 'questions.jsonl' | 'held-out-questions.jsonl';

/** @throws an error that names the line when one is not a question */
export function readQuestions(file: QuestionsFile = 'questions.jsonl'): Question[] {
  return fs
    .readFileSync(path.join(__dirname, file), 'utf8')
    .split('\n')
    .flatMap((line, i) => {
      if (!line.trim()) {
        return [];
      }
      const question = JSON.parse(line) as Question;
      if (!question.query || !Array.isArray(question.paths) || question.paths.length === 0) {
        throw new Error(`${file}:${i + 1}: expected a query and the paths that answer it, got ${line}`);
      }
      return [question];
    });
}

/** A line of `needs.jsonl`: a need in a reader's words, and the pages or sections of which one must be in view. */
export type Need = {query: string; paths: string[]};

/** The needs that newcomers looked for. */
export function readNeeds(): Need[] {
  const lines = fs.readFileSync(path.join(__dirname, 'needs.jsonl'), 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => JSON.parse(line) as Need);
}

/** Is one of the places an answer to a need? A path without an anchor is the page as a whole. */
export const meetsNeed = ({paths}: Need, places: readonly Place[]): boolean =>
  places.some(({path: page, anchor}) => paths.includes(anchor === null ? page : `${page}#${anchor}`));

/** Without the slash at the end, so that both forms of a page's path are equal. */
const pageKey = (pagePath: string): string => pagePath.replace(/\/$/, '') || '/';

/** The places that answer a question, with the anchor where the answer stands. */
function answersOf({paths, anchor}: Question): Place[] {
  return paths.map((text) => {
    const [page = '', own] = text.split('#');
    return {path: pageKey(page), anchor: own ?? anchor};
  });
}

/** Is a place one of those where the answer to a question stands? Without an anchor, that is the top of a page. */
export const answersQuestion = (question: Question, {path: page, anchor}: Place): boolean =>
  answersOf(question).some((answer) => answer.path === pageKey(page) && answer.anchor === anchor);

/** Questions that name an anchor which their page does not have: it was renamed, or the question is wrong. */
export function missingAnchors(
  questions: readonly Question[],
  pages: ReadonlyMap<string, ReadonlySet<string>>,
): string[] {
  const existing = new Map([...pages].map(([page, anchors]) => [pageKey(page), anchors]));
  return questions.flatMap(({id, paths}) =>
    paths
      .filter((text) => {
        const [page = '', own] = text.split('#');
        return own !== undefined && existing.get(pageKey(page))?.has(own) === false;
      })
      .map((text) => `question ${id}: ${text} does not exist`),
  );
}

/** Below this place a result is not seen. */
const lastPlace = 20;

/**
 * Asks an engine those questions that an existing page answers.
 *
 * @param pages - path and anchors of the pages that exist
 * @param ask - gives the places for a query, best first
 */
export async function measure(
  questions: readonly Question[],
  pages: ReadonlyMap<string, ReadonlySet<string>>,
  ask: (query: string) => Place[] | Promise<Place[]>,
): Promise<Quality> {
  const existing = new Map([...pages].map(([page, anchors]) => [pageKey(page), anchors]));
  const answered: Answered[] = [];
  for (const question of questions) {
    const answers = answersOf(question).filter((answer) => existing.has(answer.path));
    const right = answers.map((answer) => answer.path);
    if (right.length === 0) {
      continue;
    }
    const withAnchor = answers.filter(({path: page, anchor}) => anchor !== null && existing.get(page)?.has(anchor));
    const places = (await ask(question.query)).slice(0, lastPlace);
    const rank = places.findIndex((place) => right.includes(pageKey(place.path))) + 1;
    const hasAnchor =
      withAnchor.length === 0
        ? undefined
        : withAnchor.some((answer) =>
            places
              .filter((place) => pageKey(place.path) === answer.path)
              .slice(0, 3)
              .some((place) => place.anchor === answer.anchor),
          );
    answered.push({question, rank, hasAnchor, places});
  }
  return figuresOf(answered);
}

/** The figures of some answers; 0 where there is none. */
export function figuresOf(answered: Answered[]): Quality {
  const share = (list: readonly Answered[], holds: (each: Answered) => boolean | undefined) =>
    list.length === 0 ? 0 : list.filter(holds).length / list.length;
  return {
    count: answered.length,
    success1: share(answered, ({rank}) => rank === 1),
    success3: share(answered, ({rank}) => rank > 0 && rank <= 3),
    mrr: answered.reduce((sum, {rank}) => sum + (rank ? 1 / rank : 0), 0) / Math.max(1, answered.length),
    anchors: share(
      answered.filter(({hasAnchor}) => hasAnchor !== undefined),
      ({hasAnchor}) => hasAnchor,
    ),
    answered,
  };
}

/** The place that a hit's address leads to. */
export function placeOf(url: string): Place {
  const {pathname, hash} = new URL(url, 'http://localhost');
  return {path: pathname, anchor: hash ? decodeURIComponent(hash.slice(1)) : null};
}
