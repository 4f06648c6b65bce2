/** What travels between a test and a page. */
export type Sent = string | number | boolean | null | Sent[] | {[name: string]: Sent};

/** The keys with a name; all others are single characters. */
export const namedKeys = {
  Alt: '\uE00A',
  ArrowDown: '\uE015',
  ArrowLeft: '\uE012',
  ArrowRight: '\uE014',
  ArrowUp: '\uE013',
  Control: '\uE009',
  End: '\uE010',
  Enter: '\uE007',
  Escape: '\uE00C',
  Shift: '\uE008',
  Space: ' ',
  Tab: '\uE004',
} as const;

export type NamedKey = keyof typeof namedKeys;

/** A tab of a browser, as far as every driver can work it. */
export type Tab = {
  /** Where the browser finds the site. */
  origin: string;
  goto: (url: string) => Promise<void>;
  /** Runs a function in the page. It sees nothing but its arguments. */
  evaluate: <A extends Sent[], R>(work: (...args: A) => R | Promise<R>, ...args: A) => Promise<R>;
  /** Runs a function in the document of the first frame that the selector fits. */
  evaluateInFrame: <R>(selector: string, work: () => R | Promise<R>) => Promise<R>;
  /** Presses keys at once, the last one shortly: `['Control', 'k']`. */
  press: (keys: readonly string[]) => Promise<void>;
  /** Moves the pointer to a place in the window, in px. */
  pointAt: (x: number, y: number) => Promise<void>;
  /** Presses where the pointer is. */
  click: () => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  /** The errors and warnings of the console since the last call. */
  takeNoise: () => Promise<string[]>;
};

/** A browser that the tests have started. */
export type StartedBrowser = {tab: Tab; close: () => Promise<void>};
