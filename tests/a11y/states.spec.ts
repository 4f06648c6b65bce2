import type {Page} from '@playwright/test';
import {demoOn, running} from '../demos/open-demo';
import {violations} from '../support/axe';
import {ask, box, modal, openModal} from '../support/search';
import {expect, test} from '../support/test';

/** DocSearch 3.9's own, out of our reach: its options hold links, while the focus stays in the box. */
const ofDocSearch = [/^nested-interactive: #docsearch-\w+-item-\d+ /];

/** What axe finds while the search modal is open, and how many of the known faults of DocSearch. */
async function modalViolations(page: Page): Promise<{found: string[]; known: number}> {
  const all = await violations(page);
  const found = all.filter((line) => !ofDocSearch.some((fault) => fault.test(line)));
  const known = ofDocSearch.filter((fault) => all.some((line) => fault.test(line))).length;
  return {found, known};
}

// Colors are looked at when they have settled, not on their way.
test.use({contextOptions: {reducedMotion: 'reduce'}});

test.describe('states', () => {
  test.use({expectedConsole: /status of 404|The search failed/});

  for (const colorMode of ['light', 'dark']) {
    test(`the not-found page and the version menu are accessible, ${colorMode}`, async ({page, open}) => {
      await open(`/api/dia/Grpah?docusaurus-theme=${colorMode}`);
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorMode);
      await page.getByRole('navigation', {name: 'Pages with a similar address'}).waitFor();
      expect(await violations(page), 'not found').toEqual([]);
      await page.getByRole('button', {name: /choose another/}).click();
      await page.getByRole('link', {name: '4.0', exact: true}).waitFor();
      expect(await violations(page), 'version menu').toEqual([]);
    });

    test(`the side panel of a narrow screen is accessible, ${colorMode}`, async ({page, open}) => {
      await page.setViewportSize({width: 390, height: 844});
      await open(`/learn/quickstart/paper?docusaurus-theme=${colorMode}`);
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorMode);
      await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
      const back = page.getByRole('button', {name: /Back to main menu/});
      await back.waitFor();
      expect(await violations(page), 'sidebar of the page').toEqual([]);
      await back.click();
      const panel = page.locator('.navbar-sidebar');
      await panel.getByRole('link', {name: '4.0', exact: true}).waitFor();
      expect(await violations(page), 'main menu with the versions').toEqual([]);
      await panel.getByRole('button', {name: 'Version 4.1'}).click();
      await expect(panel.getByRole('link', {name: '4.0', exact: true})).toBeHidden();
      expect(await violations(page), 'main menu').toEqual([]);
    });

    test(`a menu with pale entries is found, ${colorMode}`, async ({page, open}) => {
      await open(`/glossary?docusaurus-theme=${colorMode}`);
      await page.getByRole('button', {name: /choose another/}).click();
      const color = colorMode === 'dark' ? '#333' : '#ccc';
      await page.addStyleTag({content: `.dropdown__link {color: ${color} !important}`});
      const found = await violations(page, 'ofColorMode');
      expect(found.some((line) => /^color-contrast: .*dropdown/.test(line))).toBe(true);
    });
  }

  for (const colorMode of ['light', 'dark']) {
    test(`the sheets of a narrow window are accessible, ${colorMode}`, async ({page, open}) => {
      await page.setViewportSize({width: 390, height: 844});
      await open(`/learn/features/diagram-basics/cells?docusaurus-theme=${colorMode}`);
      await page.locator('details[data-narrow-contents] summary').click();
      await page.locator('details[data-narrow-contents]').getByRole('link').first().waitFor();
      expect(await violations(page), 'outline of a guide').toEqual([]);
      await open(`/api/dia/Graph?docusaurus-theme=${colorMode}`);
      await page.locator('.place-bar__open').click();
      const sheet = page.getByRole('dialog', {name: 'On this page'});
      await sheet.waitFor();
      expect(await violations(page), 'members').toEqual([]);
      await sheet.getByLabel('Filter the entries of this page').fill('cell');
      await expect(page.locator('.navigator--filtering')).toBeVisible();
      expect(await violations(page), 'members that match').toEqual([]);
    });

    test(`the list of members is accessible, with an open group and while it filters, ${colorMode}`, async ({
      page,
      open,
    }) => {
      await open(`/api/dia/Graph?docusaurus-theme=${colorMode}`);
      await page.getByRole('button', {name: 'Entries of methods'}).click();
      await expect(page.getByRole('button', {name: 'Entries of methods'})).toHaveAttribute('aria-expanded', 'true');
      expect(await violations(page), 'open group').toEqual([]);
      const filter = page.getByLabel('Filter the entries of this page');
      await filter.fill('cell');
      await expect(page.locator('.navigator--filtering')).toBeVisible();
      expect(await violations(page), 'matches').toEqual([]);
      await filter.fill('zzqqxx');
      await expect(page.locator('.navigator')).toContainText('No entry matches');
      expect(await violations(page), 'no match').toEqual([]);
    });

    test(
      `the open search is accessible, ${colorMode}`,
      {tag: colorMode === 'light' ? '@smoke' : []},
      async ({page, open}) => {
        await open(`/glossary?docusaurus-theme=${colorMode}`);
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorMode);
        await openModal(page);
        expect((await modalViolations(page)).found, 'nothing asked yet').toEqual([]);
        await ask(page, 'graph');
        // When a fault is no longer found, it goes from the list.
        expect(await modalViolations(page), 'results').toEqual({found: [], known: ofDocSearch.length});
        await box(page).fill('zzqqxx');
        await expect(modal(page)).toContainText('No results for');
        expect((await modalViolations(page)).found, 'no results').toEqual([]);
        await ask(page, 'ui.Halo');
        await page.keyboard.press('Enter');
        await page.getByRole('heading', {level: 1, name: 'ui.Halo'}).waitFor();
        await openModal(page);
        await expect(modal(page)).toContainText('Recent');
        expect((await modalViolations(page)).found, 'recent searches').toEqual([]);
      },
    );

    test(`a live demo is accessible: running, edited, with an error, in full width, ${colorMode}`, async ({
      page,
      open,
    }) => {
      await open(`/learn/quickstart/?docusaurus-theme=${colorMode}`);
      await running(page);
      expect(await violations(page), 'running').toEqual([]);
      const demo = demoOn(page);
      await demo.getByRole('button', {name: /Console/}).click();
      await demo.getByRole('button', {name: 'Edit code'}).click();
      await demo.locator('.cm-content').waitFor();
      expect(await violations(page), 'edited').toEqual([]);
      await demo.locator('.cm-content').fill('const broken = ;');
      await demo.getByRole('alert').waitFor();
      await demo.getByRole('button', {name: 'Full width'}).click();
      expect(await violations(page), 'with an error, in full width').toEqual([]);
    });

    test(`the search page is accessible, ${colorMode}`, async ({page, open}) => {
      await open(`/search?q=halo&docusaurus-theme=${colorMode}`);
      await expect(page.locator('html')).toHaveAttribute('data-theme', colorMode);
      await page.locator('.search-result').first().waitFor();
      expect(await violations(page), 'results').toEqual([]);
      await page.getByRole('main').getByRole('searchbox').fill('zzqqxx');
      await page.getByText('No results for').waitFor();
      expect(await violations(page), 'no results').toEqual([]);
    });
  }

  test('the error states of the search are accessible', async ({page, open, context}) => {
    await context.route('**/assets/search/manifest.json', (route) => route.fulfill({status: 404, body: 'Not found'}));
    await open('/search?q=halo');
    await page.getByRole('alert').waitFor();
    expect(await violations(page), 'search page').toEqual([]);
    await openModal(page);
    await box(page).fill('graph');
    await expect(modal(page)).toContainText('Unable to fetch results');
    expect((await modalViolations(page)).found, 'modal').toEqual([]);
  });

  test('a picture without a text and a pale color are found', async ({page, open}) => {
    await open('/glossary');
    await page.evaluate(() => {
      document
        .querySelector('main')
        ?.insertAdjacentHTML(
          'afterbegin',
          '<img src="/img/logo.svg" width="20"><p style="color:#ccc;background:#fff">Pale text.</p>',
        );
    });
    const found = await violations(page);
    expect(found.some((line) => line.startsWith('image-alt'))).toBe(true);
    expect(found.some((line) => line.startsWith('color-contrast'))).toBe(true);
  });
});
