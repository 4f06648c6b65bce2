import {expect, test} from '@playwright/test';
import {ConfigSchema, DEFAULT_CONFIG} from '@docusaurus/core/lib/server/configValidation';
import config from '../../docusaurus.config';
import {faster} from '../../src/build/config/faster';
import {settingOf, withSettings} from '../../src/build/config/setting-names';

const site = {title: 'Docs', url: 'https://example.com', baseUrl: '/'};
const settings = {faster: {rspackBundler: true}, onBrokenMarkdownLinks: 'throw'} as const;

/** The defaults of a release before and of one after the settings were renamed; the latter still takes an old name. */
const before = {onBrokenMarkdownLinks: 'warn', future: {experimental_faster: {}}, markdown: {}};
const after = {
  onBrokenMarkdownLinks: undefined,
  future: {faster: {}},
  markdown: {hooks: {onBrokenMarkdownLinks: 'warn'}},
};

test('settings have the names of the release', () => {
  expect(withSettings(site, settings, before)).toEqual({
    ...site,
    future: {experimental_faster: settings.faster},
    onBrokenMarkdownLinks: 'throw',
  });
  expect(withSettings(site, settings, after)).toEqual({
    ...site,
    future: {faster: settings.faster},
    markdown: {hooks: {onBrokenMarkdownLinks: 'throw'}},
  });
});

test('what stands beside a setting stays, and the given configuration is not changed', () => {
  const given = {
    ...site,
    future: {v4: true},
    markdown: {format: 'mdx', hooks: {onBrokenMarkdownImages: 'warn'}},
  } as const;
  const copy = structuredClone(given);
  expect(withSettings(given, settings, after)).toEqual({
    ...site,
    future: {v4: true, faster: settings.faster},
    markdown: {format: 'mdx', hooks: {onBrokenMarkdownImages: 'warn', onBrokenMarkdownLinks: 'throw'}},
  });
  expect(given).toEqual(copy);
});

test('a setting is found where it was put', () => {
  for (const defaults of [before, after]) {
    expect(settingOf(withSettings(site, settings, defaults), 'onBrokenMarkdownLinks', defaults)).toBe('throw');
    expect(settingOf(site, 'onBrokenMarkdownLinks', defaults)).toBeUndefined();
  }
});

test('a release with none of the names is refused, with the names and where to look', () => {
  expect(() => withSettings(site, settings, {...after, future: {fast: {}}})).toThrow(
    /no default for future\.faster or future\.experimental_faster\. .*configValidation\.js.*setting-names\.ts/,
  );
  expect(() => settingOf(site, 'onBrokenMarkdownLinks', {markdown: null})).toThrow(
    'no default for markdown.hooks.onBrokenMarkdownLinks or onBrokenMarkdownLinks',
  );
});

test('the installed release takes both settings where the site has them, and a wrong name not', () => {
  const errorOf = (values: object) => ConfigSchema.validate(values, {abortEarly: false}).error?.message;
  expect(errorOf(withSettings(site, settings))).toBeUndefined();
  expect(errorOf({...site, future: {fastest: settings.faster}})).toContain('future.fastest');
  expect(settingOf(config, 'onBrokenMarkdownLinks')).toBe('throw');
  expect(settingOf(config, 'faster')).toEqual(faster);
  expect(settingOf(DEFAULT_CONFIG, 'faster')).not.toEqual(faster);
});
