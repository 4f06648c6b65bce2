import results from './results.json';
import {type ComparisonName, type Row, comparisons} from './setups';
import type {Times} from './times';

/** A table: the heads of its columns, and a title with figures for each row. The title is Markdown's text with code. */
export type Table = {heads: readonly string[]; rows: readonly {title: string; cells: readonly string[]}[]};

/** A time as readers compare it: in seconds where it is long. */
const inWords = (ms: number): string =>
  ms < 995 ? `${Math.round(ms / 10) * 10}\u00a0ms` : `${(ms / 1000).toFixed(1)}\u00a0s`;

type Column = {head: string; cell: (times: Times) => string};

const drawn: Column = {head: 'Drawing finished', cell: (times) => inWords(times.drawn)};
const drag: Column = {
  head: 'Frame during a drag (median / 95th percentile)',
  cell: ({frame, slowFrame}) => `${frame}\u00a0/\u00a0${slowFrame}\u00a0ms`,
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

function timesOf(name: ComparisonName, {id}: Row): Times {
  const times = results[name].find((result) => result.id === id);
  if (!times) {
    throw new Error(`"${id}" has not been measured. Run \`npm run performance:benchmark -- --write\`.`);
  }
  return times;
}

/**
 * A table of the performance guide, with the figures that `npm run performance:benchmark` has measured.
 *
 * @throws when a row has not been measured
 */
export function performanceTable(name: ComparisonName): Table {
  return {
    heads: ['Setup', ...columns[name].map(({head}) => head)],
    rows: comparisons[name].rows.map((row) => {
      const times = timesOf(name, row);
      return {title: row.title, cells: columns[name].map(({cell}) => cell(times))};
    }),
  };
}

/** Names of the tables. */
export const tableNames = Object.keys(comparisons) as ComparisonName[];
