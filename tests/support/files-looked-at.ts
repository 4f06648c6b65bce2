import fs from 'node:fs';
import path from 'node:path';
import {projectDir} from './sites';

/** The functions that look at files; what a list of a folder names is looked at on its own. */
const looks = ['readFileSync', 'statSync', 'existsSync'] as const;

/**
 * What is looked at while a function runs, relative to the project; also what is not there.
 *
 * @param by - the functions that count
 */
export async function filesLookedAt(
  act: () => unknown,
  by: readonly (typeof looks)[number][] = looks,
): Promise<string[]> {
  const files: string[] = [];
  const own = Object.fromEntries(by.map((name) => [name, fs[name]]));
  for (const name of by) {
    const look = fs[name] as (...parameters: unknown[]) => unknown;
    Object.assign(fs, {
      [name]: (...parameters: unknown[]) => {
        files.push(path.relative(projectDir, String(parameters[0])).replaceAll(path.sep, '/'));
        return look(...parameters);
      },
    });
  }
  try {
    await act();
  } finally {
    Object.assign(fs, own);
  }
  return files;
}
