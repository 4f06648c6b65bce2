import type {Page} from '@playwright/test';

/** The attribute of elements whose text looks like that of others before them. */
export const repeatedLook = 'data-repeated-look';

/**
 * Marks elements whose text has the same look as that of three others before them:
 * the same color, size and weight on the same backgrounds. A long page has
 * thousands of words of code in ten colors, and axe takes longest to find out what
 * is behind each of them.
 */
export const markRepeatedLooks = (page: Page): Promise<void> =>
  page.evaluate((mark) => {
    const shownOfEachLook = 3;
    const counts = new Map<string, number>();
    const grounds = new Map<Element, string>();
    const numbers = new Map<string, number>();

    const layerOf = (element: Element): string => {
      const style = getComputedStyle(element);
      const {backgroundColor, backgroundImage, opacity, filter, mixBlendMode} = style;
      const painted = [backgroundColor, backgroundImage, opacity, filter, mixBlendMode].join(' ');
      const isPlain = painted === 'rgba(0, 0, 0, 0) none 1 none normal';
      // What is laid over others has another background than what is around it.
      const isOver = style.position === 'absolute' || style.position === 'fixed';
      return isOver ? `over ${grounds.size} ${painted}` : isPlain ? '' : painted;
    };
    /** A number for what is painted behind an element by itself and by what is around it. */
    const groundOf = (element: Element): string => {
      const known = grounds.get(element);
      if (known !== undefined) {
        return known;
      }
      const outer = element.parentElement ? groundOf(element.parentElement) : '';
      const layer = layerOf(element);
      const layers = `${outer} ${layer}`;
      if (layer && !numbers.has(layers)) {
        numbers.set(layers, numbers.size);
      }
      const ground = layer ? String(numbers.get(layers)) : outer;
      grounds.set(element, ground);
      return ground;
    };
    const hasText = (element: Element): boolean =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && /\S/.test(node.nodeValue ?? ''));

    document.querySelectorAll(`[${mark}]`).forEach((element) => element.removeAttribute(mark));
    for (const element of document.querySelectorAll('body *')) {
      // What cannot be seen or used is no example of its look.
      if (!hasText(element) || !element.checkVisibility({visibilityProperty: true, opacityProperty: true})) {
        continue;
      }
      const {width, height, left} = element.getBoundingClientRect();
      if (width < 3 || height < 3 || left < 0 || element.closest(':disabled, [aria-disabled=true], [inert]')) {
        continue;
      }
      const {color, fontSize, fontWeight, textShadow} = getComputedStyle(element);
      const look = [groundOf(element), color, fontSize, fontWeight, textShadow].join(' ');
      const count = (counts.get(look) ?? 0) + 1;
      counts.set(look, count);
      element.toggleAttribute(mark, count > shownOfEachLook);
    }
  }, repeatedLook);
