import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import sharp from 'sharp';
import {ContentCache} from '../../src/build/demos/json-cache';
import {Emitter} from '../../src/build/demos/emitter';
import {addPicture} from '../../src/build/demos/picture';
import {pictureWidth} from '../../src/site/demos/demo-data';
import {projectDir} from '../support/sites';

const file = path.join(projectDir, 'docs/_demos/start/hello/preview-light.webp');

function add(picture: string, isDevelopment: boolean) {
  const emitter = new Emitter('/demos/', !isDevelopment);
  const cache = new ContentCache(test.info().outputPath('cache'));
  const added = addPicture(picture, 'hello', emitter, {projectDir, isDevelopment, cache, toolsHash: ''});
  return {added, files: emitter.files};
}

test('a picture comes in sizes for cards, the text column and sharp screens', async () => {
  const {added, files} = add(file, false);
  const {src, srcSet = ''} = await added;
  const candidates = srcSet.split(', ').map((candidate) => candidate.split(' '));
  expect(candidates.map(([, width]) => width)).toEqual(['364w', `${pictureWidth}w`, '1092w']);
  expect(candidates.at(-1)?.[0]).toBe(src);
  const images = candidates.map(([url = '']) => Buffer.from(files.get(url.replace('/demos/', '')) ?? ''));
  const widths = await Promise.all(
    images.map((image) =>
      sharp(image)
        .metadata()
        .then(({width}) => `${width}w`),
    ),
  );
  expect(widths).toEqual(candidates.map(([, width]) => width));
  expect(images.map(({length}) => length)).toEqual(images.map(({length}) => length).sort((a, b) => a - b));
  expect(images[2]?.equals(fs.readFileSync(file))).toBe(true);
});

test('while a site is written, there is one size, or none', async () => {
  const {added, files} = add(file, true);
  expect(await added).toEqual({src: expect.stringMatching(/^\/demos\/hello\.webp\?/)});
  expect(files.size).toBe(1);
  expect((await add('none.webp', true).added).src).toMatch(/^data:/);
});

test('a picture that is missing stops the build', async () => {
  await expect(add('none.webp', false).added).rejects.toThrow(
    'none.webp: missing. Take it with "npm run demo:pictures"',
  );
});
