import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {type VersionName, apiFolder} from '../../api-model/sources';
import type {Demo} from '../demo';
import type {DemoData, DemoSummary, LibraryFile, SourceFile} from '../demo-data';
import {type LibraryName, buildFrame, buildLibrary, libraryVersion} from './frame';
import {librariesOf, programOf} from './program';
import {demoIds, demosFolder, readDemo} from './read-demo';
import {viteProject, zipProject} from './vite-project';

/** Where demos are served, below the base URL. */
export const demosPath = 'assets/demos/';

/** Highlights a file: its text and language to a `pre` element as HTML. */
export type Highlight = (text: string, language: string) => Promise<string>;

export type BundleOptions = {
  projectDir: string;
  baseUrl: string;
  /** Puts a hash of the content into file names, so that they can be cached for good. */
  hashNames: boolean;
  highlight: Highlight;
};

/** A version's label and its demos, ready to be served. */
export type VersionDemos = {
  version: VersionName;
  label: string;
  /** The page that lists the demos; with `?id=` it shows one. */
  galleryUrl: string;
};

/** The built demos: files to serve, and what pages need to know. */
export type DemoBundle = {
  /** Content by path below {@link demosPath}. */
  files: Map<string, string | Uint8Array>;
  /** By version, in the order of their ids. */
  summaries: Map<VersionName, DemoSummary[]>;
  /** By the address at which they are served. */
  data: Map<string, DemoData>;
};

/** The folder of a version's demos. */
export const versionDemosFolder = (projectDir: string, version: VersionName): string =>
  path.join(projectDir, path.dirname(apiFolder(version)), demosFolder);

/** Reads all demos of a version. */
export function readDemos(projectDir: string, version: VersionName): Demo[] {
  const folder = versionDemosFolder(projectDir, version);
  return demoIds(folder).map((id) => readDemo(folder, id));
}

class Emitter {
  readonly files = new Map<string, string | Uint8Array>();

  constructor(private readonly options: BundleOptions) {}

  /** Adds a file and returns its address. */
  add(name: string, extension: string, content: string | Uint8Array): string {
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
    const file = this.options.hashNames ? `${name}.${hash}${extension}` : `${name}${extension}`;
    this.files.set(file, content);
    return `${this.options.baseUrl}${demosPath}${file}`;
  }
}

/** Stands for a picture that is still to be taken, while a demo is being written. */
const noPicture = 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>';

/** The pictures of a demo, which `npm run demo:pictures` takes. */
function picturesOf(folder: string, name: string, emitter: Emitter, areOptional: boolean): DemoData['pictures'] {
  const add = (colorMode: 'light' | 'dark'): string => {
    const file = path.join(folder, `preview-${colorMode}.webp`);
    if (!fs.existsSync(file)) {
      if (areOptional) {
        return noPicture;
      }
      const where = path.relative(process.cwd(), file).replaceAll(path.sep, '/');
      throw new Error(`${where}: missing. Take it with "npm run demo:pictures".`);
    }
    return emitter.add(`${name}-${colorMode}`, '.webp', fs.readFileSync(file));
  };
  return {light: add('light'), dark: add('dark')};
}

const languages: Record<string, string> = {'.ts': 'ts', '.css': 'css', '.html': 'html'};

function sourceFiles({files}: Demo, highlight: Highlight): Promise<SourceFile[]> {
  return Promise.all(
    files.map(async ({name, text}) => ({
      name,
      text,
      html: await highlight(text, languages[path.extname(name)] ?? 'text'),
    })),
  );
}

/**
 * Builds the demos of all versions: highlighted sources, transpiled programs,
 * Vite projects, pictures, and the library releases that they run with.
 *
 * @throws with all problems: demos that do not parse or lack a picture
 */
export async function bundleDemos(versions: VersionDemos[], options: BundleOptions): Promise<DemoBundle> {
  const emitter = new Emitter(options);
  const frame = buildFrame();
  const frameUrl = emitter.add('frame', '.json', JSON.stringify(frame));
  const summaries: DemoBundle['summaries'] = new Map();
  const data: DemoBundle['data'] = new Map();
  const problems: string[] = [];
  for (const {version, label, galleryUrl} of versions) {
    const releases = new Map<LibraryName, LibraryFile>();
    const library = (name: LibraryName): LibraryFile => {
      const known = releases.get(name);
      if (known) {
        return known;
      }
      const release = libraryVersion(options.projectDir, version, name);
      const fileName = `${name.replace('@', '').replace('/', '-')}-${release}`;
      const file = {
        name,
        release,
        url: emitter.add(fileName, '.js', buildLibrary(options.projectDir, version, name).text),
      };
      releases.set(name, file);
      return file;
    };
    const built: DemoSummary[] = [];
    for (const demo of readDemos(options.projectDir, version)) {
      const name = `${label}/${demo.id.replace('/', '-')}`;
      try {
        const {id, title, description, height} = demo;
        const libraries = librariesOf(demo).map(library);
        const project = viteProject(demo, frame.baseCss, libraries);
        const pictures = picturesOf(
          path.join(versionDemosFolder(options.projectDir, version), id),
          name,
          emitter,
          !options.hashNames,
        );
        const item: DemoData = {
          id,
          title,
          description,
          version: label,
          height,
          files: await sourceFiles(demo, options.highlight),
          program: programOf(demo),
          libraries,
          frameUrl,
          pageUrl: `${galleryUrl}?id=${id}`,
          downloadUrl: emitter.add(name, '.zip', zipProject(demo.id.replace('/', '-'), project)),
          pictures,
        };
        const src = emitter.add(name, '.json', JSON.stringify(item));
        data.set(src, item);
        built.push({id, title, description, height, pictures, src});
      } catch (error) {
        problems.push((error as Error).message);
      }
    }
    summaries.set(version, built);
  }
  if (problems.length > 0) {
    throw new Error(`These demos cannot be built:\n${problems.join('\n')}`);
  }
  return {files: emitter.files, summaries, data};
}
