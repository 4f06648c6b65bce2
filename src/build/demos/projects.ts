import {fork} from 'node:child_process';
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {VersionName} from '../../common/versions';
import type {LibraryFile, StageData, StageSummary} from '../../site/demos/demo-data';
import type {FrameProgram} from '../../site/demos/frame/frame-content';
import {hashFiles} from '../files/hash-files';
import type {Emitter} from './emitter';
import {addPicture, type PictureOptions} from './picture';

/** The projects of the integration guides that pages run, and what their guides call the framework. */
const guides = {
  react: 'React',
  angular: 'Angular',
  vue: 'Vue',
  svelte: 'Svelte',
  javascript: 'plain JavaScript',
  typescript: 'TypeScript',
} as const;

export type ProjectName = keyof typeof guides;

export const projectNames = Object.keys(guides) as readonly ProjectName[];

/** What a project becomes when it is built: a page, its styles, and a script that asks for the library. */
export type BuiltProject = {html: string; css: string; code: string};

/** Where the projects are, relative to the site. */
export const projectsFolder = 'tests/integration';

/** The height of every project in its frame, in px: switches, a paper of 300 px, and the form. */
export const projectHeight = 440;

/** The name under which the frame knows the built code. */
const codeName = 'project';

const program = path.resolve(__dirname, 'project-builder.ts');
const frameCss = path.resolve(__dirname, '../../site/demos/frame/project.css');

/** What is no source: installed and built files, and the pictures of the site. */
const besides = /^(?:node_modules|dist|dist-server|preview-(?:light|dark)\.webp)$/;

/** A hash of a project's sources. */
function hashProject(siteDir: string, name: ProjectName): string {
  const folder = `${projectsFolder}/${name}`;
  const sources = fs.readdirSync(path.join(siteDir, folder)).filter((entry) => !besides.test(entry));
  return hashFiles(
    siteDir,
    sources.map((entry) => `${folder}/${entry}`),
  );
}

/** What the pictures of a project depend on. */
export function hashProjectLooks(siteDir: string, name: ProjectName, baseCss: string): string {
  const looks = [hashProject(siteDir, name), baseCss, fs.readFileSync(frameCss, 'utf8'), String(projectHeight)];
  return createHash('sha256').update(JSON.stringify(looks)).digest('hex').slice(0, 12);
}

/** The picture of a project in a color mode. */
export const projectPicture = (siteDir: string, name: ProjectName, mode: 'light' | 'dark'): string =>
  path.join(siteDir, projectsFolder, name, `preview-${mode}.webp`);

/**
 * Builds a project with the tools of its framework, from the sources that its tests build.
 *
 * @param workFolder - belongs to this build
 * @throws with file and line when it does not compile
 */
export function buildProject(siteDir: string, name: ProjectName, workFolder: string): Promise<BuiltProject> {
  const folder = path.join(siteDir, projectsFolder, name);
  return new Promise((resolve, reject) => {
    const child = fork(program, [siteDir, folder, workFolder], {
      cwd: siteDir,
      execArgv: ['--import', 'tsx'],
      // eslint-disable-next-line no-restricted-properties -- handed on unread
      env: {...process.env, NODE_ENV: 'production'},
    });
    const stop = (): void => void child.kill();
    process.once('exit', stop);
    child.on('message', ({built, failure}: {built?: BuiltProject; failure?: string}) => {
      if (built) {
        resolve(built);
      } else {
        reject(new Error(failure));
      }
      child.kill();
    });
    child.on('error', reject);
    child.on('exit', (code) => {
      process.off('exit', stop);
      reject(new Error(`${projectsFolder}/${name}: its build ended with code ${code}.`));
    });
  });
}

const titleOf = (name: ProjectName): string => `A diagram and a form in ${guides[name]}`;

/** A built project as its frame takes it, beside the library: see {@link codeLibrary}. */
export function projectFrame(name: ProjectName, {html, css}: BuiltProject): FrameProgram {
  return {
    title: titleOf(name),
    html,
    css: fs.readFileSync(frameCss, 'utf8') + css,
    scripts: [{name: 'index.ts', code: `require(${JSON.stringify(codeName)})`}],
  };
}

/** The built code, as the frame takes libraries: all versions share its file. */
export const codeLibrary = ({code}: BuiltProject): {name: string; text: string} => ({name: codeName, text: code});

/** A project as all versions have it. */
type SharedStage = {name: ProjectName; built: BuiltProject; codeUrl: string; pictures: StageSummary['pictures']};

/** Builds the projects, and adds what all versions share of them. */
export function addProjects(
  names: readonly ProjectName[],
  emitter: Emitter,
  options: PictureOptions & {cacheFolder: string},
): Promise<SharedStage[]> {
  const {projectDir, cache, cacheFolder, toolsHash} = options;
  return Promise.all(
    names.map(async (name) => {
      const built = await cache.get({project: name, sources: hashProject(projectDir, name), toolsHash}, () =>
        buildProject(projectDir, name, path.join(path.dirname(cacheFolder), 'project-builds', name)),
      );
      const picture = (mode: 'light' | 'dark') =>
        addPicture(projectPicture(projectDir, name, mode), `projects/${name}-${mode}`, emitter, options);
      const [light, dark] = await Promise.all([picture('light'), picture('dark')]);
      const codeUrl = emitter.add(`projects/${name}`, '.js', codeLibrary(built).text);
      return {name, built, codeUrl, pictures: {light, dark}};
    }),
  );
}

/** A project with the library of a version. */
export function addStage(
  {name, built, codeUrl, pictures}: SharedStage,
  version: {version: VersionName; label: string},
  core: LibraryFile,
  frame: {url: string; keysUrl: string},
  emitter: Emitter,
): StageSummary {
  const title = titleOf(name);
  const data: StageData = {
    title,
    files: [],
    program: projectFrame(name, built),
    libraries: [core, {name: codeName, release: core.release, url: codeUrl}],
    frameUrl: frame.url,
    keysUrl: frame.keysUrl,
  };
  return {
    id: projectId(name),
    title,
    description:
      'Two elements and a link between them. A form shows the label and the position of the selected element.',
    height: projectHeight,
    pictures,
    src: emitter.add(`${version.label}/project-${name}`, '.json', JSON.stringify(data)),
  };
}

/** How pages find a project among what they can run. */
export const projectId = (name: string): string => `projects/${name}`;
