import {browserArguments} from '../../src/tools/browser/browser-arguments';
import {findTestBrowser} from '../support/test-browser';
import {expect, settled, test} from '../support/test';

// As when a screen reader runs: the browser then keeps a tree of what it reads.
test.use({
  launchOptions: {executablePath: findTestBrowser(), args: [...browserArguments, '--force-renderer-accessibility']},
});

test('a screen reader gets the text of a long page that is not laid out yet', async ({page, open}) => {
  await open('/api/dia/Paper');
  await settled(page);
  const box = page.locator('[id="AfterRenderCallback"] + .deferred');
  const client = await page.context().newCDPSession(page);
  await client.send('Accessibility.enable');
  const {root} = await client.send('DOM.getDocument', {depth: 0});
  const selector = '[id="AfterRenderCallback"] + .deferred';
  const {nodeId} = await client.send('DOM.querySelector', {nodeId: root.nodeId, selector});
  const text = await box.locator('> p').first().textContent();
  const names = async () => {
    const {nodes} = await client.send('Accessibility.queryAXTree', {nodeId});
    return nodes.map(({name}) => String(name?.value ?? ''));
  };
  await expect.poll(names).toContainEqual(text?.slice(0, 'Signature of '.length));
  const isLaidOut = await box
    .locator('> :first-child')
    .evaluate((element) => element.checkVisibility({contentVisibilityAuto: true}));
  expect(isLaidOut).toBe(false);
});
