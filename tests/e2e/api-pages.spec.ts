import type {Page} from '@playwright/test';
import {expect, testInOneContext} from '../support/test';

const test = testInOneContext();

test.describe('anchors of the former documentation, and names without their section', () => {
  test('lead to those of today', {tag: '@smoke'}, async ({page, open}) => {
    for (const [former, current] of [
      ['dia.Graph.prototype.addCells', 'addCells'],
      ['cellNamespace', 'options.cellNamespace'],
      ['joint.dia.Graph.prototype.options.cellNamespace', 'options.cellNamespace'],
      ['dia.Graph.prototype.events', 'events'],
    ] as const) {
      // Else it is a step within the page.
      await page.goto('about:blank');
      await open(`/api/dia/Graph#${former}`);
      await expect(page).toHaveURL(new RegExp(`/api/dia/Graph#${current.replace('.', '\\.')}$`));
      await expect(page.locator(`[id="${current}"]`)).toBeInViewport();
    }
  });

  test('one that the page does not have stays as it is', async ({page, open}) => {
    await open('/api/dia/Graph#dia.Graph.prototype.nothing');
    await expect(page).toHaveURL(/#dia\.Graph\.prototype\.nothing$/);
  });
});

/** The block below the heading of a member, which may be in a box of its own. */
const below = (page: Page, id: string) =>
  page.locator(`h3[id="${id}"] + div, h3[id="${id}"] + .deferred > div:first-child`);

test.describe('signatures', () => {
  test('stand below the members, link their types, and say what is new', {tag: '@smoke'}, async ({page, open}) => {
    await open('/api/dia/Graph#findElementsAtPoint');
    const block = below(page, 'findElementsAtPoint');
    await expect(block).toContainText('findElementsAtPoint(p: Point, opt?: Graph.FindAtPointOptions): Element[];');
    await expect(block).toContainText('since 4.1');
    await block.getByRole('link', {name: 'Graph.FindAtPointOptions'}).click();
    await expect(page).toHaveURL(/#FindAtPointOptions$/);
    await open('/4.0/api/dia/Graph#clear');
    await expect(below(page, 'clear')).toContainText('clear(opt?: { [key: string]: any }): this;');
    await expect(page.getByText('since 4.0')).toHaveCount(0);
  });

  test('stand for members that the declarations lack, for the functions of V, and above the text of a function', async ({
    page,
    open,
  }) => {
    await open('/api/dia/ToolView#getName');
    const undeclared = below(page, 'getName');
    await expect(undeclared.locator('code').first()).toHaveText('getName(): string | null');
    await expect(undeclared).toContainText('The declarations lack it.');
    await open('/api/V#isV');
    await expect(below(page, 'isV')).toHaveText('isV(value: any): boolean;');
    await open('/api/setTheme');
    await expect(page.locator('article .markdown > header + div')).toContainText(
      'function setTheme(theme: string): void;',
    );
  });

  test('have the colors of code, and fold up fields that the page describes one by one', async ({page, open}) => {
    await open('/api/dia/Paper#freeze');
    const signature = below(page, 'freeze').locator('code').first();
    await expect(signature.locator('.tk-function')).toHaveText('freeze');
    await expect(signature.locator('.tk-constant')).toHaveText('void');
    await open('/api/dia/Paper#Options');
    const fold = below(page, 'Options').locator('details');
    await expect(fold.locator('code').first()).toBeHidden();
    await fold.locator('summary').click();
    await expect(fold.locator('code').first()).toContainText('snapLinks?: boolean | SnapLinksOptions;');
  });

  test('a long name breaks at its dots, not within a word', async ({page, open}) => {
    await open('/api/shapes/standard/HeaderedRectangle');
    const title = page.getByRole('heading', {level: 1, name: 'shapes.standard.HeaderedRectangle'});
    await expect(title).toHaveText('shapes.standard.HeaderedRectangle');
    for (const width of [1280, 390]) {
      await page.setViewportSize({width, height: 900});
      const [whole, word] = await title.evaluate((heading) => {
        const range = document.createRange();
        const last = [...heading.childNodes].filter(({nodeType}) => nodeType === Node.TEXT_NODE).at(-1);
        range.selectNodeContents(last ?? heading);
        return [heading.getClientRects().length, range.getClientRects().length];
      });
      expect([whole, word], `${width} px`).toEqual([1, 1]);
    }
  });

  test('inherited members are folded up at the end', async ({page, open}) => {
    await open('/api/dia/Graph');
    const inherited = page.locator('details', {hasText: /^Inherited from mvc\.Model /});
    await expect(inherited.getByText('hasChanged', {exact: true})).toBeHidden();
    await inherited.locator('summary').click();
    await expect(inherited.getByText('hasChanged', {exact: true})).toBeVisible();
  });
});

for (const width of [390, 1024, 1280]) {
  test.describe(`in a window of ${width} px`, () => {
    test.use({viewport: {width, height: 900}});

    test('tables of options fit, and no name is broken', async ({page, open}) => {
      await open('/api/dia/Paper');
      const table = page.locator('table.options').first();
      await table.scrollIntoViewIfNeeded();
      const row = table.getByRole('row').filter({hasText: 'connectionPointNamespace'});
      await expect(row.getByRole('cell')).toHaveCount(4);
      await expect(row).toContainText('where connection points are looked up by name');
      const boxes = await table.locator('xpath=ancestor::*[@data-scroll-box]').evaluate((box) => ({
        room: box.clientWidth,
        needed: box.scrollWidth,
        // A name that is broken has more than one rectangle.
        broken: [...box.querySelectorAll('td:first-child code')].filter((code) => code.getClientRects().length > 1)
          .length,
      }));
      expect(boxes.needed).toBeLessThanOrEqual(boxes.room);
      expect(boxes.broken).toBe(0);
    });
  });
}
