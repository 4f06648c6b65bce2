import {chromium, expect, test} from '@playwright/test';
import {browserArguments} from '../../src/tools/browser/browser-arguments';
import {findTestBrowser} from '../support/test-browser';

/** The features that each list among the arguments of a browser turns off. */
const listsOf = (args: readonly string[]): string[][] =>
  args.flatMap((argument) => {
    const [, list] = /^--disable-features=(.*)$/.exec(argument) ?? [];
    return list === undefined ? [] : [list.split(',')];
  });

test('the features that are off are those that Playwright turns off, and more', async () => {
  const server = await chromium.launchServer({executablePath: findTestBrowser(), args: browserArguments});
  const lists = listsOf(server.process().spawnargs);
  await server.close();
  const [ofPlaywright, last] = [lists[0], lists.at(-1)];
  expect(lists).toHaveLength(2);
  expect(last).toEqual(expect.arrayContaining([...(ofPlaywright ?? []), 'InitialWebUI']));
});

test('a window without a bar has no pages of the browser behind it', async () => {
  const browser = await chromium.launch({executablePath: findTestBrowser(), args: browserArguments});
  try {
    await (await browser.newPage()).goto('data:text/html,Page');
    const session = await browser.newBrowserCDPSession();
    const {targetInfos} = await session.send('Target.getTargets', {filter: [{}]});
    const urls = targetInfos.map(({url}) => url);
    expect(urls).toContain('data:text/html,Page');
    expect(urls.filter((url) => url.startsWith('chrome://'))).toEqual([]);
  } finally {
    await browser.close();
  }
});
