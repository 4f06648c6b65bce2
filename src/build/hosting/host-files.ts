import fs from 'node:fs';
import path from 'node:path';

/** Holds what a host needs to know of a build; no server serves it, for its name begins with a dot. */
export const hostFolder = '.hosting';

/** An old path, without what its spellings differ in at the end, and the address that it has become; both without the base URL. */
export type Moved = readonly [key: string, to: string];

const movedFile = (buildDir: string): string => path.join(buildDir, hostFolder, 'moved.json');

const sourcesFile = (buildDir: string): string => path.join(buildDir, hostFolder, 'script-sources.json');

/** Keeps the sources by which the policy allows the inline scripts of a build, as `scriptSources` finds them. */
export function writeScriptSources(buildDir: string, sources: readonly string[]): void {
  fs.mkdirSync(path.join(buildDir, hostFolder), {recursive: true});
  fs.writeFileSync(sourcesFile(buildDir), JSON.stringify(sources));
}

/** Reads the sources by which the policy allows the inline scripts of a build; without the file it allows none. */
export function readScriptSources(buildDir: string): string[] {
  return fs.existsSync(sourcesFile(buildDir))
    ? (JSON.parse(fs.readFileSync(sourcesFile(buildDir), 'utf8')) as string[])
    : [];
}

/** Keeps which old paths of a build servers redirect. */
export function writeMoved(buildDir: string, moved: readonly Moved[]): void {
  fs.mkdirSync(path.join(buildDir, hostFolder), {recursive: true});
  fs.writeFileSync(movedFile(buildDir), JSON.stringify(moved));
}

/** Reads which old paths of a build servers redirect; without the file there are none. */
export function readMoved(buildDir: string): Moved[] {
  return fs.existsSync(movedFile(buildDir))
    ? (JSON.parse(fs.readFileSync(movedFile(buildDir), 'utf8')) as Moved[])
    : [];
}
