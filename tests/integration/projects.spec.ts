import fs from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {packageFolder} from '../../src/build/api-model/sources';
import type {Listening} from '../support/listening';
import {boxOf} from '../support/place';
import {projectDir} from '../support/sites';
import {expect, settled, test} from '../support/test';
import {leakOf} from './leaks';
import {endsOfLink, toward, whenAppendedLate} from './link-ends';
import {buildProject, copyProject, fillPage, frameworks, renderOnServer, runIn, serveFolders} from './project';

const order = '[model-id=order]';

/** What each project's page has: a diagram, two switches, and a form for the selected element. */
function partsOf(page: Page) {
  return {
    element: page.locator(order),
    text: page.locator(`${order} text`),
    links: page.locator('.joint-link'),
    shown: page.getByLabel('Show the diagram'),
    readOnly: page.getByLabel('Read-only'),
    label: page.getByLabel('Label'),
    position: page.locator('output'),
  };
}

/** Drags the first element of the diagram. */
async function drag(page: Page, x: number, y: number): Promise<void> {
  // A framework may put off what follows from a change, and a press comes before what was put off.
  await settled(page);
  const box = await boxOf(page.locator(`${order} rect`).first());
  const start = {x: box.x + 20, y: box.y + 15};
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(start.x + x, start.y + y, {steps: 4});
  await page.mouse.up();
}

/** A diagram is drawn once, and its state goes both ways. */
async function expectToWork(page: Page): Promise<void> {
  const {element, text, links, shown, readOnly, label, position} = partsOf(page);
  await expect(element).toHaveCount(1);
  await expect(links).toHaveCount(1);
  await expect(page.locator('.joint-paper')).toHaveCount(1);
  await expect(label).toHaveCount(0);

  await element.click();
  await expect(label).toHaveValue('Order');
  await expect(position).toHaveText('40, 60');
  await expect(page.locator('.joint-highlight-mask')).toHaveCount(1);
  await label.fill('Paid order');
  await expect(text).toHaveText('Paid order');
  await drag(page, 50, 30);
  await expect(position).toHaveText('90, 90');
  // A handler of the Delete key ignores what is pressed in a field.
  await expect(label).not.toBeFocused();

  await readOnly.check();
  await drag(page, 50, 30);
  await readOnly.uncheck();
  await drag(page, 10, 10);
  await expect(position).toHaveText('100, 100');

  await shown.uncheck();
  await expect(element).toHaveCount(0);
  await label.fill('Order');
  await shown.check();
  await expect(text).toHaveText('Order');
  await page.mouse.click(600, 250);
  await expect(label).toHaveCount(0);
}

/** Hides the diagram and shows it again. */
async function hideAndShow(page: Page): Promise<void> {
  const {element, shown} = partsOf(page);
  await shown.uncheck();
  await expect(element).toHaveCount(0);
  await shown.check();
  await expect(element).toHaveCount(1);
}

const nothing = {svgs: 0, listeners: 0, nodes: 0};

for (const {name, dist, renderedBy} of frameworks) {
  test.describe(name, () => {
    // The tests share one build.
    test.describe.configure({mode: 'default'});
    let folder = '';
    let site: Listening = {port: 0, origin: '', close: () => Promise.resolve()};

    test.beforeAll(async () => {
      folder = copyProject(name);
      buildProject(folder);
      site = await serveFolders({'/': `${folder}/${dist}`});
    });

    test.afterAll(() => site.close());

    test('a diagram is drawn, and the form and the diagram follow each other', async ({page}) => {
      await page.goto(site.origin);
      await expectToWork(page);
    });

    test('the link ends where its elements face each other, also after a second mount', async ({page}) => {
      await page.goto(site.origin);
      await expect(partsOf(page).links).toHaveCount(1);
      await expect.poll(() => endsOfLink(page)).toEqual(toward.centers);
      await hideAndShow(page);
      await expect.poll(() => endsOfLink(page)).toEqual(toward.centers);
      await drag(page, 50, 30);
      await settled(page);
      await expect.poll(() => endsOfLink(page)).toEqual(toward.centers);
    });

    test('ten mounts leak nothing', async ({page}) => {
      await page.goto(site.origin);
      await partsOf(page).element.click();
      expect(await leakOf(page, () => hideAndShow(page))).toEqual(nothing);
    });

    if (renderedBy === 'server') {
      test('a server renders the page, and the browser takes it over', async ({page}) => {
        const html = renderOnServer(folder);
        expect(html).toContain('Show the diagram');
        // Nothing is selected there.
        expect(html).not.toContain('<form');
        fillPage(folder, html);
        await page.goto(`${site.origin}/rendered.html`);
        await expectToWork(page);
      });
    } else if (renderedBy === 'build') {
      // The other tests open the page with this HTML in it.
      test('the build renders the page', () => {
        const html = fs.readFileSync(path.join(folder, dist, 'index.html'), 'utf8');
        expect(html).toMatch(/<app-root[^>]*ng-server-context[^>]*>.*Show the diagram.*<\/app-root>/s);
        expect(html).not.toContain('<form');
      });
    }
  });
}

test('React in strict mode leaves one paper, and leaks nothing', async ({page}) => {
  const folder = copyProject('react', 'react-strict');
  // Only the development build of React mounts twice.
  runIn(folder, 'npx', ['vite', 'build'], {NODE_ENV: 'development'});
  const site = await serveFolders({'/': `${folder}/dist`});
  try {
    await page.goto(site.origin);
    await expectToWork(page);
    await partsOf(page).element.click();
    expect(await leakOf(page, () => hideAndShow(page))).toEqual(nothing);
  } finally {
    await site.close();
  }
});

test('the page without a build step works', async ({page}) => {
  const folder = copyProject('javascript', 'no-build');
  const library = packageFolder(projectDir, 'current', 'core');
  const site = await serveFolders({'/node_modules/@joint/core/': library, '/': folder});
  try {
    await page.goto(`${site.origin}/no-build.html`);
    await page.locator('.joint-element').click();
    await expect(page.getByLabel('Label')).toHaveValue('Order');
    await page.getByLabel('Label').fill('Paid order');
    await expect(page.locator('.joint-element text')).toHaveText('Paid order');
  } finally {
    await site.close();
  }
});

test.describe('planted faults', () => {
  test('a paper that is not removed is found', async ({page}) => {
    const folder = copyProject('javascript', 'leaking', (file, text) =>
      file === 'src/diagram.js' ? text.replace('paper.remove()', 'host.replaceChildren()') : text,
    );
    buildProject(folder);
    const site = await serveFolders({'/': `${folder}/dist`});
    try {
      await page.goto(site.origin);
      const leak = await leakOf(page, () => hideAndShow(page));
      expect(leak.svgs).toBeGreaterThanOrEqual(10);
      expect(leak.nodes).toBeGreaterThan(100);
    } finally {
      await site.close();
    }
  });

  test('a paper that is appended after it has drawn is found', async ({page}) => {
    const folder = copyProject('javascript', 'late', (file, text) =>
      file === 'src/diagram.js' ? whenAppendedLate(text) : text,
    );
    buildProject(folder);
    const site = await serveFolders({'/': `${folder}/dist`});
    try {
      await page.goto(site.origin);
      await expect(partsOf(page).links).toHaveCount(1);
      await expect.poll(() => endsOfLink(page)).toEqual(toward.corners);
      await drag(page, 50, 30);
      await settled(page);
      await expect.poll(() => endsOfLink(page)).toEqual(toward.corners);
    } finally {
      await site.close();
    }
  });

  test('in strict mode, a paper in the element of React is not shown', async ({page}) => {
    const folder = copyProject('react', 'react-host', (file, text) =>
      file === 'src/Diagram.tsx'
        ? text.replace('host.current?.append(el);', '').replace('el,\n', 'el: host.current,\n')
        : text,
    );
    runIn(folder, 'npx', ['vite', 'build'], {NODE_ENV: 'development'});
    const site = await serveFolders({'/': `${folder}/dist`});
    try {
      await page.goto(site.origin);
      await expect(partsOf(page).shown).toBeChecked();
      await settled(page);
      await expect(partsOf(page).element).toHaveCount(0);
    } finally {
      await site.close();
    }
  });

  test('without the setting for the server, rendering fails', () => {
    const folder = copyProject('react', 'react-external', (file, text) =>
      file === 'vite.config.ts' ? text.replace(/ssr: .*/, '') : text,
    );
    runIn(folder, 'npx', ['vite', 'build', '--ssr', 'src/server.tsx', '--outDir', 'dist-server']);
    expect(() => renderOnServer(folder)).toThrow("Named export 'dia' not found");
  });
});
