import type {DemoFile} from '@site/src/site/demos/demo';
import type {FrameContent, FrameParts, FrameProgram} from '@site/src/site/demos/frame/frame-content';
import type {ColorMode} from '@site/src/site/demos/frame/color-mode';
import type {FromFrame, CodePlace} from '@site/src/site/demos/frame/messages';
import {fetchText} from './fetch-frame-parts';
import {FrameLink} from './frame-link';
import {noteKeyboard, whenKeyboardIsUsed} from './keyboard-use';

/** A line of a demo's console. */
export type Message = {key: number; level: 'log' | 'info' | 'warn' | 'error'; text: string; place?: CodePlace};

/** A run of the program, each in a new frame. */
export type Run = {number: number; frameUrl: string; isEdited: boolean; hasDrawn: boolean};

export type State = {
  /** The program, as it is edited. */
  files: DemoFile[];
  run?: Run;
  messages: Message[];
  /** Why the edited program does not run. */
  failure?: {text: string; place?: CodePlace};
  /** What it runs with is on its way. */
  isFetching?: boolean;
  /** What the reader should know of and can do something about. */
  notice?: 'not-loaded' | 'silent' | 'flood';
};

/** Loads what compiles an edited program: from one place, or the bundler makes a chunk for each. */
export const loadCompiler = () =>
  import(/* webpackChunkName: "compile-edited" */ '@site/src/site/demos/compile-edited');

/** Older messages are dropped. */
const mostMessages = 200;

/** How long after the last key an edited program runs anew, in ms. */
const pauseAfterEdit = 500;

/** Where the file of a frame is, and the script for readers who use the keyboard. */
type FrameUrls = {frameUrl: string; keysUrl: string};

/**
 * A program on a page that its reader can edit: its runs, and what they say. For
 * `useSyncExternalStore`.
 */
export abstract class ProgramSession {
  protected state: State;
  private readonly listeners = new Set<() => void>();
  private link: FrameLink | undefined;
  /** What the current run is of. */
  private content: Omit<FrameContent, 'colorMode'> | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private runs = 0;
  private attempts = 0;
  private messageCount = 0;
  /** What the console shows with the next frame of the page. */
  private pending: Message[] = [];
  private nextFrame: number | undefined;

  private readonly escapeListeners = new Set<() => void>();

  /** @param colorMode - of the page */
  constructor(
    files: DemoFile[],
    private readonly urls: FrameUrls,
    private colorMode: ColorMode,
  ) {
    this.state = {files, messages: []};
  }

  /** What the program is called. */
  protected abstract readonly title: string;

  /**
   * What the program runs with, besides itself.
   *
   * @returns nothing while it cannot run
   * @throws when something cannot be loaded
   */
  protected abstract partsFor(files: readonly DemoFile[]): Promise<FrameParts | undefined>;

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

  /** Changes the state and tells the listeners. */
  protected set(change: Partial<State>): void {
    this.state = {...this.state, ...change};
    this.listeners.forEach((listener) => listener());
  }

  /** Runs a program in a new frame. */
  protected start(parts: FrameParts, program: FrameProgram, isEdited: boolean): void {
    this.runs += 1;
    this.dropPending();
    this.content = {...parts, program};
    const run = {number: this.runs, frameUrl: this.urls.frameUrl, isEdited, hasDrawn: false};
    this.set({run, messages: [], failure: undefined, notice: undefined});
  }

  /** The frame of the current run, or null when it is gone. */
  readonly attach = (frame: HTMLIFrameElement | null): void => {
    this.link?.close();
    this.link = undefined;
    if (frame) {
      this.link = new FrameLink(frame, {
        content: () => this.content && {...this.content, colorMode: this.colorMode},
        onMessage: (message) => this.receive(message),
        onAbsence: () => this.set({run: undefined, notice: 'not-loaded'}),
        onSilence: () => this.set({run: undefined, notice: 'silent'}),
        onFlood: () => this.endFlood(),
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
      link?.addKeys(await fetchText(this.urls.keysUrl));
    } catch {
      // Offline: the demo works as it did.
    }
  }

  private say(level: Message['level'], text: string, place?: CodePlace): void {
    this.messageCount += 1;
    const message: Message = {key: this.messageCount, level, text, ...(place && {place})};
    this.pending.push(message);
    if (this.pending.length > 2 * mostMessages) {
      this.pending.splice(0, mostMessages);
    }
    this.nextFrame ??= requestAnimationFrame(this.showPending);
  }

  private readonly showPending = (): void => {
    const messages = [...this.state.messages, ...this.pending].slice(-mostMessages);
    this.dropPending();
    this.set({messages});
  };

  private dropPending(): void {
    if (this.nextFrame !== undefined) {
      cancelAnimationFrame(this.nextFrame);
    }
    this.nextFrame = undefined;
    this.pending = [];
  }

  private endFlood(): void {
    // At once: more may be on its way.
    this.attach(null);
    this.set({run: undefined, notice: 'flood'});
  }

  setColorMode(colorMode: ColorMode): void {
    this.colorMode = colorMode;
    this.link?.setColorMode(colorMode);
  }

  /** Changes a file; the program runs anew when the reader pauses. */
  edit(name: string, text: string): void {
    if (this.state.files.some((file) => file.name === name && file.text !== text)) {
      this.setFiles(this.state.files.map((file) => (file.name === name ? {name, text} : file)));
    }
  }

  /** Changes all files; the program runs anew when the reader pauses. */
  protected setFiles(files: DemoFile[]): void {
    this.set({files});
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.runEdited(), pauseAfterEdit);
  }

  /** The reader may reset, edit or leave while the compiler is loading: only the last attempt to run counts. */
  protected newAttempt(): () => boolean {
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
        await this.startCompiled(compileProgram(this.title, files), files, isCurrent);
      } catch (error) {
        const place = error instanceof ParseError ? {place: error.place} : {};
        this.set({failure: {text: (error as Error).message, ...place}});
      }
    } catch {
      if (!isCurrent()) {
        return;
      }
      this.set({
        failure: {text: 'What compiles the edited program could not be loaded. Check your network connection.'},
      });
    }
  };

  private async startCompiled(
    program: FrameProgram,
    files: readonly DemoFile[],
    isCurrent: () => boolean,
  ): Promise<void> {
    let parts: FrameParts | undefined;
    try {
      parts = await this.partsFor(files);
    } catch {
      if (isCurrent()) {
        this.set({run: undefined, failure: undefined, notice: 'not-loaded'});
      }
      return;
    }
    if (parts && isCurrent()) {
      this.start(parts, program, true);
    }
  }

  /** Ends what still waits. */
  readonly close = (): void => {
    this.newAttempt();
    this.dropPending();
    this.attach(null);
  };
}
