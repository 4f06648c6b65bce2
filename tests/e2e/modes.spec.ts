import type {FrameLocator, Page} from '@playwright/test';
import {demoOn, running} from '../demos/open-demo';
import {expect, settled, test} from '../support/test';

const pages = ['/', '/learn/features/shape-tools', '/api/dia/Graph', '/api/', '/search?q=element'];

/** The box of a drawing; its class has a suffix that the build chooses. */
const drawing = '.markdown [class*="drawing"]:has(> svg)';

const style = (page: Page, selector: string, name: string): Promise<string> =>
  page
    .locator(selector)
    .first()
    .evaluate((element, property) => getComputedStyle(element).getPropertyValue(property), name);

/** By how many px the page is wider than the window. */
const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test.describe('on paper', () => {
  test('there is nothing to press', async ({page, open}) => {
    for (const path of pages) {
      await open(path);
      await page.emulateMedia({media: 'print'});
      for (const part of ['.navbar', '.footer', '.menu', '.breadcrumbs', '.pagination-nav', '.hash-link']) {
        await expect(page.locator(part).filter({visible: true}), path).toHaveCount(0);
      }
      const buttons = page.locator('main button').filter({visible: true, hasNotText: /^\S+\.\w+$/});
      await expect(buttons, path).toHaveCount(0);
      await page.emulateMedia({media: null});
    }
  });

  test('code is whole, in the page and in demos', async ({page, open}) => {
    await page.setViewportSize({width: 720, height: 1000});
    await open('/learn/features/shape-tools');
    await page.emulateMedia({media: 'print'});
    const cut = await page.locator('.markdown pre').evaluateAll((blocks) =>
      blocks
        .filter((block) => block.checkVisibility())
        .filter((block) => {
          const box = block.parentElement as Element;
          return block.scrollWidth > block.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1;
        })
        .map((block) => block.textContent?.slice(0, 60)),
    );
    expect(await page.locator('.live-demo__file pre').filter({visible: true}).count()).toBeGreaterThan(1);
    expect(cut).toEqual([]);
  });

  test('a demo begins on the sheet of its heading, and only its diagram is not cut', async ({page, open}) => {
    await open('/learn/demos/graph/events');
    await page.emulateMedia({media: 'print'});
    expect(await style(page, '.live-demo', 'break-inside')).toBe('auto');
    expect(await style(page, '.live-demo__stage', 'break-inside')).toBe('avoid');
    await open('/learn/features/diagram-basics/cells');
    expect(await style(page, '.markdown figure:has(pre)', 'break-inside')).toBe('auto');
    expect(await style(page, drawing, 'break-inside')).toBe('avoid');
  });

  test('a marked line of code has no rule', async ({page, open}) => {
    await open('/learn/features/local-storage');
    await page.emulateMedia({media: 'print'});
    expect(await style(page, '.shiki .line.highlighted', 'box-shadow')).toBe('none');
  });

  test('the colors are those of the light mode', async ({page, open}) => {
    await page.addInitScript(() => window === top && localStorage.setItem('theme', 'dark'));
    await open('/learn/features/shape-tools');
    const dark = await style(page, 'body', 'color');
    await page.emulateMedia({media: 'print'});
    expect(await style(page, 'body', 'color')).not.toBe(dark);
    expect(await style(page, '.markdown p', 'color')).toBe('rgb(28, 36, 48)');
    await expect(page.locator('.live-demo__picture--dark').filter({visible: true})).toHaveCount(0);
  });

  test('a link to another site has its address, one of this site has none', async ({page, open}) => {
    await open('/');
    await page.emulateMedia({media: 'print'});
    const after = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((link) => getComputedStyle(link, '::after').content);
    expect(await after('.markdown p a[href^="https"]')).toContain('https');
    expect(await after('.markdown p a[href^="/learn"]')).toBe('none');
  });

  test('diagrams that were not in sight have their pictures', async ({page, open}) => {
    await open('/');
    const stage = page.locator('.demo-stage').last();
    await expect(stage.locator('img')).toHaveCount(0);
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await expect(stage.locator('img')).toHaveCount(2);
  });
});

test.describe('with the colors of the reader', () => {
  test('what is active is marked, and drawings keep theirs', async ({page, open}) => {
    await page.emulateMedia({forcedColors: 'active'});
    await open('/learn/features/diagram-basics/paper');
    expect(await style(page, '.menu__link--active[aria-current=page]', 'outline-style')).toBe('solid');
    expect(await style(page, drawing, 'background-color')).toBe('rgb(255, 255, 255)');
    expect(await style(page, `${drawing} svg`, 'forced-color-adjust')).not.toBe('auto');
    const caret = page.locator('.theme-doc-sidebar-menu :is(.menu__caret, .menu__link--sublist-caret)').first();
    const masks = await caret.evaluate((element) =>
      ['::before', '::after'].map((part) => getComputedStyle(element, part).maskImage),
    );
    expect(masks.join()).toContain('url(');
    const ground = await caret.evaluate(
      (element, text) => {
        const part = getComputedStyle(element, '::before').content === 'none' ? '::after' : '::before';
        return {caret: getComputedStyle(element, part).backgroundColor, text};
      },
      await style(page, '.markdown p', 'color'),
    );
    expect(ground.caret, 'the color of text on the same ground').toBe(ground.text);
    // Pictures that are backgrounds have colors of their own.
    const pictures = await page.locator('body *').evaluateAll((all) =>
      all.flatMap((element) =>
        ['::before', '::after']
          .map((part) => getComputedStyle(element, part))
          .filter(({content, backgroundImage}) => content !== 'none' && backgroundImage !== 'none')
          .map(({backgroundImage}) => `${element.className}: ${backgroundImage}`),
      ),
    );
    expect(pictures).toEqual([]);
  });

  test('of the tabs, only the one that is open has a rule', async ({page, open}) => {
    await page.emulateMedia({forcedColors: 'active'});
    for (const [path, tabs] of [
      ['/learn/quickstart/installation', '.tabs-container'],
      ['/api/routers', '.live-demo__tabs'],
    ] as const) {
      await open(path);
      const rules = await page
        .locator(tabs)
        .filter({has: page.locator('[aria-selected=false]')})
        .first()
        .locator('[role=tab]')
        .evaluateAll((all) =>
          all.map((tab) => {
            const {borderBottomColor, borderBottomWidth} = getComputedStyle(tab);
            const ground = getComputedStyle(document.documentElement).backgroundColor;
            return {
              isOpen: tab.getAttribute('aria-selected') === 'true',
              hasRule: parseFloat(borderBottomWidth) > 0 && borderBottomColor !== ground,
            };
          }),
        );
      expect(rules.length, path).toBeGreaterThan(1);
      expect(
        rules.filter(({isOpen, hasRule}) => isOpen !== hasRule),
        path,
      ).toEqual([]);
    }
  });
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

  test('no text of a field is so small that iOS enlarges the page for it', async ({page, open}) => {
    const small = (part: Page | FrameLocator) =>
      part
        .locator('input:not([type=checkbox], [type=radio], [type=range]), select, textarea, [contenteditable=true]')
        .filter({visible: true})
        .evaluateAll((fields) =>
          fields.map((field) => getComputedStyle(field).fontSize).filter((size) => parseFloat(size) < 16),
        );
    for (const path of ['/api/', '/learn/demos', '/search', '/learn/demos/attributes/connection']) {
      await open(path);
      await expect.poll(() => small(page), path).toEqual([]);
    }
    const frame = await running(page);
    await expect(frame.locator('input, select').first()).toBeAttached();
    await expect.poll(() => small(frame)).toEqual([]);
    await demoOn(page).getByRole('button', {name: 'Edit code'}).click();
    await expect(page.locator('.cm-content')).toBeVisible();
    await expect.poll(() => small(page)).toEqual([]);
    await page.goto('/api/dia/Paper#addLayer');
    await page.keyboard.press('f');
    await expect(page.locator('.navigator-sheet input')).toBeVisible();
    await expect.poll(() => small(page)).toEqual([]);
  });

  test('the link to a heading is in sight', async ({page, open}) => {
    for (const path of ['/learn/features/diagram-basics/cells', '/learn/help-center/faq', '/glossary']) {
      await open(path);
      const seen = await page
        .locator('.markdown .hash-link')
        .evaluateAll((links) => links.map((link) => getComputedStyle(link).opacity));
      expect([...new Set(seen)], path).toEqual(['1']);
    }
  });

  test('iOS does not enlarge single texts of a page that is turned', async ({request}) => {
    expect(await (await request.get('/')).text()).toContain('-webkit-text-size-adjust:100%');
  });
});

test('with more contrast, text and borders are as strong as the text', async ({page, open}) => {
  await open('/learn/features/shape-tools');
  const muted = await style(page, '.theme-doc-version-badge', 'color');
  const border = await style(page, '.live-demo', 'border-top-color');
  await page.emulateMedia({contrast: 'more'});
  const strong = await style(page, '.theme-doc-version-badge', 'color');
  expect(strong).not.toBe(muted);
  expect(strong).toBe(await style(page, '.markdown p', 'color'));
  await expect.poll(() => style(page, '.live-demo', 'border-top-color')).not.toBe(border);
  await expect.poll(() => style(page, '.live-demo', 'border-top-color')).toBe(strong);
});

test('without motion, the heading on which the reader lands is marked all the same', async ({page, open}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open('/learn/features/shape-tools#link-tools');
  expect(await style(page, '[id="link-tools"]', 'animation-duration')).toBe('2s');
  expect(await style(page, '[id="link-tools"]', 'animation-timing-function')).toMatch(/^(?:step-end|steps\(1.*\))$/);
});

for (const [what, width, size] of [
  ['a window of 320 px', 320, '100%'],
  ['text of twice the size', 1280, '200%'],
  ['text of twice the size on a phone', 390, '200%'],
] as const) {
  test(`pages fit ${what}`, async ({page, open}) => {
    await page.setViewportSize({width, height: 800});
    for (const path of pages) {
      await open(path);
      await page.addStyleTag({content: `html { font-size: ${size} !important; }`});
      await settled(page);
      expect(await overflow(page), path).toBeLessThanOrEqual(0);
      const columns = page.locator('.theme-doc-toc-desktop, .navigator, article').filter({visible: true});
      const widths = await columns.evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().width));
      const em = 16 * (parseFloat(size) / 100);
      expect(Math.min(...widths, width), path).toBeGreaterThanOrEqual(Math.min(8 * em, width - 2.5 * em));
    }
  });
}

test('with large letters in the settings of the browser, nothing of the bar lies over another part of it', async ({
  page,
  open,
}) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.setFontSizes', {fontSizes: {standard: 32}});
  for (const width of [1000, 1280]) {
    await page.setViewportSize({width, height: 800});
    await open('/learn/quickstart/');
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    const parts = page.locator('.navbar__inner :is(a, button):not(.dropdown__menu *)').filter({visible: true});
    const boxes = await parts.evaluateAll((all) =>
      all.map((part) => {
        const {left, right, top, bottom} = part.getBoundingClientRect();
        return {name: part.textContent, left, right, top, bottom};
      }),
    );
    expect(boxes.length).toBeGreaterThan(4);
    const over = boxes.flatMap((one, index) =>
      boxes
        .slice(index + 1)
        .filter(
          (other) =>
            Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
            Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 1,
        )
        .map((other) => `${one.name} / ${other.name}`),
    );
    expect(over, `${width} px`).toEqual([]);
  }
});
