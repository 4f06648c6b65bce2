import {MessageCount} from '@site/src/site/demos/frame/limits';
import type {FrameContent} from '@site/src/site/demos/frame/frame-content';
import {frameSandbox} from '@site/src/site/demos/frame/first-sandbox';
import type {ColorMode} from '@site/src/site/demos/frame/color-mode';
import type {FromFrame, ToFrame} from '@site/src/site/demos/frame/messages';
import {readMessage} from '@site/src/site/demos/frame/read-message';

/** How often an edited program is asked whether it still answers, and how long it may take, in ms. */
const pingInterval = 1000;
export const longestSilence = 10_000;

/** How long the file of a frame may take, and how long its first message once it is loaded, in ms. */
const longestLoad = 30_000;
const longestStart = 10_000;

/** A program can load its frame anew, which starts it again; not without end. */
const mostStarts = 20;

type Handlers = {
  /** What the frame is to run. */
  content: () => FrameContent | undefined;
  onMessage: (message: FromFrame) => void;
  /** The file of the frame could not be loaded. */
  onAbsence: () => void;
  /** The program no longer answers. */
  onSilence: () => void;
  /** The program says more than a page can take. */
  onFlood: () => void;
};

/** The way between the page and the frame in which a demo runs. */
export class FrameLink {
  private readonly count = new MessageCount();
  private lastSign = 0;
  /** What answers to the watch may hold: a program that sends them by itself does not know it. */
  private readonly asked = new Set<number>();
  private watch: ReturnType<typeof setInterval> | undefined;
  private absence: ReturnType<typeof setTimeout>;
  private starts = 0;

  constructor(
    private readonly frame: HTMLIFrameElement,
    private readonly handlers: Handlers,
  ) {
    window.addEventListener('message', this.receive);
    this.absence = setTimeout(handlers.onAbsence, longestLoad);
    // A browser's page about an error loads, too.
    frame.addEventListener('load', this.expectStart);
  }

  private readonly expectStart = (): void => {
    if (this.starts === 0) {
      clearTimeout(this.absence);
      this.absence = setTimeout(this.handlers.onAbsence, longestStart);
    }
  };

  private start(): void {
    clearTimeout(this.absence);
    // Before any program runs: it may lead its frame elsewhere.
    this.frame.setAttribute('sandbox', frameSandbox);
    const content = this.handlers.content();
    if (content && this.starts < mostStarts) {
      this.starts += 1;
      this.send({type: 'run', content});
    }
  }

  private readonly receive = ({source, data}: MessageEvent<unknown>): void => {
    if (source !== null && source === this.frame.contentWindow) {
      if (this.count.isFlood()) {
        this.handlers.onFlood();
        return;
      }
      const message = readMessage(data);
      if (message?.type === 'flood') {
        this.handlers.onFlood();
      } else if (message?.type === 'ready') {
        this.start();
      } else if (message?.type === 'pong') {
        // Other messages are no answer: a loop without an end can send them.
        if (this.asked.delete(message.number)) {
          this.lastSign = performance.now();
        }
      } else if (message) {
        this.handlers.onMessage(message);
      }
    }
  };

  private send(message: ToFrame): void {
    // The frame's origin is opaque, so no other target can be named.
    this.frame.contentWindow?.postMessage(message, '*');
  }

  setColorMode(colorMode: ColorMode): void {
    this.send({type: 'color-mode', colorMode});
  }

  /** Lets readers use the demo without a pointer. */
  addKeys(code: string): void {
    this.send({type: 'keys', code});
  }

  /** From now on reports a program that no longer answers. */
  watchOver(): void {
    this.lastSign = performance.now();
    this.watch = setInterval(() => {
      const number = Math.random();
      this.asked.add(number);
      this.send({type: 'ping', number});
      // Timers of hidden pages rest.
      if (document.hidden) {
        this.lastSign = performance.now();
      } else if (performance.now() - this.lastSign > longestSilence) {
        this.handlers.onSilence();
      }
    }, pingInterval);
  }

  close(): void {
    clearInterval(this.watch);
    clearTimeout(this.absence);
    this.frame.removeEventListener('load', this.expectStart);
    window.removeEventListener('message', this.receive);
  }
}
