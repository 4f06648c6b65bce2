import type {ColorMode, FromFrame, ToFrame} from '@site/src/site/demos/frame/messages';
import {readMessage} from '@site/src/site/demos/frame/read-message';

/** How often an edited program is asked whether it still answers, and how long it may take, in ms. */
const pingInterval = 1000;
const longestSilence = 5000;

type Handlers = {onMessage: (message: FromFrame) => void; onSilence: () => void};

/** The way between the page and the frame in which a demo runs. */
export class FrameLink {
  private lastSign = 0;
  private watch: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly frame: HTMLIFrameElement,
    private readonly handlers: Handlers,
  ) {
    window.addEventListener('message', this.receive);
  }

  private readonly receive = ({source, data}: MessageEvent<unknown>): void => {
    if (source !== null && source === this.frame.contentWindow) {
      this.lastSign = performance.now();
      const message = readMessage(data);
      if (message) {
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
      this.send({type: 'ping'});
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
    window.removeEventListener('message', this.receive);
  }
}
