import fs from 'node:fs';
import path from 'node:path';
import type {Demo} from '../../site/demos/demo';

/** How large a program is. */
export type ProgramSize = {files: number; lines: number; bytes: number};

/** A program as it was measured: its size, the cells of the diagram it starts with, and its start in ms, the median. */
export type ApplicationStart = ProgramSize & {cells: number; start: number};

/** What `npm run demo:benchmark -- --write` has measured of a version's applications, by the ids of their demos. */
export type ApplicationStarts = {
  machine: {cores: number; chromium: string; library: string};
  runs: number;
  applications: Record<string, ApplicationStart>;
};

/** The file of a version that has what was measured. */
export const startsFile = (demosFolder: string): string => path.join(demosFolder, 'application-starts.json');

/** Reads what was measured of a version's applications; nothing where nothing was. */
export function readStarts(demosFolder: string): ApplicationStarts | undefined {
  const file = startsFile(demosFolder);
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as ApplicationStarts) : undefined;
}

/** The size of a program with its styles and its page. */
export function sizeOf({files}: Pick<Demo, 'files'>): ProgramSize {
  return {
    files: files.length,
    lines: files.reduce((sum, {text}) => sum + text.trimEnd().split('\n').length, 0),
    bytes: files.reduce((sum, {text}) => sum + Buffer.byteLength(text), 0),
  };
}

const number = (value: number): string => value.toLocaleString('en');

/**
 * What a page says of an application: its size as it is, and how fast it started when it was measured.
 *
 * @returns nothing for what has not been measured
 */
export function startInWords(
  starts: ApplicationStarts | undefined,
  demo: Pick<Demo, 'id' | 'files'>,
): string | undefined {
  const measured = starts?.applications[demo.id];
  if (!starts || !measured) {
    return undefined;
  }
  const {cells, start} = measured;
  const {files, lines, bytes} = sizeOf(demo);
  const {cores, chromium, library} = starts.machine;
  return (
    `The program has ${number(lines)} lines in ${files} files, ${number(Math.round(bytes / 1000))}\u00a0kB in all. ` +
    `It starts with a diagram of ${number(cells)} cells. The first of them are painted ${start}\u00a0ms after the program starts: ` +
    `the median of ${starts.runs} starts in Chromium ${chromium} on a computer with ${cores} cores and no GPU, with JointJS ${library} already loaded.`
  );
}
