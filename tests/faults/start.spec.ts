import {type Page, expect, test} from '@playwright/test';
import {changes} from '../support/changes';
import {SmallSite} from '../support/small-site';
import {startPort} from '../support/sites';

const port = startPort;

let site: SmallSite;

test.describe.configure({mode: 'serial'});

test.beforeAll(async () => {
  site = new SmallSite();
  await site.start(port);
});

test.afterAll(() => site.remove());

const open = async (page: Page, path: string): Promise<void> => {
  await page.goto(`http://localhost:${port}/${path}`);
  await page.locator('h1').waitFor();
};

/** What the development server shows over the page. */
const overlay = (page: Page) => page.frameLocator('#webpack-dev-server-client-overlay').locator('body');

for (const {kind, file, edit, page: path, shows} of changes) {
  test(`${kind} that changes shows on a page that is open`, async ({page}) => {
    await open(page, path);
    expect(await page.content()).not.toMatch(shows);
    site.edit(file, edit);
    await expect.poll(() => page.content()).toMatch(shows);
  });
}

const broken = [
  {
    what: 'a demo that does not exist',
    text: '<LiveDemo id="start/hell" />',
    says: 'docs/index.mdx:8: this version has no demo "start/hell". The nearest is "start/hello".',
  },
  {what: 'an element that does not end', text: '<b', says: 'docs/index.mdx:9:1: Unexpected end of file after name'},
];

for (const {what, text, says} of broken) {
  test(`${what} is reported in one message, in the terminal and over the page`, async ({page}) => {
    await open(page, '');
    site.output = '';
    site.edit('docs/index.mdx', (source) => `${source}\n${text}\n`);
    await expect(overlay(page)).toContainText(says);
    await expect.poll(() => site.output).toContain(says);
    expect(await overlay(page).innerText()).not.toMatch(/^\s*at /m);
    expect(site.output).not.toMatch(/^\W*at /m);
    // Once each time that the bundler has compiled: a slow machine may do so twice after an edit.
    const reports = site.output.match(/compiled with \d+ errors?/g) ?? [];
    expect(reports.length).toBeGreaterThan(0);
    expect(site.output.split(says)).toHaveLength(reports.length + 1);
    site.edit('docs/index.mdx', (source) => source.replace(`\n${text}\n`, ''));
    await expect(page.locator('#webpack-dev-server-client-overlay')).toHaveCount(0);
  });
}

test('code that does not compile is reported after the page is shown, and no longer once it compiles', async ({
  page,
}) => {
  await open(page, '');
  site.edit('docs/index.mdx', (source) => `${source}\nA new paragraph.\n\n\`\`\`ts\ngraph.addCels([]);\n\`\`\`\n`);
  await expect(page.getByText('A new paragraph.')).toBeVisible();
  const says = "docs/index.mdx:11: Property 'addCels' does not exist";
  await expect(overlay(page)).toContainText(says);
  expect(site.output).toContain(says);

  // A browser that comes later sees it as well.
  await page.reload();
  await expect(overlay(page)).toContainText(says);

  site.edit('docs/index.mdx', (source) => source.replace('addCels', 'addCells'));
  await expect(page.locator('#webpack-dev-server-client-overlay')).toHaveCount(0);
  await expect.poll(() => site.output).toContain('The code of all pages compiles.');
});
