import path from 'node:path';
import {packageVersion} from '../api-model/sources';
import {type VersionName, versionNamed} from '../../common/versions';
import type {Demo} from '../../site/demos/demo';
import type {DemoData, DemoSummary, LibraryFile, SourceFile} from '../../site/demos/demo-data';
import type {Frame} from '../../site/demos/frame/frame-document';
import {ContentCache} from './json-cache';
import {Emitter} from './emitter';
import {type LibraryName, buildFrame, buildKeys, buildLibrary, libraryFolder} from './frame';
import {addPicture} from './picture';
import {librariesOf, programOf} from './transpile-demo';
import {demoIds, demosFolder, readDemo} from './read-demo';
import {viteProject, zipProject} from './vite-project';

/** Where demos are served, below the base URL. */
export const demosPath = 'assets/demos/';

/** Highlights a file: its text and language to a `pre` element as HTML. */
type Highlight = (text: string, language: string) => Promise<string>;

export type BundleOptions = {
  projectDir: string;
  baseUrl: string;
  /**
   * While a site is written, files keep their names when their content changes,
   * and a demo may still lack its pictures. Otherwise names have a hash of the
   * content, so that files can be cached for good.
   */
  isDevelopment: boolean;
  highlight: Highlight;
  /** Built demos are kept here, and used again as long as nothing that they are made of changes. */
  cacheFolder: string;
  /** Changes whenever the programs that build demos change: this folder, the highlighter, packages. */
  toolsHash: string;
};

/** A version's label and its demos, ready to be served. */
export type VersionDemos = {
  version: VersionName;
  label: string;
  /** The page that lists the demos, whose pages are below it. */
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
  path.join(projectDir, versionNamed(version).folder, demosFolder);

/** Reads all demos of a version. */
export function readDemos(projectDir: string, version: VersionName): Demo[] {
  const folder = versionDemosFolder(projectDir, version);
  return demoIds(folder).map((id) => readDemo(folder, id));
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

/** What takes time to build of a demo, and does not depend on the site. */
type BuiltProgram = {
  files: SourceFile[];
  program: DemoData['program'];
  /** The zipped Vite project, in base 64. */
  project: string;
};

/** Builds the demos of one version. */
class VersionBuilder {
  private readonly libraries = new Map<LibraryName, LibraryFile>();

  constructor(
    private readonly version: VersionDemos,
    private readonly emitter: Emitter,
    private readonly cache: ContentCache,
    private readonly options: BundleOptions,
  ) {}

  private library(name: LibraryName): LibraryFile {
    const known = this.libraries.get(name);
    if (known) {
      return known;
    }
    const {projectDir} = this.options;
    const release = packageVersion(libraryFolder(projectDir, this.version.version, name));
    const fileName = `${name.replace('@', '').replace('/', '-')}-${release}`;
    const {text} = buildLibrary(projectDir, this.version.version, name);
    const file = {name, release, url: this.emitter.add(fileName, '.js', text)};
    this.libraries.set(name, file);
    return file;
  }

  private builtProgram(demo: Demo, baseCss: string, libraries: LibraryFile[]): Promise<BuiltProgram> {
    const {highlight, toolsHash} = this.options;
    const releases = libraries.map(({name, release}) => ({name, release}));
    return this.cache.get({demo, baseCss, releases, toolsHash}, async () => ({
      files: await sourceFiles(demo, highlight),
      program: programOf(demo),
      project: Buffer.from(zipProject(demo.id.replace('/', '-'), viteProject(demo, baseCss, releases))).toString(
        'base64',
      ),
    }));
  }

  /**
   * Builds one demo.
   *
   * @param frame - what every frame starts with, and where it is
   * @param oldest - the label of the oldest version: what came with it is not new anywhere
   */
  async build(
    demo: Demo,
    frame: Frame & {url: string; keysUrl: string},
    oldest: string,
  ): Promise<{data: DemoData; src: string}> {
    const {id, title, description, since, height} = demo;
    const {label, galleryUrl, version} = this.version;
    const name = `${label}/${id.replace('/', '-')}`;
    const libraries = librariesOf(demo).map((library) => this.library(library));
    const folder = path.join(versionDemosFolder(this.options.projectDir, version), id);
    const picture = (mode: 'light' | 'dark') =>
      addPicture(path.join(folder, `preview-${mode}.webp`), `${name}-${mode}`, this.emitter, {
        ...this.options,
        cache: this.cache,
      });
    const [{files, program, project}, light, dark] = await Promise.all([
      this.builtProgram(demo, frame.baseCss, libraries),
      picture('light'),
      picture('dark'),
    ]);
    const data: DemoData = {
      id,
      title,
      description,
      ...(since !== oldest && {since}),
      height,
      files,
      program,
      libraries,
      frameUrl: frame.url,
      keysUrl: frame.keysUrl,
      pageUrl: `${galleryUrl}/${id}`,
      downloadUrl: this.emitter.add(name, '.zip', Buffer.from(project, 'base64')),
      pictures: {light, dark},
    };
    return {data, src: this.emitter.add(name, '.json', JSON.stringify(data))};
  }
}

/**
 * Builds the demos of all versions: highlighted sources, transpiled programs,
 * Vite projects, pictures, and the library releases that they run with.
 *
 * @param versions - newest first
 * @throws with all problems: demos that are not as they should be, do not parse or lack a picture
 */
export async function bundleDemos(versions: VersionDemos[], options: BundleOptions): Promise<DemoBundle> {
  const emitter = new Emitter(options.baseUrl + demosPath, !options.isDevelopment);
  const cache = new ContentCache(options.cacheFolder);
  const frame = buildFrame();
  const frameWithUrl = {
    ...frame,
    url: emitter.add('frame', '.json', JSON.stringify(frame)),
    keysUrl: emitter.add('keyboard', '.js', buildKeys()),
  };
  const oldest = versions.at(-1)?.label ?? '';
  const bundle: DemoBundle = {files: emitter.files, summaries: new Map(), data: new Map()};
  const problems: string[] = [];
  for (const version of versions) {
    const builder = new VersionBuilder(version, emitter, cache, options);
    const folder = versionDemosFolder(options.projectDir, version.version);
    const built: DemoSummary[] = [];
    const builds = demoIds(folder).map(async (id) => {
      try {
        return await builder.build(readDemo(folder, id), frameWithUrl, oldest);
      } catch (error) {
        problems.push((error as Error).message);
        return undefined;
      }
    });
    // Together, so that the sizes of pictures are made while sources are highlighted.
    for (const demo of await Promise.all(builds)) {
      if (demo) {
        const {id, title, description, height, pictures, pageUrl} = demo.data;
        bundle.data.set(demo.src, demo.data);
        built.push({id, title, description, height, pictures, pageUrl, src: demo.src});
      }
    }
    bundle.summaries.set(version.version, built);
  }
  if (problems.length > 0) {
    throw new Error(`These demos cannot be built:\n${problems.sort().join('\n')}`);
  }
  if (!options.isDevelopment) {
    cache.deleteUnused();
  }
  return bundle;
}
