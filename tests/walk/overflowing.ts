import type {Page} from '@playwright/test';
import {layOutAll} from '../support/lay-out-all';

/** Elements that reach beyond the window and are in no box that scrolls. */
export function findOverflowing(): string[] {
  const width = document.documentElement.clientWidth;
  const scrolls = (element: Element): boolean => {
    for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
      if (/auto|scroll/.test(getComputedStyle(box).overflowX)) {
        return true;
      }
    }
    return false;
  };
  return [...document.querySelectorAll('main *, footer *, .navbar *')]
    .filter((element) => {
      const {left, right, width: own} = element.getBoundingClientRect();
      return own > 0 && (right > width + 1 || left < -1) && !scrolls(element) && !element.closest('.navbar-sidebar');
    })
    .map((element) => `${element.tagName.toLowerCase()}.${element.className}: ${element.textContent.slice(0, 40)}`);
}

/** The same, with the whole page laid out. */
export async function overflowing(page: Page): Promise<string[]> {
  await layOutAll(page);
  return page.evaluate(findOverflowing);
}
