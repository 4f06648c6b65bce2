import {type ComparisonName, comparisons} from './setups';
import type {Times} from './times';

/** The medians of a row. */
export type Result = {id: string} & Times;

/** Keeps number and unit on one line. */
const space = '&nbsp;';

/** A time as readers compare it: in seconds where it is long. */
const inWords = (ms: number): string =>
  ms < 995 ? `${Math.round(ms / 10) * 10}${space}ms` : `${(ms / 1000).toFixed(1)}${space}s`;

type Column = {head: string; cell: (times: Times) => string};

const drawn: Column = {head: 'Drawing finished', cell: (times) => inWords(times.drawn)};
const drag: Column = {
  head: 'Frame during a drag (median / 95th percentile)',
  cell: ({frame, slowFrame}) => `${frame}${space}/${space}${slowFrame}${space}ms`,
};

const columns: Record<ComparisonName, readonly Column[]> = {
  ways: [
    {head: 'First paint', cell: ({firstPaint}) => inWords(firstPaint)},
    drawn,
    {head: 'Longest pause', cell: ({stall}) => inWords(stall)},
    {head: 'Cells in the document', cell: ({cells}) => cells.toLocaleString('en')},
    drag,
  ],
  choices: [drawn, drag],
};

/**
 * A table of the performance guide in Markdown.
 *
 * @param results - of all rows, in their order
 */
export function performanceTable(name: ComparisonName, results: readonly Result[]): string {
  const own = columns[name];
  const rows = results.map((times, index) => [
    comparisons[name].rows[index]?.title,
    ...own.map(({cell}) => cell(times)),
  ]);
  const lines = [['Setup', ...own.map(({head}) => head)], ['---', ...own.map(() => '---:')], ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Names of the tables. */
export const tableNames = Object.keys(comparisons) as ComparisonName[];
