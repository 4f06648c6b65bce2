import {expect} from '@playwright/test';
import type {Tab} from './tab';

/** Where something is on a page: a selector and, where it fits several elements, words of the name or text. */
export type Target = string | readonly [selector: string, words: string];

/** What a reader sees of an element. */
export type Look = {
  /** Its middle, in px of the window. */
  x: number;
  y: number;
  top: number;
  text: string;
  value: string;
  href: string;
  /** The element that is seen at its middle, if it is another one. */
  coveredBy: string;
  isInWindow: boolean;
  isFocused: boolean;
  attributes: Record<string, string>;
};

/** The first element at a place that is shown. Runs in the page. */
function lookAt(selector: string, words: string, isWanted: boolean): Look | null {
  const element = [...document.querySelectorAll<HTMLElement>(selector)].find(
    (each) =>
      each.checkVisibility({visibilityProperty: true}) &&
      each.getBoundingClientRect().width > 0 &&
      `${each.getAttribute('aria-label') ?? ''}\n${each.textContent}`.replaceAll('\u200b', '').includes(words),
  );
  if (!element) {
    return null;
  }
  if (isWanted) {
    element.scrollIntoView({block: 'center', behavior: 'instant'});
  }
  // A link of two lines has no middle of its own.
  const {left, top, width, height} = element.getClientRects()[0] ?? element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const seen = document.elementFromPoint(x, y);
  const isSeen = seen !== null && (element.contains(seen) || seen.contains(element));
  return {
    x,
    y,
    top,
    text: element.textContent.replaceAll('\u200b', '').trim(),
    value: element instanceof HTMLInputElement ? element.value : '',
    href: element.getAttribute('href') ?? '',
    coveredBy: isSeen ? '' : (seen?.outerHTML.slice(0, 100) ?? 'nothing'),
    isInWindow: top + height > 0 && top < window.innerHeight,
    isFocused: element === document.activeElement,
    attributes: Object.fromEntries([...element.attributes].map(({name, value}) => [name, value])),
  };
}

/** How far a heading is from where it lands below the top of the window, in px. Runs in the page. */
function measureMiss(id: string): number {
  const heading = document.getElementById(id);
  if (!heading) {
    return NaN;
  }
  const landing =
    parseFloat(getComputedStyle(heading).scrollMarginTop) +
    parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop);
  return heading.getBoundingClientRect().top - landing;
}

const nextFrames = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve())));

/** What a reader does and sees in a tab, in any browser. */
export class Reader {
  constructor(readonly tab: Tab) {}

  /** Opens a page and waits until the app has taken it over. */
  async open(path: string): Promise<void> {
    await this.tab.goto(`${this.tab.origin}${path}`);
    await this.isInteractive();
  }

  async isInteractive(): Promise<void> {
    await expect
      .poll(() => this.tab.evaluate(() => document.documentElement.dataset.hasHydrated), {message: 'hydrated'})
      .toBe('true');
  }

  /** Path, query and hash. */
  address(): Promise<string> {
    return this.tab.evaluate(() => decodeURIComponent(location.pathname + location.search + location.hash));
  }

  async expectAddress(address: string | RegExp): Promise<void> {
    const expected = expect.poll(() => this.address());
    await (typeof address === 'string' ? expected.toBe(address) : expected.toMatch(address));
  }

  look(place: Target, isWanted = false): Promise<Look | null> {
    const [selector, words] = typeof place === 'string' ? [place, ''] : place;
    return this.tab.evaluate(lookAt, selector, words, isWanted);
  }

  /** Waits until something is shown, and says how it looks. */
  async see(place: Target): Promise<Look> {
    await expect.poll(() => this.look(place), {message: `shown: ${String(place)}`}).not.toBeNull();
    return (await this.look(place)) as Look;
  }

  async expectGone(place: Target): Promise<void> {
    await expect.poll(() => this.look(place), {message: `gone: ${String(place)}`}).toBeNull();
  }

  async expectText(place: Target, text: string | RegExp): Promise<void> {
    const seen = expect.poll(async () => (await this.look(place))?.text, {message: `text of ${String(place)}`});
    await (typeof text === 'string' ? seen.toContain(text) : seen.toMatch(text));
  }

  async expectAttribute(place: Target, name: string, value: string): Promise<void> {
    await expect
      .poll(async () => (await this.look(place))?.attributes[name], {message: `${name} of ${String(place)}`})
      .toBe(value);
  }

  async expectFocused(place: Target): Promise<void> {
    await expect.poll(async () => (await this.look(place))?.isFocused, {message: `focus: ${String(place)}`}).toBe(true);
  }

  /** Points at the middle of something that nothing covers. */
  async point(place: Target): Promise<void> {
    await this.see(place);
    let [x, y] = [NaN, NaN];
    await expect(async () => {
      const before = await this.look(place, true);
      await this.tab.evaluate(nextFrames);
      const look = await this.look(place);
      expect(look?.coveredBy, `${String(place)} is covered by`).toBe('');
      expect([look?.x, look?.y], `${String(place)} stands still`).toEqual([before?.x, before?.y]);
      [x, y] = [look?.x ?? 0, look?.y ?? 0];
    }).toPass({timeout: 30_000, intervals: [50]});
    await this.tab.pointAt(x, y);
  }

  async click(place: Target): Promise<void> {
    await this.point(place);
    await this.tab.click();
  }

  async press(...keys: string[]): Promise<void> {
    await this.tab.press(keys);
  }

  async type(text: string): Promise<void> {
    for (const key of text) {
      await this.tab.press([key]);
    }
  }

  /** How far a heading is from its place below the bar, in px. */
  missOf(id: string): Promise<number> {
    return this.tab.evaluate(measureMiss, id).then(Math.abs);
  }

  /**
   * Expects that a heading has landed below the bar, and stays there.
   *
   * @param within - how far it may be from its place, in px
   */
  async expectLanding(id: string, within = 1.5): Promise<void> {
    await expect.poll(() => this.missOf(id), {message: `${id} is below the bar`}).toBeLessThan(within);
    await this.tab.evaluate(nextFrames);
    await this.tab.evaluate(nextFrames);
    expect(await this.missOf(id), `${id} stays`).toBeLessThan(within);
  }
}
