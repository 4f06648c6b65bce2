// cspell:disable -- names that Readability.js looks for
import {expect, test} from '../support/test';

// What Firefox' reader view, and others that use Mozilla's Readability.js 0.6, look for in classes and ids.
const unlikely =
  /-ad-|ai2html|banner|breadcrumbs|combx|comment|community|cover-wrap|disqus|extra|footer|gdpr|header|legends|menu|related|remark|replies|rss|shoutbox|sidebar|skyscraper|social|sponsor|supplemental|ad-break|agegate|pagination|pager|popup|yom-remote/i;
const likely = /and|article|body|column|content|main|mathjax|shadow/i;
const negative =
  /-ad-|hidden|^hid$| hid$| hid |^hid |banner|combx|comment|com-|contact|footer|gdpr|masthead|media|meta|outbrain|promo|related|scroll|share|shoutbox|sidebar|skyscraper|sponsor|shopping|tags|widget/i;
const positive = /article|body|content|entry|hentry|h-entry|main|page|pagination|post|text|blog|story/i;

const weightOf = (name: string): number => (positive.test(name) ? 25 : 0) - (negative.test(name) ? 25 : 0);

test('reader modes keep each heading', async ({page}) => {
  for (const path of [
    '/api/dia/Paper',
    '/learn/features/diagram-basics/cells',
    '/4.0/api/dia/Paper',
    '/api/ui/ContextToolbar',
  ]) {
    await page.goto(path);
    const headings = await page
      .locator('.markdown :is(h2, h3, h4, h5, h6)')
      .evaluateAll((all) => all.map((heading) => ({id: heading.id, className: heading.getAttribute('class') ?? ''})));
    expect(headings.length).toBeGreaterThan(5);
    const lost = headings.filter(({id, className}) => {
      const names = `${className} ${id}`;
      return (unlikely.test(names) && !likely.test(names)) || weightOf(className) + weightOf(id) < 0;
    });
    expect(lost, path).toEqual([]);
  }
});

test('reader modes keep declarations, though most of their text are links', async ({page}) => {
  await page.goto('/api/dia/Paper');
  const classes = await page
    .locator('.signature')
    .evaluateAll((all) => all.map((part) => part.getAttribute('class') ?? ''));
  expect(classes.length).toBeGreaterThan(100);
  expect(classes.filter((name) => weightOf(name) < 25)).toEqual([]);
});
