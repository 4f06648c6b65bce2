import type {DemoFile} from '@site/src/site/demos/demo';
import type {DemoData} from '@site/src/site/demos/demo-data';
import {type FrameParts, type FrameProgram, frameDocument} from '@site/src/site/demos/frame/frame-document';
import type {ColorMode, FromFrame, Place} from '@site/src/site/demos/frame/messages';
import {fetchFrameParts, fetchText} from './fetch-frame-parts';
import {FrameLink} from './frame-link';
import {noteKeyboard, whenKeyboardIsUsed} from './keyboard-use';

/** A line of a demo's console. */
export type Message = {key: number; level: 'log' | 'info' | 'warn' | 'error'; text: string; place?: Place};

/** A run of the program, each in a new frame. */
export type Run = {number: number; document: string; isEdited: boolean; hasDrawn: boolean};

export type State = {
  /** The program, as it is edited. */
  files: DemoFile[];
  run?: Run;
  messages: Message[];
  /** Why the edited program does not run. */
  failure?: {text: string; place?: Place};
  /** What the reader should know of and can do something about. */
  notice?: 'not-loaded' | 'silent';
};

/** Loads what compiles an edited program: from one place, or the bundler makes a chunk for each. */
export const loadCompiler = () => import('@site/src/site/demos/compile-edited');

/** Older messages are dropped. */
const mostMessages = 200;

/** How long after the last key an edited program runs anew, in ms. */
const pauseAfterEdit = 500;

/**
 * A demo on a page: its program as shipped or as edited, its runs, and what they
 * say. For `useSyncExternalStore`.
 */
export class DemoSession {
  private state: State;
  private readonly listeners = new Set<() => void>();
  private parts: FrameParts | undefined;
  private link: FrameLink | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private runs = 0;
  private attempts = 0;
  private messageCount = 0;

  private readonly escapeListeners = new Set<() => void>();

  /** @param colorMode - of the page */
  constructor(
    private readonly data: DemoData,
    private colorMode: ColorMode,
  ) {
    this.state = {files: this.shippedFiles(), messages: []};
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Calls a function when the reader presses Escape in the frame. */
  readonly onEscape = (listener: () => void): (() => void) => {
    this.escapeListeners.add(listener);
    return () => void this.escapeListeners.delete(listener);
  };

  readonly getState = (): State => this.state;

  private set(change: Partial<State>): void {
    this.state = {...this.state, ...change};
    this.listeners.forEach((listener) => listener());
  }

  private shippedFiles(): DemoFile[] {
    return this.data.files.map(({name, text}) => ({name, text}));
  }

  /** Fetches what the demo runs with, then runs it. */
  readonly load = async (): Promise<void> => {
    this.set({notice: undefined});
    try {
      this.parts = await fetchFrameParts(this.data);
    } catch {
      this.set({notice: 'not-loaded'});
      return;
    }
    if (this.isEdited) {
      await this.runEdited();
    } else {
      this.start(this.data.program, false);
    }
  };

  private get isEdited(): boolean {
    return this.state.files.some(({text}, index) => text !== this.data.files[index]?.text);
  }

  /** Takes over a program that somebody has shared; files of other names are ignored. */
  restore(shared: readonly DemoFile[]): void {
    this.set({files: this.state.files.map((file) => shared.find(({name}) => name === file.name) ?? file)});
    if (this.parts) {
      void this.runEdited();
    }
  }

  private start(program: FrameProgram, isEdited: boolean): void {
    if (this.parts) {
      this.runs += 1;
      const document = frameDocument(this.parts, program, this.colorMode);
      const run = {number: this.runs, document, isEdited, hasDrawn: false};
      this.set({run, messages: [], failure: undefined, notice: undefined});
    }
  }

  /** The frame of the current run, or null when it is gone. */
  readonly attach = (frame: HTMLIFrameElement | null): void => {
    this.link?.close();
    this.link = undefined;
    if (frame) {
      this.link = new FrameLink(frame, {
        onMessage: (message) => this.receive(message),
        onSilence: () => this.set({run: undefined, notice: 'silent'}),
      });
      if (this.state.run?.isEdited) {
        this.link.watchOver();
      }
    }
  };

  private receive(message: FromFrame): void {
    const {run} = this.state;
    if (message.type === 'drawn' && run) {
      this.set({run: {...run, hasDrawn: true}});
      void this.addKeys(this.link);
    } else if (message.type === 'keyboard') {
      noteKeyboard();
    } else if (message.type === 'console') {
      this.say(message.level, message.text);
    } else if (message.type === 'escape') {
      this.escapeListeners.forEach((listener) => listener());
    } else if (message.type === 'error') {
      this.say('error', message.text, message.place);
    }
  }

  /** Few readers need keys, so they are fetched when one uses the keyboard. */
  private async addKeys(link: FrameLink | undefined): Promise<void> {
    await whenKeyboardIsUsed();
    try {
      link?.addKeys(await fetchText(this.data.keysUrl));
    } catch {
      // Offline: the demo works as it did.
    }
  }

  private say(level: Message['level'], text: string, place?: Place): void {
    this.messageCount += 1;
    const message: Message = {key: this.messageCount, level, text, ...(place && {place})};
    this.set({messages: [...this.state.messages, message].slice(-mostMessages)});
  }

  setColorMode(colorMode: ColorMode): void {
    this.colorMode = colorMode;
    this.link?.setColorMode(colorMode);
  }

  /** Changes a file; the program runs anew when the reader pauses. */
  edit(name: string, text: string): void {
    if (this.state.files.some((file) => file.name === name && file.text !== text)) {
      this.set({files: this.state.files.map((file) => (file.name === name ? {name, text} : file))});
      clearTimeout(this.timer);
      this.timer = setTimeout(() => void this.runEdited(), pauseAfterEdit);
    }
  }

  /** The reader may reset, edit or leave while the compiler is loading: only the last attempt to run counts. */
  private newAttempt(): () => boolean {
    clearTimeout(this.timer);
    this.attempts += 1;
    const own = this.attempts;
    return () => own === this.attempts;
  }

  /** Runs the program as it is edited, now. */
  readonly runEdited = async (): Promise<void> => {
    const isCurrent = this.newAttempt();
    const {files} = this.state;
    try {
      const {ParseError, compileProgram} = await loadCompiler();
      if (!isCurrent()) {
        return;
      }
      try {
        this.start(compileProgram(this.data.title, files), true);
      } catch (error) {
        const place = error instanceof ParseError ? {place: error.place} : {};
        this.set({failure: {text: (error as Error).message, ...place}});
      }
    } catch {
      if (!isCurrent()) {
        return;
      }
      this.set({failure: {text: 'What compiles the edited program could not be loaded. Is the network there?'}});
    }
  };

  /** The program as it was shipped, from its beginning. */
  readonly reset = (): void => {
    this.newAttempt();
    this.set({files: this.shippedFiles(), failure: undefined});
    this.start(this.data.program, false);
  };

  /** Ends what still waits. */
  readonly close = (): void => {
    this.newAttempt();
    this.attach(null);
  };
}
