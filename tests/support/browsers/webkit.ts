import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import {type Server, createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {bootScript} from '../app';
import {origin, webkitPort} from '../sites';
import {type NamedKey, type Sent, type StartedBrowser, type Tab, namedKeys} from './tab';

/** The driver tells no messages of the console, so the page collects them: this stands before its first script. */
function collectNoise(): void {
  const noise: string[] = [];
  Object.assign(window, {noise});
  for (const level of ['error', 'warn'] as const) {
    const original = console[level].bind(console);
    console[level] = (...parts: unknown[]) => {
      noise.push(parts.map(String).join(' '));
      original(...parts);
    };
  }
  window.addEventListener('unhandledrejection', ({reason}) => noise.push(String(reason)));
  window.addEventListener('securitypolicyviolation', (event) => noise.push(`CSP: ${event.violatedDirective}`));
  window.addEventListener(
    'error',
    (event) => {
      const source = event.target instanceof HTMLElement ? event.target.outerHTML.slice(0, 200) : 'unknown';
      noise.push(event.message || `Not loaded: ${source}`);
    },
    true,
  );
}

/** Serves the site with {@link collectNoise} in its boot script. */
async function serveWithCollector(): Promise<Server> {
  const server = createServer((request, response) => {
    const url = request.url ?? '/';
    const accept = request.headers.accept ?? '*/*';
    fetch(`${origin('main')}${url}`, {redirect: 'manual', headers: {accept}})
      .then(async (answer) => {
        const headers = new Headers(answer.headers);
        ['content-encoding', 'content-length', 'transfer-encoding'].forEach((name) => headers.delete(name));
        const body = Buffer.from(await answer.arrayBuffer());
        const isBoot = bootScript.test(url);
        response.writeHead(answer.status, Object.fromEntries(headers));
        response.end(isBoot ? `(${collectNoise.toString()})();${body.toString()}` : body);
      })
      .catch((error: unknown) => response.destroy(error as Error));
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return server;
}

/** The window of Debian's browser is 447 px wide at least: its buttons are made small, for a page of 390 px. */
function writeSmallButtons(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'webkit-config-'));
  fs.mkdirSync(path.join(folder, 'gtk-3.0'));
  fs.writeFileSync(
    path.join(folder, 'gtk-3.0/gtk.css'),
    '* { min-width: 0; min-height: 0; padding: 0; margin: 0; font-size: 1px; -gtk-icon-transform: scale(0.1); }',
  );
  return folder;
}

/** Starts a display of its own, and returns its name. */
async function startDisplay(program: string): Promise<[ChildProcess, string]> {
  const display = spawn(program, ['-displayfd', '3', '-screen', '0', '1400x1100x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(display.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  return [display, `:${number.toString().trim()}`];
}

/** Sends a command of WebDriver. */
async function send(method: 'GET' | 'POST' | 'DELETE', address: string, body?: object): Promise<unknown> {
  const url = `http://127.0.0.1:${webkitPort}${address}`;
  const answer = await fetch(url, {method, ...(body && {body: JSON.stringify(body)})});
  const {value} = (await answer.json()) as {value: unknown};
  if (!answer.ok) {
    throw new Error(`WebDriver, ${address}: ${JSON.stringify(value)}`);
  }
  return value;
}

async function isReady(): Promise<boolean> {
  try {
    return ((await send('GET', '/status')) as {ready: boolean}).ready;
  } catch {
    return false;
  }
}

async function newSession(binary: string): Promise<string> {
  for (let look = 0; !(await isReady()); look += 1) {
    if (look > 100) {
      throw new Error('WebKitWebDriver does not answer.');
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const alwaysMatch = {
    browserName: 'MiniBrowser',
    // It finds no other host, so that no test depends on one.
    proxy: {proxyType: 'manual', httpProxy: '127.0.0.1:9', sslProxy: '127.0.0.1:9', noProxy: ['localhost']},
    'webkitgtk:browserOptions': {binary, args: ['--automation']},
  };
  const {sessionId} = (await send('POST', '/session', {capabilities: {alwaysMatch}})) as {sessionId: string};
  return `/session/${sessionId}`;
}

/** Runs a function in the page and brings its value, or its error. */
const runner = (work: (...args: never) => unknown): string => `
  const done = arguments[arguments.length - 1];
  Promise.resolve().then(() => (${work.toString()})(...[...arguments].slice(0, -1)))
    .then((value) => done({value: value === undefined ? null : value}), (error) => done({error: String(error)}));`;

function tabOf(session: string, site: string): Tab {
  const post = (command: string, body: object) => send('POST', `${session}${command}`, body);
  const run = async <R>(work: (...args: never) => unknown, args: Sent[]): Promise<R> => {
    const answer = (await post('/execute/async', {script: runner(work), args})) as {value: R; error?: string};
    if (answer.error !== undefined) {
      throw new Error(answer.error);
    }
    return answer.value;
  };
  const act = (id: string, type: string, actions: object[]) => post('/actions', {actions: [{id, type, actions}]});
  const noise: string[] = [];
  /** What the page has noted goes when the page goes. */
  const collect = async (): Promise<void> => {
    noise.push(...(await run<string[]>(() => (window as unknown as {noise?: string[]}).noise?.splice(0) ?? [], [])));
  };
  return {
    origin: site,
    goto: async (url) => {
      await collect();
      await post('/url', {url});
    },
    evaluate: (work, ...args) => run(work, args),
    evaluateInFrame: async (selector, work) => {
      const frame = await post('/element', {using: 'css selector', value: selector});
      await post('/frame', {id: frame});
      try {
        return await run(work, []);
      } finally {
        await post('/frame', {id: null});
      }
    },
    press: async (keys) => {
      const values = keys.map((key) => namedKeys[key as NamedKey] ?? key);
      await act('keys', 'key', [
        ...values.map((value) => ({type: 'keyDown', value})),
        ...values.toReversed().map((value) => ({type: 'keyUp', value})),
      ]);
    },
    pointAt: async (x, y) =>
      void (await act('mouse', 'pointer', [
        {type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0, origin: 'viewport'},
      ])),
    click: async () =>
      void (await act('mouse', 'pointer', [
        {type: 'pointerDown', button: 0},
        {type: 'pointerUp', button: 0},
      ])),
    resize: async (width, height) => {
      await post('/window/rect', {x: 0, y: 0, width, height});
      // The bar above the page takes part of the window.
      const bar = height - (await run<number>(() => window.innerHeight, []));
      await post('/window/rect', {x: 0, y: 0, width, height: height + bar});
    },
    takeNoise: async () => {
      await collect();
      return noise.splice(0);
    },
  };
}

/** Starts Debian's browser of WebKitGTK on a display of its own, with the driver of WebKit. */
export async function startWebkit([driver = '', xvfb = '', binary = '']: readonly string[]): Promise<StartedBrowser> {
  const config = writeSmallButtons();
  const server = await serveWithCollector();
  const [display, name] = await startDisplay(xvfb);
  const settings = [`DISPLAY=${name}`, `XDG_CONFIG_HOME=${config}`];
  const started = spawn('env', [...settings, driver, `--port=${webkitPort}`, '--host=127.0.0.1'], {stdio: 'ignore'});
  const stop = () => {
    started.kill();
    display.kill();
    server.close();
    server.closeAllConnections();
    fs.rmSync(config, {recursive: true, force: true});
  };
  try {
    const session = await newSession(binary);
    const tab = tabOf(session, `http://localhost:${(server.address() as AddressInfo).port}`);
    return {
      tab,
      close: async () => {
        await send('DELETE', session);
        stop();
      },
    };
  } catch (error) {
    stop();
    throw error;
  }
}
