import type {Page} from '@playwright/test';
import {galleryPath} from '../../src/tools/demos/gallery-path';
import {demoOn, running} from '../demos/open-demo';
import {readSitemap} from '../../src/build/hosting/sitemap';
import {sites} from '../support/sites';
import {expect, hydrated, settled, test} from '../support/test';

/** Records what the policy of the page blocks, from its beginning. */
async function recordViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const blocked: string[] = [];
    Object.assign(window, {blocked});
    document.addEventListener('securitypolicyviolation', ({violatedDirective, blockedURI}) =>
      blocked.push(`${violatedDirective} ${blockedURI}`),
    );
  });
  return () => page.evaluate(() => (window as unknown as {blocked: string[]}).blocked);
}

test('pages, the search and demos work, and the policy blocks nothing of them', async ({page, open}) => {
  const violations = await recordViolations(page);
  const response = await page.goto('/?docusaurus-theme=dark');
  expect(response?.headers()['content-security-policy']).toMatch(/script-src 'self'( 'sha256-[\w+/=]+')+;/);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await settled(page);
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('addTo');
  await expect(page.locator('.DocSearch-Hit').first()).toBeVisible();
  expect(await violations()).toEqual([]);

  await open(`${galleryPath('current')}/start/hello`);
  const frame = await running(page);
  await demoOn(page).getByRole('button', {name: 'Edit code'}).click();
  await demoOn(page).locator('.cm-content').click();
  await page.keyboard.press('ControlOrMeta+End');
  await page.keyboard.insertText("\nhello.attr('label/text', 'Edited');");
  await expect(frame.locator('[model-id=hello]')).toContainText('Edited');
  await page.keyboard.insertText('\nconst broken = ;');
  await expect(demoOn(page).getByRole('alert')).toContainText('index.ts:');
  await demoOn(page).getByRole('button', {name: 'Reset'}).click();
  await expect(frame.locator('[model-id=hello]')).toContainText('Hello');
  expect(await violations()).toEqual([]);
});

test.describe('what is planted in a page', () => {
  test.use({expectedConsole: /Content Security Policy/});

  test('as an inline script or a handler does not run', async ({page}) => {
    const violations = await recordViolations(page);
    await page.route('/glossary/', async (route) => {
      const response = await route.fetch();
      const planted = '<script>window.planted = 1</script><img src="data:," onerror="window.planted = 2">';
      await route.fulfill({response, body: `${await response.text()}${planted}`});
    });
    await page.goto('/glossary/');
    await expect.poll(violations).toEqual(['script-src-elem inline', 'script-src-attr inline']);
    expect(await page.evaluate(() => 'planted' in window)).toBe(false);
  });
});

test.describe('an announcement with scripts', () => {
  test.use({expectedConsole: /Content Security Policy|Minified React error|Failed to load resource|hydration/i});

  /** Plants the announcement in pages and in the main script; returns how many main scripts have it. */
  async function announce(page: Page, hasPolicy: boolean): Promise<() => number> {
    const text = /JointJS [\d.]+ is here\./;
    const planted =
      '<img src=/x onerror="window.planted=1"><script>window.planted=2</script><svg onload="window.planted=3"></svg>' +
      '<a id=news href="javascript:window.planted=4">News</a>';
    let scripts = 0;
    await page.route(/\/glossary$|\/learn\/$|\/main\.\w+\.js$/, async (route) => {
      const response = await route.fetch();
      const isScript = /\.js$/.test(route.request().url());
      // In a script, the text stands within quotes.
      const added = isScript ? planted.replaceAll(/["'`\\]/g, String.raw`\x22`) : planted;
      const body = (await response.text()).replace(text, (found) => found + added);
      scripts += Number(isScript && body.includes(added));
      const {'content-security-policy': policy = '', ...others} = response.headers();
      const headers = hasPolicy ? {...others, 'content-security-policy': policy} : others;
      await route.fulfill({response, headers, body});
    });
    return () => scripts;
  }

  test('would run them without the policy', async ({page}) => {
    await announce(page, false);
    await page.goto('/glossary');
    await expect.poll(() => page.evaluate(() => 'planted' in window)).toBe(true);
  });

  test('runs none of them, in the HTML and when React makes the bar', async ({page}) => {
    const violations = await recordViolations(page);
    const scripts = await announce(page, true);
    await page.goto('/glossary');
    await hydrated(page);
    await settled(page);
    expect(scripts(), 'main scripts with the announcement').toBe(1);
    const bar = page.getByRole('region', {name: 'Announcement'});
    await expect(bar.locator('#news')).toBeVisible();
    // On a way to another page, and where React makes the bar itself.
    await page.evaluate(() => document.querySelector('[aria-label=Announcement]')?.remove());
    await page.locator('.navbar').getByRole('link', {name: 'Learn'}).click();
    await expect(page.locator('h1')).not.toHaveText('Glossary');
    await page.goto('/learn/');
    await hydrated(page);
    await bar.locator('#news').click();
    await settled(page);
    expect(new Set(await violations())).toEqual(new Set(['script-src-attr inline', 'script-src-elem inline']));
    expect(await page.evaluate(() => 'planted' in window)).toBe(false);
    await expect(page).toHaveURL(/\/learn\/$/);
  });
});

test('no site may show a page in a frame', async ({page, open}) => {
  await open('/');
  const answers = await page.evaluate(async () => {
    const {headers} = await fetch('/learn/');
    return [headers.get('x-frame-options'), headers.get('content-security-policy')];
  });
  expect(answers[0]).toBe('DENY');
  expect(answers[1]).toContain("frame-ancestors 'none'");
});

/** One page of each kind, with what is loaded late on it. */
const kinds: readonly (readonly [path: string, use?: (page: Page) => Promise<unknown>])[] = [
  ['/'],
  ['/learn/'],
  ['/learn/quickstart/', running],
  ['/learn/quickstart/paper'],
  ['/learn/features/diagram-basics/cells'],
  [
    '/learn/recipes',
    (page) =>
      page
        .getByRole('button', {name: /^Run the code of/})
        .first()
        .click(),
  ],
  ['/learn/demos'],
  [`${galleryPath('current')}/start/hello`, editDemo],
  ['/learn/help-center/faq'],
  ['/learn/release-notes/4.1.0'],
  ['/api/', (page) => page.getByLabel('Filter classes and members').fill('paper')],
  ['/api/dia/Graph', (page) => page.getByRole('button', {name: 'Entries of methods'}).click()],
  ['/api/ui/Halo'],
  ['/glossary', searchFor],
  ['/search?q=halo'],
  ['/play'],
  ['/4.0/'],
  ['/4.0/api/dia/Graph'],
  ['/api/dia/Grpah'],
];

async function editDemo(page: Page): Promise<void> {
  await running(page);
  await demoOn(page).getByRole('button', {name: 'Edit code'}).click();
  await demoOn(page).locator('.cm-content').waitFor();
}

async function searchFor(page: Page): Promise<void> {
  await page.keyboard.press('ControlOrMeta+k');
  await page.keyboard.type('addTo');
  await page.locator('.DocSearch-Hit').first().waitFor();
}

test.describe('pages of each kind', () => {
  test.use({expectedConsole: /status of 404/});

  // What all files name is read in `site/built-pages.spec.ts` and `site/other-hosts.spec.ts`.
  test('ask no other host for anything, also when their parts are used', async ({page, open}) => {
    const asked = new Set<string>();
    page.on('request', (request) => {
      const {protocol, host} = new URL(request.url());
      if (/^(?:https?|wss?):$/.test(protocol)) {
        asked.add(host);
      }
    });
    page.on('websocket', (socket) => asked.add(new URL(socket.url()).host));
    const paths = new Set(readSitemap(sites.main.buildDir).map(({pathname}) => pathname));
    const unlisted = /^\/(?:search|play|api\/dia\/Grpah)/;
    expect(kinds.filter(([path]) => !unlisted.test(path) && !paths.has(path)).map(([path]) => path)).toEqual([]);
    for (const [path, use] of kinds) {
      await open(path);
      await use?.(page);
      await page.mouse.wheel(0, 600);
      await settled(page);
      expect.soft([...asked], path).toEqual([new URL(page.url()).host]);
    }
  });

  test('a request to another host is seen', async ({page, open}) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).host));
    await page.route('**/glossary', async (route) => {
      const response = await route.fetch();
      const headers = {...response.headers()};
      delete headers['content-security-policy'];
      const planted = '<img src="https://pixel.test/p.gif" alt="">';
      await route.fulfill({response, headers, body: (await response.text()).replace('</article>', `${planted}$&`)});
    });
    await page.route('https://pixel.test/**', (route) => route.fulfill({status: 204}));
    await open('/glossary');
    await expect.poll(() => asked).toContain('pixel.test');
  });
});
