import puppeteer, {type KeyInput} from 'puppeteer-core';
import {origin} from '../sites';
import type {StartedBrowser, Tab} from './tab';

/** Settings of Firefox. */
const preferences = {
  // It has a mouse (fine pointer, hover), also on a machine without one.
  'ui.allPointerCapabilities': 6,
  'ui.primaryPointerCapabilities': 6,
  // It finds no other host, so that no test depends on one.
  'network.proxy.type': 1,
  'network.proxy.http': '127.0.0.1',
  'network.proxy.http_port': 9,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  'network.proxy.no_proxies_on': 'localhost',
};

/** Starts Firefox, which speaks WebDriver BiDi itself. */
export async function startFirefox([program]: readonly string[]): Promise<StartedBrowser> {
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: program,
    headless: true,
    extraPrefsFirefox: preferences,
  });
  const page = await browser.newPage();
  const noise: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) {
      noise.push(message.text());
    }
  });
  page.on('pageerror', (error) => noise.push(String(error)));
  const tab: Tab = {
    origin: origin('main'),
    goto: async (url) => void (await page.goto(url)),
    evaluate: (work, ...args) => page.evaluate(work as never, ...args),
    evaluateInFrame: async (selector, work) => {
      const frame = await (await page.$(selector))?.contentFrame();
      if (!frame) {
        throw new Error(`There is no frame ${selector}.`);
      }
      return frame.evaluate(work as never);
    },
    press: async (keys) => {
      const all = keys as KeyInput[];
      for (const key of all) {
        await page.keyboard.down(key);
      }
      for (const key of all.toReversed()) {
        await page.keyboard.up(key);
      }
    },
    pointAt: (x, y) => page.mouse.move(x, y),
    click: async () => {
      await page.mouse.down();
      await page.mouse.up();
    },
    resize: (width, height) => page.setViewport({width, height}),
    takeNoise: () => Promise.resolve(noise.splice(0)),
  };
  return {tab, close: () => browser.close()};
}
