import fs from 'node:fs';
import {expect, test} from '@playwright/test';
import {changes} from '../support/changes';
import {SmallSite} from '../support/small-site';

/** Pages are static, so no bundle of the browser brings the files that they show or link to. */
function expectPageAssets(site: SmallSite): void {
  const addresses = site.html('index').match(/assets\/(?:images|files)\/[\w.-]+/g) ?? [];
  expect(addresses.map((address) => address.split('.').at(-1)).sort()).toEqual(['csv', 'jpg']);
  addresses.forEach((address) => expect(fs.existsSync(site.file(`build/${address}`)), address).toBe(true));
}

test('a build with a warm cache compiles the pages again that are made of something that has changed', async () => {
  const site = new SmallSite();
  try {
    await site.build();
    expectPageAssets(site);
    changes.forEach(({page, shows}) => expect(site.html(page)).not.toMatch(shows));
    const all = [...site.compiledPages()];
    expect(all).toEqual(expect.arrayContaining(['docs/index.mdx', 'versioned_docs/version-4.0/index.mdx']));

    changes.forEach(({file, edit}) => site.edit(file, edit));
    await site.build();
    for (const {kind, page, shows} of changes) {
      expect(site.html(page), kind).toMatch(shows);
    }
    expectPageAssets(site);
    // Otherwise the cache would prove nothing.
    expect([...site.compiledPages()]).not.toContain('docs/index.mdx');

    // What compiles pages, and the settings of versions, are behind every page.
    site.edit('src/build/remark/inline-drawings.ts', (text) =>
      text.replace('label: image.alt', "label: 'A planted label'"),
    );
    site.edit('src/common/versions.ts', (text) => text.replace("label: '4.1'", "label: '4.9'"));
    await site.build();
    expect(site.html('drawing')).toContain('A planted label');
    expect(site.html('index')).toContain('4.9');
    expect([...site.compiledPages()].sort()).toEqual(all.sort());
  } finally {
    await site.remove();
  }
});
