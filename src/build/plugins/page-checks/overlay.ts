import type {Stats} from 'webpack';

/** What is used of the development server. */
export type DevServer = {
  webSocketServer?: {clients: object[]; implementation: {on: (event: 'connection', listener: () => void) => void}};
  sendMessage: (clients: object[], type: string, data?: unknown) => void;
};

/** Shows messages over the page in all browsers that are connected to the development server. */
export class Overlay {
  private server: DevServer | undefined;
  private messages: string[] = [];
  private hasErrors = false;

  /** Takes the server's connections over; also shows the messages to browsers that come later. */
  attach(server: DevServer): void {
    this.server = server;
    server.webSocketServer?.implementation.on('connection', () => this.send());
  }

  /** Shows messages in place of those before. They come back after each compilation, until there are none. */
  show(messages: string[]): void {
    const hadMessages = this.messages.length > 0;
    this.messages = messages;
    if (hadMessages && messages.length === 0 && !this.hasErrors) {
      this.tellBrowsers('still-ok');
    }
    this.send();
  }

  /** To be called after each compilation: its own errors come first. */
  afterCompilation(stats: Pick<Stats, 'hasErrors'>): void {
    this.hasErrors = stats.hasErrors();
    this.send();
  }

  private send(): void {
    if (this.messages.length > 0 && !this.hasErrors) {
      this.tellBrowsers(
        'errors',
        this.messages.map((message) => ({message})),
      );
    }
  }

  private tellBrowsers(type: string, data?: unknown): void {
    this.server?.sendMessage(this.server.webSocketServer?.clients ?? [], type, data);
  }
}
