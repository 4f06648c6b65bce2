import fs from 'node:fs';
import path from 'node:path';
import type {Read} from './reads';
import {projectDir} from './sites';

/** The tests of a file in one of Playwright's projects: what the deep lane repeats or does not. */
export type Slice = {project: string; spec: string; inputs: string};

/**
 * A slice that has passed, with the number of its tests; where they depend on what their pages asked the built sites
 * for, with these addresses and a hash of the answers.
 */
export type Passed = Slice & {tests: number; reads?: Read[]; answers?: string};

/** Where slices that have passed are noted, a line each as soon as its last test has passed. */
const passedFile = path.join(projectDir, '.cache/passed-slices.jsonl');

/** Where the slices of a run are handed to its reporter. */
const askedFile = path.join(projectDir, '.cache/asked-slices.json');

/** Older notes than these are forgotten. */
const mostNotes = 5000;

/** The slices that have passed, by project, file and inputs. */
export function readPassed(file = passedFile): Map<string, Passed> {
  const lines = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];
  // A run that was cut off may have left half a line.
  const notes = lines.slice(-mostNotes).flatMap((line): Passed[] => {
    try {
      return [JSON.parse(line) as Passed];
    } catch {
      return [];
    }
  });
  return new Map(notes.map((note) => [keyOf(note), note]));
}

/** What a slice is known by: another input makes it another slice. */
export const keyOf = ({project, spec, inputs}: Slice): string => [project, spec, inputs].join(' ');

/** Notes that all tests of a slice have passed. */
export function notePassed(passed: Passed, file = passedFile): void {
  fs.appendFileSync(file, `${JSON.stringify(passed)}\n`);
}

/** Hands the slices of a run to its reporter. Returns the file for `TEST_SLICES`. */
export function handDown(slices: readonly Slice[]): string {
  fs.mkdirSync(path.dirname(askedFile), {recursive: true});
  fs.writeFileSync(askedFile, JSON.stringify(slices));
  return askedFile;
}
