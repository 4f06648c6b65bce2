import fs from 'node:fs';
import path from 'node:path';
import {projectDir} from './sites';

/** How often each test has passed only on its second try, by file below tests and title. */
export type Unsteady = Record<string, number>;

const listFile = path.join(projectDir, 'tests/unsteady.json');

/** Adds the tests of a run to the list; the list stays in order. */
export function withUnsteady(list: Unsteady, names: readonly string[]): Unsteady {
  const counts = new Map(Object.entries(list));
  names.forEach((name) => counts.set(name, (counts.get(name) ?? 0) + 1));
  return Object.fromEntries([...counts].sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Notes the tests that passed only on their second try in `tests/unsteady.json`.
 *
 * @returns what to tell about them; empty when there are none
 */
export function noteUnsteady(names: readonly string[], file = listFile): string {
  if (names.length === 0) {
    return '';
  }
  const known = fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Unsteady) : {};
  const list = withUnsteady(known, names);
  fs.writeFileSync(file, `${JSON.stringify(list, null, 2)}\n`);
  const lines = names.map((name) => `  ${name}${(list[name] ?? 0) > 1 ? ` (${list[name]} times: mend its kind)` : ''}`);
  return `Unsteady, passed on the second try (tests/unsteady.json):\n${lines.join('\n')}`;
}
