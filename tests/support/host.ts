import fs from 'node:fs';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import type {AddressInfo} from 'node:net';
import {readEnv} from '../../src/build/config/env';
import {createPreviewServer} from '../../src/build/hosting/preview-server';

/** What a host serves: a finished build. */
export type Deployment = {buildDir: string; baseUrl: string; settings?: Record<string, string>};

/**
 * A host of a test's own: its site can be replaced by another build, and it can be out of reach, as for a
 * reader without a network. Service workers ask it themselves, which routes of Playwright do not see.
 */
export class Host {
  /** The paths that were asked for, since a test emptied the list. */
  readonly asked: string[] = [];

  /** Is it out of reach? */
  isDown = false;

  /** Decides on each request: `undefined` answers it, a status refuses it, `cut` breaks it off, a promise waits first. */
  fault: (path: string) => number | 'cut' | Promise<void> | undefined = () => undefined;

  private server: Server;
  private readonly front: Server;

  private constructor(deployment: Deployment) {
    this.server = Host.serverOf(deployment);
    this.front = createServer((request, response) => void this.answer(request, response));
  }

  /** Starts a host on a free port. */
  static async start(deployment: Deployment): Promise<Host> {
    const host = new Host(deployment);
    await new Promise<void>((resolve) => host.front.listen(0, 'localhost', resolve));
    return host;
  }

  private static readonly serverOf = ({buildDir, baseUrl, settings = {}}: Deployment): Server =>
    createPreviewServer({buildDir, baseUrl, env: readEnv(settings)});

  get origin(): string {
    return `http://localhost:${(this.front.address() as AddressInfo).port}`;
  }

  /** Publishes another build. */
  publish(deployment: Deployment): void {
    this.server = Host.serverOf(deployment);
  }

  private async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = request.url ?? '';
    this.asked.push(path);
    const fault = this.isDown ? 'cut' : this.fault(path);
    if (fault === 'cut') {
      request.socket.destroy();
      return;
    }
    if (typeof fault === 'number') {
      response.writeHead(fault).end();
      return;
    }
    await fault;
    this.server.emit('request', request, response);
  }

  stop(): void {
    this.front.closeAllConnections();
    this.front.close();
  }
}

/**
 * A copy of a build that shares the files with it.
 *
 * @param change - the path of each page below the folder and its HTML; returns what the copy has there
 */
export function copyBuild(from: string, to: string, change: (file: string, html: string) => string): void {
  fs.rmSync(to, {recursive: true, force: true});
  for (const file of fs.readdirSync(from, {recursive: true, encoding: 'utf8', withFileTypes: true})) {
    if (!file.isFile()) {
      continue;
    }
    const source = `${file.parentPath}/${file.name}`;
    const name = source.slice(from.length);
    const target = to + name;
    fs.mkdirSync(target.slice(0, target.lastIndexOf('/')), {recursive: true});
    const html = /\.html$/.test(name) ? fs.readFileSync(source, 'utf8') : undefined;
    const changed = html === undefined ? undefined : change(name.slice(1), html);
    if (changed === html) {
      fs.linkSync(source, target);
    } else {
      fs.writeFileSync(target, changed ?? '');
    }
  }
  // The compressed form of a page that has changed is that of the former one.
  for (const file of fs.readdirSync(to, {recursive: true, encoding: 'utf8'})) {
    const page = /^(.*\.html)\.(?:br|gz)$/.exec(file)?.[1];
    if (page !== undefined && fs.statSync(`${to}/${page}`).nlink === 1) {
      fs.rmSync(`${to}/${file}`);
    }
  }
}
