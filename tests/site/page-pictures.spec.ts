import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {load} from 'cheerio';
import sharp from 'sharp';
import {env} from '../../src/build/config/env';
import {readPages} from '../../src/build/content/pages';
import {versionNames} from '../../src/common/versions';
import {size} from '../../src/build/social/draw';
import {project, sites} from '../support/sites';

const {buildDir} = sites.main;

/** The picture that a built page names for previews. */
function pictureOf(html: string): string | undefined {
  const page = load(fs.readFileSync(path.join(buildDir, html), 'utf8'));
  const [picture, twitter] = ['meta[property="og:image"]', 'meta[name="twitter:image"]'].map((meta) =>
    page(meta).attr('content'),
  );
  expect(twitter).toBe(picture);
  return picture;
}

const fileOf = (address: string | undefined): string =>
  path.join(
    buildDir,
    address?.startsWith(`${env.SITE_URL}/`) ? address.slice(env.SITE_URL.length) : 'no absolute address',
  );

for (const name of versionNames) {
  test(`${name}: each page has a picture of its own for previews, as large as previews are`, async () => {
    const pages = readPages(name, project);
    const addresses = pages.map((page) => pictureOf(`${page.path.replace(/\/$/, '')}/index.html`));
    expect(addresses.length).toBeGreaterThan(20);
    expect(new Set(addresses).size).toBe(pages.length);
    for (const address of addresses) {
      const {width, height, format} = await sharp(fileOf(address)).metadata();
      expect({width, height, format}, address).toEqual({...size, format: 'png'});
    }
  });
}

test('pages outside of the versions have the picture of the home page', () => {
  expect(pictureOf('search/index.html')).toBe(pictureOf('index.html'));
});
