import {expect, test} from '@playwright/test';
import {readEnv} from '../../src/build/config/env';
import {createPreviewServer} from '../../src/build/hosting/preview-server';
import {readSitemap} from '../../src/build/hosting/sitemap';
import {open} from '../../src/tools/next-release/browse';
import {visitsOf} from '../../src/tools/next-release/visits';
import {listening} from '../support/listening';
import {sites} from '../support/sites';

const {buildDir, baseUrl} = sites.main;
const visits = visitsOf(
  readSitemap(buildDir).map(({pathname}) => pathname),
  baseUrl,
);

/** Serves the built site while a test looks at it. */
async function withSite(look: (origin: string) => Promise<void>): Promise<void> {
  const {origin, close} = await listening(createPreviewServer({buildDir, baseUrl, env: readEnv({})}));
  try {
    await look(origin);
  } finally {
    await close();
  }
}

for (const visit of visits) {
  test(`a ${visit.kind} passes`, async ({page}) => {
    await withSite(async (origin) => expect(await open(page, origin, visit)).toEqual([]));
  });
}

test('a page whose first render differs from its HTML is broken', async ({page}) => {
  const guide = visits.find(({kind}) => kind === 'guide')!;
  await withSite(async (origin) => {
    // As a theme that takes the closed categories of the sidebar for links.
    await page.route(`${origin}${guide.path}`, async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const planted = html.replaceAll(/<button[^>]*menu__caret[^>]*><\/button>/g, '');
      expect(planted).not.toBe(html);
      await route.fulfill({response, body: planted});
    });
    const problems = await open(page, origin, {...guide, act: () => Promise.resolve()});
    expect(problems.join('\n')).toMatch(/console: .*(?:error #418|hydration)/is);
  });
});
