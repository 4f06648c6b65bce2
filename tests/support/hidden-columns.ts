import type {Page} from '@playwright/test';
import {layOutAll} from './lay-out-all';

/**
 * Boxes of tables and drawings whose content is cut without a hint: the edge does
 * not fade, or the keyboard does not reach it, or it has no name.
 */
export async function hiddenColumns(page: Page): Promise<string[]> {
  await layOutAll(page);
  // Boxes are measured when they near the window.
  const boxes = page.locator('[data-scroll-box]:visible');
  const hidden: string[] = [];
  for (const box of await boxes.all()) {
    if (await box.evaluate(({scrollWidth, clientWidth}) => scrollWidth <= clientWidth)) {
      continue;
    }
    await box.scrollIntoViewIfNeeded();
    await box.and(page.locator('[role=region]')).waitFor();
    const problem = await box.evaluate((element: HTMLElement) => {
      const fades = getComputedStyle(element).maskImage !== 'none';
      const isNamed = Boolean(element.ariaLabel) && element.tabIndex === 0;
      return fades && isNamed ? '' : `${element.dataset.scrollBox}: ${element.textContent.slice(0, 40)}`;
    });
    hidden.push(...(problem ? [problem] : []));
  }
  return hidden;
}
