/** What a reader does in a demo, one step. Selectors are CSS, within the demo's page. */
export type Step =
  | {click: string; with?: string}
  | {doubleclick: string}
  | {hover: string}
  | {rightclick: string}
  /** Rests a finger on an element for longer than a tap. */
  | {hold: string}
  /** Drags from the middle of an element, by an offset in px, to the middle of another, or to a point in it, perhaps with a key held. */
  | {drag: string; by?: [number, number]; to?: string; at?: [number, number]; with?: string}
  /** The same with a finger. */
  | {swipe: string; by: [number, number]}
  /** Presses a key, on an element or on what has the focus. */
  | {press: string; on?: string}
  /** Chooses an option, fills a field, or moves a slider to a value. */
  | {set: string; value: string | number | boolean}
  /** Turns the wheel over an element by [x, y] px, perhaps with a key held. */
  | {wheel: string; by: [number, number]; with?: string};

/** What the steps change: something that can be read before and after them. */
export type Effect = {
  of: string;
  /** The text, the number of elements, the place and size, or the name of an attribute. */
  what: string;
  /** What the new value contains, or is, if it is a number; without it any change will do. */
  becomes?: string | number;
};

/** One interaction of a demo, which the tests carry out. */
export type Interaction = {does: string; steps: Step[]; effects: Effect[]};

/** One file of a demo program. */
export type DemoFile = {name: string; text: string};

/** Is a file of a demo a module? Those with JSX end in `.tsx`. */
export const isModule = ({name}: {name: string}): boolean => /\.tsx?$/.test(name);

/** A demo program, as its folder describes it. */
export type Demo = {
  /** Group and name, such as `graph/events`. */
  id: string;
  title: string;
  /** What it shows, one or two sentences. */
  description: string;
  /** What its page answers, in readers' words. */
  asks: string[];
  /** What to look at, and which functions are at work: the text of its README. */
  about: string;
  /** The version of the library from which on it runs. */
  since: string;
  /** Height of the running diagram in px. */
  height: number;
  /** The files that the program needs beside itself and `#paper`, when it is pasted into another page. */
  needs: ('index.html' | 'style.css')[];
  interaction: Interaction[];
  /** The program: `index.ts` first. */
  files: DemoFile[];
};
