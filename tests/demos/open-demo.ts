import {type FrameLocator, type Page, expect} from '@playwright/test';
import type {VersionName} from '../../src/common/versions';
import {galleryPath} from '../../src/tools/demos/gallery-path';
import type {ColorMode} from '../../src/site/demos/frame/color-mode';

/** The width of a demo in the text column of a wide window, in px. */
const width = 728;

/** The part of a page that is a demo: its frame is the first in it. */
export const demoOn = (page: Page) => page.locator('section[aria-label^="Live demo: "]').first();

/** Waits until a demo has run and is shown, and returns the inside of its frame. */
export async function running(page: Page): Promise<FrameLocator> {
  const demo = demoOn(page);
  await demo.scrollIntoViewIfNeeded();
  // Who does something need not wait until the page is calm.
  await page.evaluate(() => window.dispatchEvent(new Event('scroll')));
  await expect(demo.locator('iframe.live-demo__frame:not(.live-demo__frame--waiting)')).toBeVisible();
  return demo.frameLocator('iframe');
}

/** Opens the page of a demo, its frame as wide as the text column. */
export async function openDemo(
  page: Page,
  version: VersionName,
  demo: {id: string; height: number},
  colorMode: ColorMode,
): Promise<FrameLocator> {
  await page.setViewportSize({width: 1280, height: Math.max(900, demo.height + 160)});
  // What the demo covers costs axe much time, and is no part of it.
  // The size, in whole pixels, before the demo runs: a frame that changes its size is another test.
  await page.addInitScript(
    ([w, h]) => {
      addEventListener('DOMContentLoaded', () => {
        const style = document.createElement('style');
        style.textContent = `[inert], .live-demo__gate {display: none !important} .live-demo__caption {height: 4rem} .live-demo .live-demo__stage {flex: none !important; width: ${w}px; height: ${h}px !important}`;
        document.head.append(style);
      });
    },
    [width, demo.height] as const,
  );
  await page.goto(`${galleryPath(version)}/${demo.id}?docusaurus-theme=${colorMode}`);
  return running(page);
}

/** Runs the demo of the page from its beginning in the other color mode, in a new frame. */
export async function startAnew(page: Page, colorMode: ColorMode): Promise<FrameLocator> {
  // The demo covers the bar.
  await page
    .locator('.navbar')
    .getByRole('button', {name: /dark and light mode/, includeHidden: true})
    .dispatchEvent('click');
  await expect(page.locator('html')).toHaveAttribute('data-theme', colorMode);
  await demoOn(page)
    .locator('iframe')
    .evaluate((frame) => frame.setAttribute('data-former', ''));
  await demoOn(page).getByRole('button', {name: 'Reset'}).click();
  await expect(demoOn(page).locator('iframe[data-former]')).toHaveCount(0);
  return running(page);
}
