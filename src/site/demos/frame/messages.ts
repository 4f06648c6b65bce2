import type {ColorMode} from './color-mode';
import type {FrameContent} from './frame-content';

/** What the page tells a frame. */
export type ToFrame =
  /** The answer to `ready`. */
  | {type: 'run'; content: FrameContent}
  /** Asks for an answer with the same number, which the program cannot guess. */
  | {type: 'ping'; number: number}
  | {type: 'color-mode'; colorMode: ColorMode}
  /** The program of keyboard.ts, which few readers need. */
  | {type: 'keys'; code: string};

/** Where an error arose: a file of the demo and a line in it, counted from 1. */
export type CodePlace = {file: string; line: number};

/** What a frame tells the page. The page shows it as text and trusts nothing of it. */
export type FromFrame =
  /** The frame is loaded, and has nothing to run yet. */
  | {type: 'ready'}
  /** The program has run to its end; what it has drawn is on the screen. */
  | {type: 'drawn'}
  | {type: 'pong'; number: number}
  /** The program has said more than is passed on. */
  | {type: 'flood'}
  /** The reader has pressed Escape, and the program has no use for it. */
  | {type: 'escape'}
  /** The reader uses the keyboard in the frame. */
  | {type: 'keyboard'}
  | {type: 'console'; level: 'log' | 'info' | 'warn' | 'error'; text: string}
  | {type: 'error'; text: string; place?: CodePlace};
