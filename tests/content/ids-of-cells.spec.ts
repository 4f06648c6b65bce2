import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {globSync} from 'tinyglobby';
import {projectDir} from '../support/sites';

/** An id that a graph takes for the name of another cell, such as `id: 'c12'`; see `api/dia/Cell.mdx#id`. */
const idLikeName = /\bid["']?: ?["'`]c(?:\d+|\$\{\w+\})["'`]/;

test('no example gives a cell an id that looks like a name of the library', () => {
  expect(idLikeName.test(`{ id: 'c12' }`)).toBe(true);
  expect(idLikeName.test('{"id": "c1"}')).toBe(true);
  expect(idLikeName.test('({ id: `c${index}` })')).toBe(true);
  expect(idLikeName.test(`{ id: 'circle1' }`)).toBe(false);

  const files = globSync('{docs,versioned_docs}/**/*.{mdx,ts,tsx,js,html,json}', {cwd: projectDir});
  expect(files.length).toBeGreaterThan(800);
  const found = files.filter((file) => idLikeName.test(fs.readFileSync(path.join(projectDir, file), 'utf8')));
  expect(found).toEqual([]);
});
