import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {workingFiles} from './fingerprints';
import type {Job} from './jobs';
import {projectDir, sites} from './sites';
import {npm, variant} from './suites';

type SiteName = keyof typeof sites;

/** What each built site was made from, by its name. */
const notesFile = path.join(projectDir, '.cache/built-from.json');

const readNotes = (): Partial<Record<SiteName, string>> =>
  fs.existsSync(notesFile) ? (JSON.parse(fs.readFileSync(notesFile, 'utf8')) as Partial<Record<SiteName, string>>) : {};

/** A hash of what a site is built from; `undefined` where git does not list the files. */
function sourceOf(name: SiteName): string | undefined {
  const isSource = (file: string): boolean =>
    !file.startsWith('tests/') || (name === 'variant' && file.startsWith('tests/fixtures/'));
  const files = workingFiles(projectDir)?.filter(isSource);
  const hash = createHash('sha256').update(String(sites[name].port));
  files?.forEach((file) => hash.update(file).update(fs.readFileSync(path.join(projectDir, file))));
  return files && hash.digest('hex');
}

/** Notes what a site was built from, so that the deep lane need not build it again. */
export function noteBuild(name: SiteName): void {
  fs.mkdirSync(path.dirname(notesFile), {recursive: true});
  fs.writeFileSync(notesFile, JSON.stringify({...readNotes(), [name]: sourceOf(name)}));
}

const jobs: Record<SiteName, Job> = {main: npm('build'), variant};

/** The builds of the sites whose sources have changed since they were built. */
export function staleBuilds(): {name: SiteName; job: Job}[] {
  const notes = readNotes();
  const names = Object.keys(jobs) as SiteName[];
  return names
    .filter((name) => {
      const source = sourceOf(name);
      return source === undefined || notes[name] !== source || !fs.existsSync(sites[name].buildDir);
    })
    .map((name) => ({name, job: jobs[name]}));
}
