import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {ofSite} from '../lanes';
import {readsOtherwise} from './reads';
import {projectDir, sites} from './sites';
import {importedBy, readSources} from './sources';
import {findTestBrowser} from './test-browser';

/** The files of the working tree that are not ignored, in order; `undefined` where git does not tell. */
export function workingFiles(cwd: string): string[] | undefined {
  const {status, stdout} = spawnSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd,
    encoding: 'utf8',
    maxBuffer: 1e8,
  });
  const files = stdout?.split('\0').filter((file) => file !== '' && fs.existsSync(path.join(cwd, file)));
  return status === 0 ? [...new Set(files)].sort() : undefined;
}

/** A hash of files with their names. */
function hashOf(folder: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  files.forEach((file) => hash.update(`${file}\n`).update(fs.readFileSync(path.join(folder, file))));
  return hash.digest('hex');
}

/** A hash of a built site. What the build has compressed is made from the rest. */
function builtHash(name: keyof typeof sites): string {
  const {buildDir} = sites[name];
  const files = fs
    .readdirSync(buildDir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) => path.relative(buildDir, path.join(entry.parentPath, entry.name)));
  return hashOf(buildDir, files.sort());
}

const browserVersion = (): string => spawnSync(findTestBrowser(), ['--version'], {encoding: 'utf8'}).stdout ?? '';

const isSpec = /^tests\/.*\.spec\.ts$/;
/** What all tests depend on. */
const isSetup = /^(?:package-lock\.json|tests\/(?:playwright\.config|lanes)\.ts)$/;

/**
 * Makes the function that says what the tests of a file depend on, as a hash: the file and what it imports, the
 * setup, the browser, and the files of the project or, of tests whose pages do not say what they read, the built
 * sites. The built sites have to stand.
 *
 * @returns `undefined` where git does not list the files: then nothing is known of what has passed before
 */
export function readInputs(): ((project: string, spec: string) => string) | undefined {
  const files = workingFiles(projectDir);
  if (!files) {
    return undefined;
  }
  const sources = readSources(projectDir);
  const setup = [
    hashOf(
      projectDir,
      files.filter((file) => isSetup.test(file)),
    ),
    process.version,
    browserVersion(),
  ];
  const known = new Map<string, string>();
  const once = (name: string, make: () => string): string => {
    const value = known.get(name) ?? make();
    known.set(name, value);
    return value;
  };
  const demos = () =>
    hashOf(
      projectDir,
      files.filter((file) => /(?:^|\/)_demos\//.test(file)),
    );
  const allButSpecs = () =>
    hashOf(
      projectDir,
      files.filter((file) => !isSpec.test(file)),
    );
  return (project, spec) => {
    const imported = [...importedBy([spec], sources)].sort();
    const texts = new Map(imported.map((file) => [file, sources.get(file) ?? '']));
    const wholeMain = () => once('main', () => builtHash('main'));
    // What the pages of the other tests ask for is noted by the tests themselves.
    const built = () => (readsOtherwise(texts) ? [wholeMain(), once('variant', () => builtHash('variant'))] : []);
    const read = ofSite.includes(project)
      ? [...built(), ...(project === 'demos' ? [once('demos', demos)] : [])]
      : [once('files', allButSpecs), ...(project === 'tools' ? [wholeMain()] : [])];
    return createHash('sha256')
      .update(JSON.stringify([project, setup, read, [...texts]]))
      .digest('hex');
  };
}
