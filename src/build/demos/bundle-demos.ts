import path from 'node:path';
import {packageVersion} from '../api-model/sources';
import {type VersionName, versionNamed} from '../../common/versions';
import type {Demo} from '../../site/demos/demo';
import type {DemoData, DemoSummary, DemoWords, LibraryFile, SourceFile, StageSummary} from '../../site/demos/demo-data';
import {type LibraryName, librariesOf, libraryNames} from '../../site/demos/libraries';
import type {PageFragment} from '../../site/demos/page-fragment';
import type {PageProgram, PlaygroundData} from '../../site/demos/playground-data';
import {ContentCache} from './json-cache';
import {Emitter} from './emitter';
import {buildFrame, buildKeys, readBaseCss} from './frame';
import {buildLibrary, libraryFolder} from './libraries';
import {demoGroups, groupOf} from './groups';
import {readBoxes} from './diagram-boxes';
import {fragmentDigits} from './page-fragments';
import {addPicture, addThumbnail} from './picture';
import {addProjects, addStage, type ProjectName} from './projects';
import {wordsOf, worksWith} from './demo-facts';
import {programOf} from './transpile-demo';
import {buildTypedEditor, buildTypesWorker, readDeclarations} from './types';
import {demoIds, demosFolder, readDemo} from './read-demo';
import {demosPath, frameName} from '../../common/file-patterns';
import {viteProject, zipProject} from './vite-project';

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
  /** The projects of integration guides that pages run; none unless given. */
  projects?: readonly ProjectName[];
};

/** A version's label and its demos, ready to be served. */
export type VersionDemos = {
  version: VersionName;
  label: string;
  /** The page that lists the demos, whose pages are below it. */
  galleryUrl: string;
  /** The reference of the version as data, `api.json`. */
  referenceUrl: string;
  /** The whole programs of its pages, by their keys. */
  programs: Record<string, PageProgram>;
  /** The fragments of its pages that open as programs, by their keys. */
  fragments: ReadonlyMap<string, PageFragment>;
};

/** The built demos: files to serve, and what pages need to know. */
export type DemoBundle = {
  /** Content by path below {@link demosPath}. */
  files: Map<string, string | Uint8Array>;
  /** By version, in the order of their ids. */
  summaries: Map<VersionName, DemoSummary[]>;
  /** The projects of integration guides, by version. */
  stages: Map<VersionName, StageSummary[]>;
  /** By the address at which they are served. */
  data: Map<string, DemoData>;
  /** What the playground runs programs with, and the demos that it can open. */
  playground: PlaygroundData;
};

/** The folder of a version's demos. */
export const versionDemosFolder = (projectDir: string, version: VersionName): string =>
  path.join(projectDir, versionNamed(version).folder, demosFolder);

/** Reads all demos of a version. */
export function readDemos(projectDir: string, version: VersionName): Demo[] {
  const folder = versionDemosFolder(projectDir, version);
  return demoIds(folder).map((id) => readDemo(folder, id, projectDir));
}

const languages: Record<string, string> = {'.ts': 'ts', '.tsx': 'tsx', '.css': 'css', '.html': 'html'};

function sourceFiles({files}: Demo, highlight: Highlight): Promise<SourceFile[]> {
  return Promise.all(
    files.map(async ({name, text}) => ({
      name,
      text,
      // The panel around the file is the stop for the keyboard.
      html: (await highlight(text, languages[path.extname(name)] ?? 'text')).replace(' tabindex="0"', ''),
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

/** Adds the files of the fragments of a version: one for each first digit of their keys. */
function addFragments({label, fragments}: VersionDemos, emitter: Emitter): string[] {
  return [...fragmentDigits].map((digit) => {
    const own = [...fragments].filter(([key]) => key.startsWith(digit));
    return emitter.add(`${label}/fragments-${digit}`, '.json', JSON.stringify(Object.fromEntries(own)));
  });
}

/** Builds the demos of one version. */
class VersionBuilder {
  private readonly libraries = new Map<LibraryName, LibraryFile>();
  private readonly boxes: ReturnType<typeof readBoxes>;

  constructor(
    private readonly version: VersionDemos,
    private readonly emitter: Emitter,
    private readonly cache: ContentCache,
    private readonly options: BundleOptions,
  ) {
    this.boxes = readBoxes(versionDemosFolder(options.projectDir, version.version));
  }

  /** A package, as this version's programs import it. */
  library(name: LibraryName): LibraryFile {
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
   * @param frame - the styles that every demo starts from, and where the files of frames are
   * @param oldest - the label of the oldest version: what came with it is not new anywhere
   */
  async build(
    demo: Demo,
    frame: {baseCss: string; url: string; keysUrl: string},
    oldest: string,
  ): Promise<{data: DemoData; summary: DemoSummary; words: DemoWords}> {
    const {id, title, description, since, height} = demo;
    const {label, galleryUrl, version} = this.version;
    const name = `${label}/${id.replace('/', '-')}`;
    const libraries = librariesOf(demo).map((library) => this.library(library));
    const folder = path.join(versionDemosFolder(this.options.projectDir, version), id);
    const picture = async (mode: 'light' | 'dark') => {
      const place = [path.join(folder, `preview-${mode}.webp`), `${name}-${mode}`, this.emitter] as const;
      const pictureOptions = {...this.options, cache: this.cache};
      const full = await addPicture(...place, pictureOptions);
      const {boxes} = this.boxes[id] ?? {};
      return {full, thumbnail: await addThumbnail(...place, {...pictureOptions, picture: full, boxes})};
    };
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
      playUrl: `${this.options.baseUrl}play?demo=${id}&version=${label}`,
      downloadUrl: this.emitter.add(name, '.zip', Buffer.from(project, 'base64')),
      pictures: {light: light.full, dark: dark.full},
    };
    const summary: DemoSummary = {
      ...{id, title, description, height, pictures: data.pictures, pageUrl: data.pageUrl},
      ...(since === label && since !== oldest && {isNew: true}),
      works: worksWith(demo),
      thumbnails: {light: light.thumbnail, dark: dark.thumbnail},
      src: this.emitter.add(name, '.json', JSON.stringify(data)),
    };
    return {data, summary, words: wordsOf(demo)};
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
  const frame = {
    baseCss: readBaseCss(),
    url: emitter.add(frameName, '.html', buildFrame()),
    keysUrl: emitter.add('keyboard', '.js', buildKeys()),
  };
  // Beside the demos: that of Angular takes seconds.
  const projects = addProjects(options.projects ?? [], emitter, {...options, cache});
  projects.catch(() => undefined);
  const oldest = versions.at(-1)?.label ?? '';
  const typesWorker = await cache.get({what: 'types worker', toolsHash: options.toolsHash}, () =>
    Promise.resolve({text: buildTypesWorker()}),
  );
  const types = {
    editorUrl: emitter.add('types/editor', '.js', buildTypedEditor()),
    workerUrl: emitter.add('types/worker', '.js', typesWorker.text),
    sharedUrl: '',
  };
  const playground: PlaygroundData = {frameUrl: frame.url, keysUrl: frame.keysUrl, types, versions: []};
  const bundle: DemoBundle = {
    files: emitter.files,
    summaries: new Map(),
    stages: new Map(),
    data: new Map(),
    playground,
  };
  const problems: string[] = [];
  const builders = versions.map((version) => [version, new VersionBuilder(version, emitter, cache, options)] as const);
  for (const [version, builder] of builders) {
    const folder = versionDemosFolder(options.projectDir, version.version);
    const built: DemoSummary[] = [];
    const words: DemoWords[] = [];
    const builds = demoIds(folder).map(async (id) => {
      try {
        return await builder.build(readDemo(folder, id, options.projectDir), frame, oldest);
      } catch (error) {
        problems.push((error as Error).message);
        return undefined;
      }
    });
    // Together, so that the sizes of pictures are made while sources are highlighted.
    for (const demo of await Promise.all(builds)) {
      if (demo) {
        bundle.data.set(demo.summary.src, demo.data);
        built.push(demo.summary);
        words.push(demo.words);
      }
    }
    const [first, ...others] = built;
    if (first) {
      const declarations = await cache.get(
        {what: 'declarations', version: version.version, toolsHash: options.toolsHash},
        () => Promise.resolve(readDeclarations(options.projectDir, version.version)),
      );
      types.sharedUrl = emitter.add('types/shared', '.json', JSON.stringify(declarations.shared));
      playground.versions.push({
        typesUrl: emitter.add(`types/${version.label}`, '.json', JSON.stringify(declarations.own)),
        referenceUrl: version.referenceUrl,
        programsUrl: emitter.add(`${version.label}/programs`, '.json', JSON.stringify(version.programs)),
        fragmentsUrls: addFragments(version, emitter),
        label: version.label,
        libraries: libraryNames.map((name) => builder.library(name)),
        demos: built.map(({id, title, src}) => ({id, title, group: demoGroups.get(groupOf({id})) ?? '', src})),
      });
      const wordsUrl = emitter.add(`${version.label}/words`, '.json', JSON.stringify(words));
      bundle.summaries.set(version.version, [{...first, wordsUrl}, ...others]);
    }
  }
  const shared = await projects.catch((error: Error) => {
    problems.push(error.message);
    return [];
  });
  for (const [version, builder] of builders) {
    const core = builder.library('@joint/core');
    bundle.stages.set(
      version.version,
      shared.map((project) => addStage(project, version, core, frame, emitter)),
    );
  }
  if (problems.length > 0) {
    throw new Error(`These demos cannot be built:\n${problems.sort().join('\n')}`);
  }
  if (!options.isDevelopment) {
    cache.deleteUnused();
  }
  return bundle;
}
