import type {FrameProgram} from './frame/frame-document';

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
  /** What every frame starts with: a {@link import('./frame/frame-document').Frame}. */
  frameUrl: string;
  /** The address of the script that is run in the frame as soon as the reader uses the keyboard. */
  keysUrl: string;
  /** The demo's page. */
  pageUrl: string;
  /** The program as a Vite project, zipped. */
  downloadUrl: string;
  /** What the demo looks like, for readers without JavaScript and until it runs. */
  pictures: {light: DemoPicture; dark: DemoPicture};
};

/** What a page's source says of a demo. */
export type DemoSummary = Pick<DemoData, 'id' | 'title' | 'description' | 'height' | 'pictures' | 'pageUrl'> & {
  /** Where its {@link DemoData} is. */
  src: string;
};
