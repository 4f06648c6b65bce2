import fs from 'node:fs';
import path from 'node:path';
import {knownRelease} from '../../src/build/delivery/framework';
import {readCanonicalPaths} from '../../src/build/hosting/canonical-paths';
import {origin, projectDir, sites} from '../support/sites';
import {expect, hydrated, test} from '../support/test';

const paths = readCanonicalPaths(sites.main.buildDir);

test.describe('routes', () => {
  test('the site map names the pages of both versions', () => {
    expect(paths).toContain('/');
    expect(paths).toContain('/4.0/');
    expect(paths.length).toBeGreaterThan(40);
    expect(paths.filter((item) => item.startsWith('/4.0/')).length).toBeGreaterThan(20);
  });

  // What their HTML says is tested in site/built-pages.spec.ts.
  test('every page of the site map is served at its address', async ({request}) => {
    for (const item of paths) {
      const response = await request.head(item, {maxRedirects: 0});
      expect(`${item} ${response.status()} ${response.headers()['content-type']}`).toContain(`${item} 200 text/html`);
    }
  });

  for (const [asked, canonical] of [
    ['/glossary/', '/glossary'],
    ['/glossary.html', '/glossary'],
    ['/glossary/index.html', '/glossary'],
    ['/learn/quickstart', '/learn/quickstart/'],
    ['/learn/quickstart.html', '/learn/quickstart/'],
    ['/learn/quickstart/index.html', '/learn/quickstart/'],
    ['/api/dia/Graph/', '/api/dia/Graph'],
    ['/index.html', '/'],
    ['/4.0', '/4.0/'],
    ['/search/', '/search'],
    ['/search.html?q=paper', '/search?q=paper'],
    ['/4.0/glossary.html?a=b', '/4.0/glossary?a=b'],
  ] as const) {
    test(`the server sends ${asked} to ${canonical}`, async ({request}) => {
      const response = await request.get(asked, {maxRedirects: 0});
      expect(response.status()).toBe(301);
      expect(response.headers().location).toBe(canonical);
    });
  }

  test('the page shows at other spellings where a host does not redirect', async ({page}) => {
    const body = fs.readFileSync(path.join(sites.main.buildDir, 'glossary/index.html'), 'utf8');
    for (const asked of ['/glossary.html', '/glossary/index.html']) {
      await page.route(asked, (route) => route.fulfill({contentType: 'text/html', body}));
      await page.goto(asked);
      await hydrated(page);
      await expect(page.locator('h1')).toHaveText('Glossary');
    }
  });

  test.describe('where a host has no file at another spelling', () => {
    test.use({expectedConsole: /status of 404/});

    test('the page shows at its clean path', async ({page}) => {
      const body = fs.readFileSync(path.join(sites.main.buildDir, '404.html'), 'utf8');
      await page.route('/search.html?q=paper', (route) => route.fulfill({status: 404, contentType: 'text/html', body}));
      await page.goto('/search.html?q=paper');
      await page.waitForURL('/search?q=paper');
      await hydrated(page);
      await expect(page.locator('h1')).not.toHaveText('Page not found');
    });
  });

  test('an unknown path has status 404, and so has the not-found page itself', {tag: '@smoke'}, async ({request}) => {
    for (const asked of ['/404', '/404.html', '/nowhere', '/4.0/nowhere/at/all', '/assets/js/none.js']) {
      expect((await request.get(asked)).status()).toBe(404);
    }
  });
});

test.describe('serving', () => {
  test('text is precompressed, hashed assets are cached for good, pages are revalidated', async ({request}) => {
    const html = await request.get('/', {headers: {'accept-encoding': 'br'}});
    expect(html.headers()['content-encoding']).toBe('br');
    expect(html.headers()['cache-control']).toContain('must-revalidate');
    const script = /\/assets\/js\/main\.[0-9a-f]+\.js/.exec(await html.text())?.[0] ?? '';
    const gzipped = await request.get(script, {headers: {'accept-encoding': 'gzip'}});
    expect(gzipped.headers()['content-encoding']).toBe('gzip');
    expect(gzipped.headers()['cache-control']).toContain('immutable');
  });

  test('responses carry the security headers', async ({request}) => {
    for (const asked of ['/', '/nowhere', '/img/logo.svg']) {
      const headers = (await request.get(asked)).headers();
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
    }
  });
});

test.describe('site metadata', () => {
  test('names the versions of the framework and its plugins', () => {
    const file = path.join(projectDir, '.docusaurus/site-metadata.json');
    const metadata = JSON.parse(fs.readFileSync(file, 'utf8')) as {
      docusaurusVersion: string;
      pluginVersions: Record<string, {version?: string}>;
    };
    expect(metadata.docusaurusVersion).toBe(knownRelease);
    for (const name of [
      'plugin-content-docs',
      'plugin-content-pages',
      'plugin-sitemap',
      'plugin-svgr',
      'theme-search-algolia',
    ]) {
      expect(metadata.pluginVersions[`docusaurus-${name}`]?.version, name).toBe(knownRelease);
    }
  });
});

test.describe('below a sub-path', () => {
  test.use({baseURL: origin('variant')});

  test('a page that is untitled or titled like the site has the title of the site alone', async ({page, open}) => {
    for (const name of ['untitled', 'titled-like-the-site']) {
      await open(`/sub/path/${name}`);
      await expect(page).toHaveTitle('JointJS Docs');
    }
  });

  test('the pages, their links and assets work', async ({page, open}) => {
    await open('/sub/path/');
    await expect(page).toHaveTitle('Variant home | JointJS Docs');
    await page.locator('article a', {hasText: 'second page'}).click();
    await expect(page).toHaveURL(/\/sub\/path\/second$/);
    await expect(page.locator('h1')).toHaveText('Second');
  });

  test('the address without the sub-path leads there, other paths do not exist', async ({request}) => {
    expect((await request.get('/', {maxRedirects: 0})).headers().location).toBe('/sub/path/');
    expect((await request.get('/second')).status()).toBe(404);
    for (const asked of ['/?x=1', '/sub/path?x=1']) {
      expect((await request.get(asked, {maxRedirects: 0})).headers().location).toBe('/sub/path/?x=1');
    }
  });
});
