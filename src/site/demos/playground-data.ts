import type {DemoFile} from './demo';
import type {DemoData, LibraryFile} from './demo-data';

/** A demo that the playground can open. */
export type PlaygroundDemo = {
  id: string;
  title: string;
  /** What readers call its group. */
  group: string;
  /** Where its `DemoData` is. */
  src: string;
};

/** A whole program that is a block of code on a page. */
export type PageProgram = {
  /** The title of the page. */
  title: string;
  pageUrl: string;
  files: DemoFile[];
};

/** A version of the library, and its demos. */
export type PlaygroundVersion = {
  label: string;
  libraries: LibraryFile[];
  demos: PlaygroundDemo[];
  /** Where the programs of its pages are: each {@link PageProgram} by its key. */
  programsUrl: string;
  /** Where the fragments of its pages are, by the first digit of their keys: each {@link PageFragment} by its key. */
  fragmentsUrls: string[];
  /** Where the declarations of the library are; see `types/messages.ts`. */
  typesUrl: string;
  /** The reference of the version as data. */
  referenceUrl: string;
};

/** What TypeScript comes with, which only readers who edit need. */
export type TypeFiles = {
  /** The editor that knows types, a module. */
  editorUrl: string;
  /** The script of the worker with TypeScript. */
  workerUrl: string;
  /** The declarations that all versions have in common. */
  sharedUrl: string;
};

/** What the playground needs to run a program; made by the plugin `live-demos`. Versions are newest first. */
export type PlaygroundData = Pick<DemoData, 'frameUrl' | 'keysUrl'> & {
  types: TypeFiles;
  versions: PlaygroundVersion[];
};
