import {npm} from './commands';

/** What a registry knows of a package; `undefined` when nothing of it matches. */
export type Ask = (spec: string, field: string) => Promise<unknown>;

/** Asks npm. */
export const askNpm =
  (folder: string): Ask =>
  async (spec, field) => {
    const {code, stdout, output} = await npm(folder, 'view', spec, field, '--json');
    if (code !== 0 && !output.includes('E404')) {
      throw new Error(`npm cannot tell the ${field} of ${spec}:\n${output}`);
    }
    return code === 0 && stdout.trim() !== '' ? (JSON.parse(stdout) as unknown) : undefined;
  };

/** Compares versions of releases by their numbers. */
function compare(one: string, other: string): number {
  const [a, b] = [one, other].map((version) => version.split('.').map(Number)) as [number[], number[]];
  const at = a.findIndex((number, index) => number !== b[index]);
  return at < 0 ? 0 : (a[at] ?? 0) - (b[at] ?? 0);
}

/** The releases of a package in a range, the oldest first. */
export async function releasesIn(ask: Ask, name: string, range: string): Promise<string[]> {
  const found = [await ask(`${name}@${range}`, 'version')].flat();
  return found
    .filter((version): version is string => typeof version === 'string' && /^\d+\.\d+\.\d+$/.test(version))
    .sort(compare);
}

/**
 * The newest release of a package in a range.
 *
 * @throws when there is none
 */
export async function newestIn(ask: Ask, name: string, range: string): Promise<string> {
  const newest = (await releasesIn(ask, name, range)).at(-1);
  if (newest === undefined) {
    throw new Error(`The registry has no release of ${name} in ${range}.`);
  }
  return newest;
}
