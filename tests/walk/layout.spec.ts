import {violations} from '../support/axe';
import {expect, test} from '../support/test';
import {overflowing} from './overflowing';

test('a line of prose has 65 to 80 characters, counted on the page', async ({page, open}) => {
  await open('/learn/features/diagram-basics/paper');
  const lengths = await page.evaluate(() => {
    const range = document.createRange();
    return [...document.querySelectorAll('.markdown > p, .markdown > .deferred > p')].flatMap((paragraph) => {
      const length = paragraph.textContent.length;
      range.selectNodeContents(paragraph);
      const lines = new Set([...range.getClientRects()].map((rect) => Math.round(rect.bottom / 10))).size;
      return lines > 2 ? [length / lines] : [];
    });
  });
  const average = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  expect(lengths.length).toBeGreaterThan(3);
  expect(average).toBeGreaterThan(60);
  expect(average).toBeLessThan(85);
});

test('something that sticks out is found', async ({page, open}) => {
  await open('/glossary');
  await page.evaluate(() =>
    document.querySelector('main')?.insertAdjacentHTML('beforeend', '<p style="min-width:3000px">Too wide.</p>'),
  );
  expect(await overflowing(page)).toContainEqual(expect.stringMatching(/^p.*Too wide/));
});

test('text without contrast is found in the dark mode', async ({page, open}) => {
  await open('/glossary?docusaurus-theme=dark');
  await page.addStyleTag({content: '[data-theme=dark] .markdown p {color: #333 !important}'});
  expect((await violations(page, 'ofColorMode')).join('\n')).toContain('color-contrast: ');
});

test('one pale word among many of the same look is found', async ({page, open}) => {
  await open('/learn/features/diagram-basics/graph');
  const words = page.locator('pre .tk-keyword:not(.live-demo *)').filter({hasText: /^\w+$/});
  expect(await words.count()).toBeGreaterThan(10);
  await words.last().evaluate((word) => (word.style.color = '#ddd'));
  const found = await violations(page, 'ofColorMode');
  expect(found).toHaveLength(1);
  expect(found.join()).toContain('color-contrast: ');
});
