import type {Page} from '@playwright/test';
import {galleryPath} from '../../src/tools/demos/gallery-path';
import {demoOn, running} from '../demos/open-demo';
import {readSitemap} from '../../src/build/hosting/sitemap';
import {sites} from '../support/sites';
import {expect, settled, test} from '../support/test';

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

test('no site may show a page in a frame', async ({page, open}) => {
  await open('/');
  const answers = await page.evaluate(async () => {
    const {headers} = await fetch('/learn/');
    return [headers.get('x-frame-options'), headers.get('content-security-policy')];
  });
  expect(answers[0]).toBe('DENY');
  expect(answers[1]).toContain("frame-ancestors 'none'");
});

test('pages ask no other host for anything', async ({page, open}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).host));
  // Of each part of the site, its first page.
  const paths = readSitemap(sites.main.buildDir).map(({pathname}) => pathname);
  const parts = new Map(paths.map((path) => [path.split('/').slice(0, 4).join('/'), path]));
  const sample = [...parts.values()].filter((_, index) => index % 16 === 0);
  expect(sample.length).toBeGreaterThan(5);
  for (const path of sample) {
    await open(path);
    await settled(page);
  }
  hosts.delete('');
  expect([...hosts]).toEqual([new URL(page.url()).host]);
});
