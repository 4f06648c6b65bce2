import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {env} from '../../build/config/env';
import {createPreviewServer} from '../../build/hosting/preview-server';
import {readSitemap} from '../../build/hosting/sitemap';
import {browse} from '../next-release/browse';
import {problemsOf} from '../next-release/commands';
import {copyProject} from '../next-release/copy-project';
import {type Manifest, presentRelease, raised} from '../next-release/raise';
import {askNpm, newestIn} from '../next-release/registry';
import {type Step, inWords, runSteps} from '../next-release/steps';
import {visitsOf} from '../next-release/visits';
import {projectDir} from './project';

const usage = `Usage: npm run try:next -- [--release 3.10.2] [--keep]

Tries the project with another release of Docusaurus, in a copy in the temporary folder: installs, checks the types,
builds, and opens pages of each kind in Chromium, where any error or warning of the console fails. The project itself
stays as it is. This takes about a quarter of an hour.

  --release  the release, or a range such as 3.9; the newest of the present major version when it is left out
  --keep     keep the copy; when something breaks, it is kept anyway
  --help     print this text`;

/** Reads pages of a build as readers do. */
function openPages(buildDir: string): Promise<string[]> {
  const paths = readSitemap(buildDir).map(({pathname}) => pathname);
  const server = createPreviewServer({buildDir, baseUrl: env.BASE_URL, env});
  return browse(server, visitsOf(paths, env.BASE_URL));
}

function stepsIn(folder: string, manifest: Manifest): Step[] {
  return [
    {
      name: 'copy',
      run: async () => {
        copyProject(projectDir, folder);
        fs.writeFileSync(path.join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
        return Promise.resolve([]);
      },
    },
    {name: 'install', needs: ['copy'], run: () => problemsOf(folder, 'install')},
    {name: 'types', needs: ['install'], run: () => problemsOf(folder, 'run', 'typecheck')},
    {name: 'build', needs: ['install'], run: () => problemsOf(folder, 'run', 'build')},
    {name: 'browser', needs: ['build'], run: () => openPages(path.join(folder, 'build'))},
  ];
}

/** `npm run try:next`: does the project work with the newest release of the framework? Fails on what breaks. */
async function main(): Promise<void> {
  const {values} = parseArgs({
    options: {release: {type: 'string'}, keep: {type: 'boolean'}, help: {type: 'boolean'}},
  });
  if (values.help) {
    console.log(usage);
    return;
  }
  const ask = askNpm(projectDir);
  const present = JSON.parse(fs.readFileSync(path.join(projectDir, 'package.json'), 'utf8')) as Manifest;
  const before = presentRelease(present);
  const release = await newestIn(ask, '@docusaurus/core', values.release ?? `^${before}`);
  const {manifest, changes} = await raised(present, release, ask);
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'docs-next-')));
  console.log(`Docusaurus ${release} in place of ${before}, in ${folder}.`);
  console.log(`Raised: ${changes.size === 0 ? 'nothing' : [...changes].map((words) => words.join('@')).join(' ')}\n`);
  const ended = await runSteps(stepsIn(folder, manifest), (step) => console.log(inWords(step)));
  const broken = ended.filter(({problems}) => problems.length > 0).map(({name}) => name);
  const isKept = values.keep === true || broken.length > 0;
  if (!isKept) {
    fs.rmSync(folder, {recursive: true, force: true});
  }
  console.log(
    broken.length === 0 ? `\nThe project works with ${release}.` : `\nBroken with ${release}: ${broken.join(', ')}.`,
  );
  if (isKept) {
    console.log(`The copy is in ${folder}.`);
  }
  process.exitCode = broken.length === 0 ? 0 : 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
