import {hiddenColumns} from '../support/hidden-columns';
import {boxOf, expectAt} from '../support/place';
import {expect, testInOneContext} from '../support/test';

const test = testInOneContext();

test.use({viewport: {width: 390, height: 844}});

/** Pages with tables of every form, and with drawings. */
const pages = [
  '/',
  '/learn/release-notes/4.0.0',
  '/learn/release-notes/4.1.0',
  '/learn/features/diagram-basics/cells',
  '/learn/features/automatic-layouts/',
  '/learn/quickstart/paper',
  '/api/routers',
  '/api/g/intersection',
  '/api/dia/CellView',
  '/api/mvc/Model',
  '/api/util/format',
  '/4.0/learn/help-center/faq',
];

test('no column is out of view without a hint', async ({page, open}) => {
  for (const path of pages) {
    await open(path);
    expect(await hiddenColumns(page), path).toEqual([]);
  }
});

test('a box without a hint is found', async ({page, open}) => {
  await open('/api/g/intersection');
  await page.addStyleTag({content: '[data-scroll-box] {mask-image: none !important}'});
  expect(await hiddenColumns(page)).toContainEqual(expect.stringMatching(/^Table: /));
});

test('a row of a table is a card that names its cells', async ({page, open}) => {
  await open('/');
  const table = page.getByRole('table', {name: 'Table: Core and JointJS+'});
  await table.scrollIntoViewIfNeeded();
  const cells = table.getByRole('row').nth(1).getByRole('cell');
  await expect(cells).toHaveCount(3);
  const boxes = await cells.evaluateAll((all) => all.map((cell) => cell.getBoundingClientRect()));
  boxes.forEach(({left, right}, index) => {
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(390);
    expect(boxes[index + 1]?.top ?? Infinity).toBeGreaterThan(boxes[index]?.top ?? 0);
  });
  const [first, second] = await table
    .getByRole('row')
    .evaluateAll((rows) => rows.slice(1).map((row) => row.getBoundingClientRect()));
  expect((second?.top ?? 0) - (boxes.at(-1)?.bottom ?? 0)).toBeGreaterThan(8);
  expect(first?.width).toBeLessThanOrEqual(390);
  const label = await cells.last().evaluate((cell) => getComputedStyle(cell, '::before').content);
  expect(label).toContain('What JointJS+ adds');
});

test('cards of four columns fit as well', async ({page, open}) => {
  await open('/learn/release-notes/4.0.0');
  const boxes = page.locator('[data-scroll-box]:has(> table.cards)');
  expect(await boxes.count()).toBeGreaterThan(0);
  for (const box of await boxes.all()) {
    expect(await box.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth)).toBe(0);
  }
});

test('what compares many columns scrolls by keyboard beside its first column', async ({page, open}) => {
  await open('/api/g/intersection');
  const table = page.locator('table.sticky').first();
  const box = page.locator('[data-scroll-box]').filter({has: table});
  await table.scrollIntoViewIfNeeded();
  await expect(box).toHaveAttribute('data-more-after');
  await expect(box).not.toHaveAttribute('data-more-before');
  const first = table.locator('td').first();
  const before = await boxOf(first);
  await box.focus();
  await page.keyboard.press('ArrowRight');
  await expect(box).toHaveAttribute('data-more-before');
  await expectAt(first, before);
});

test('a drawing says at which side there is more', async ({page, open}) => {
  await open('/learn/features/diagram-basics/paper');
  const box = page.locator('[data-scroll-box="Drawing"]').first();
  await box.scrollIntoViewIfNeeded();
  await expect(box).toHaveAttribute('data-more-after');
  await box.evaluate((element) => element.scrollTo(element.scrollWidth, 0));
  await expect(box).not.toHaveAttribute('data-more-after');
  await expect(box).toHaveAttribute('data-more-before');
});

test('a title breaks between its words only', async ({page, open}) => {
  await page.setViewportSize({width: 320, height: 844});
  await open('/api/ui/RectangularSelectionRegion');
  const lines = await page.locator('h1').evaluate((title) => {
    const range = document.createRange();
    const result: string[] = [];
    let right = Infinity;
    const walker = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
    for (let next = walker.nextNode(); next; next = walker.nextNode()) {
      const node = next;
      [...(node.textContent ?? '')].forEach((character, index) => {
        range.setStart(node, index);
        range.setEnd(node, index + 1);
        const box = range.getBoundingClientRect();
        if (box.left < right - 1) {
          result.push('');
        }
        right = box.left;
        result.push(`${result.pop() ?? ''}${character}`);
      });
    }
    return result;
  });
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join('')).toMatch(/^ui\.RectangularSelectionRegion/);
  lines.slice(1).forEach((line) => expect(line).toMatch(/^(?:Rectangular|Selection|Region|\u200b)/));
});
