import type {JudgedAnswer, JudgedHalf} from './judged';
import type {Place} from './quality';

const percent = (part: number, all: number) => `${((100 * part) / Math.max(1, all)).toFixed(1)} %`.padStart(8);
const show = ({path, anchor}: Place) => (anchor === null ? path : `${path}#${anchor}`);

/** How many queries the first hit answers, and one of the first three. */
function row(name: string, answered: readonly JudgedAnswer[]): string {
  const within = (last: number) => answered.filter(({rank}) => rank > 0 && rank <= last).length;
  const shares = [within(1), within(3)].map((count) => percent(count, answered.length));
  return [name.padEnd(16), String(answered.length).padStart(4), ...shares].join(' ');
}

/** A query that the first hit does not answer, with what came and what should have come. */
function failure({judged: {id, query, answers}, rank, places}: JudgedAnswer): string {
  const got = places.slice(0, 3).map(show).join(', ') || 'nothing';
  return `- ${id} "${query}" (place ${rank || '-'}): expected ${answers.join(' or ')}; got ${got}`;
}

/**
 * The figures by kind, as lines. Those of the open half are followed by the queries that failed. The sealed half stays
 * unseen.
 */
export function judgedReport(half: JudgedHalf, answered: readonly JudgedAnswer[]): string[] {
  const kinds = [...new Set(answered.map(({judged}) => judged.kind))];
  const rows = kinds.map((kind) =>
    row(
      kind,
      answered.filter(({judged}) => judged.kind === kind),
    ),
  );
  const table = ['kind             asked    first    three', ...rows, row('all', answered)];
  const failed = answered.filter(({rank}) => rank !== 1);
  return half === 'sealed'
    ? table
    : [...table, '', `${failed.length} queries that the first hit does not answer:`, ...failed.map(failure)];
}
