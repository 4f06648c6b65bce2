import type {FrameProgram} from './frame/frame-content';

/** A file of a demo as a page shows it. */
export type SourceFile = {name: string; text: string; /** Highlighted: a `pre` element as HTML. */ html: string};

/** A package that a demo imports, and where its release is served. */
export type LibraryFile = {name: string; release: string; url: string};

/** What a demo looks like in a color mode: the full size, and all sizes that there are. */
export type DemoPicture = {src: string; srcSet?: string};

/** The width at which a picture shows a demo, in px; it is as high as the demo. */
export const pictureWidth = 728;

/** All that a page needs to show and run a demo; fetched when the demo nears the viewport. Addresses carry the base URL. */
export type DemoData = {
  id: string;
  title: string;
  description: string;
  /** The version that brought what it shows; absent when every documented version has it. */
  since?: string;
  /** Height of the running diagram in px. */
  height: number;
  files: SourceFile[];
  program: FrameProgram;
  libraries: LibraryFile[];
  /** The file that the frame shows: see frame/frame-file.ts. */
  frameUrl: string;
  /** The address of the script that is run in the frame as soon as the reader uses the keyboard. */
  keysUrl: string;
  /** The demo's page. */
  pageUrl: string;
  /** The address that opens it in the playground. */
  playUrl: string;
  /** The program as a Vite project, zipped. */
  downloadUrl: string;
  /** What the demo looks like, for readers without JavaScript and until it runs. */
  pictures: {light: DemoPicture; dark: DemoPicture};
};

/** What a stage runs: a demo, or a project of an integration guide. */
export type StageData = Pick<DemoData, 'title' | 'files' | 'program' | 'libraries' | 'frameUrl' | 'keysUrl'>;

/** What a page must know to show a stage. */
export type StageSummary = Pick<DemoSummary, 'id' | 'title' | 'description' | 'height' | 'pictures' | 'src'>;

/** With what the tests carry out an interaction of a demo, beside a mouse. */
export type WorksWith = 'keyboard' | 'touch';

/** What a page's source says of a demo. */
export type DemoSummary = Pick<DemoData, 'id' | 'title' | 'description' | 'height' | 'pictures' | 'pageUrl'> & {
  /** The version that is shown has brought what it is about. */
  isNew?: boolean;
  works: readonly WorksWith[];
  /** The part of its pictures that has the diagram, in the form of a card. */
  thumbnails: {light: DemoPicture; dark: DemoPicture};
  /** Where its {@link DemoData} is. */
  src: string;
  /**
   * Where the {@link DemoWords} of all demos of the version are. Only the first demo says it: a page is compiled
   * again when the summary of a demo on it changes, and this changes with every demo.
   */
  wordsUrl?: string;
};

/** What a demo is found by in the list of all demos, beside its title and description. */
export type DemoWords = {
  id: string;
  /** Its questions, in readers' words. */ asks: string;
  /** Names in its program. */ names: string;
};

/** A choice among demos: what it sets in the query of their list, its label, and how many demos it leaves. */
export type DemoChip = {name: 'group' | 'with' | 'new'; value: string; label: string; count: number};
