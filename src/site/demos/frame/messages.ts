/** What the page tells a running demo. */
export type ToFrame =
  | {type: 'ping'}
  | {type: 'color-mode'; colorMode: ColorMode}
  /** The program of keyboard.ts, which few readers need. */
  | {type: 'keys'; code: string};

export type ColorMode = 'light' | 'dark';

/** Where an error arose: a file of the demo and a line in it, counted from 1. */
export type Place = {file: string; line: number};

/** What a running demo tells the page. The page shows it as text and trusts nothing of it. */
export type FromFrame =
  /** The program has run to its end; what it has drawn is on the screen. */
  | {type: 'drawn'}
  | {type: 'pong'}
  /** The reader has pressed Escape, and the program has no use for it. */
  | {type: 'escape'}
  /** The reader uses the keyboard in the frame. */
  | {type: 'keyboard'}
  | {type: 'console'; level: 'log' | 'info' | 'warn' | 'error'; text: string}
  | {type: 'error'; text: string; place?: Place};
