import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import {type DemoPicture, pictureWidth} from '../../site/demos/demo-data';
import {type Box, type DiagramBoxes, thumbnailBox} from './diagram-boxes';
import type {ContentCache} from './json-cache';
import type {Emitter} from './emitter';

/** Beside the full size, in px: a narrow window, and the text column at one pixel per px. */
const widths = [364, 728];
/** Of a thumbnail: a card of the list at one pixel per px, and at two. */
const thumbnailWidths = [320, 640];

/** Smaller sizes of a picture by their widths, in base 64, and the width that it has. */
async function smaller(full: Buffer): Promise<{images: [width: number, image: string][]; fullWidth: number}> {
  const {width: fullWidth} = await sharp(full).metadata();
  const images = widths.map(async (width): Promise<[number, string]> => {
    const image = await sharp(full).resize({width}).webp({quality: 80}).toBuffer();
    return [width, image.toString('base64')];
  });
  return {images: await Promise.all(images), fullWidth};
}

/** What a thumbnail shows, in its sizes. Where it reaches beyond the picture, it has the color of the picture's corner. */
async function cropped(full: Buffer, box: Box): Promise<[width: number, image: string][]> {
  const {width: fullWidth, height: fullHeight} = await sharp(full).metadata();
  const scale = fullWidth / pictureWidth;
  const scaled = (side: number): number => Math.round(side * scale);
  const {left, top, width, height} = {
    ...{left: scaled(box.x), top: scaled(box.y)},
    ...{width: scaled(box.width), height: scaled(box.height)},
  };
  const clamp = (value: number, most: number): number => Math.min(Math.max(value, 0), most);
  const part = {left: clamp(left, fullWidth - 1), top: clamp(top, fullHeight - 1)};
  const size = {
    width: clamp(left + width, fullWidth) - part.left,
    height: clamp(top + height, fullHeight) - part.top,
  };
  const corner = await sharp(full)
    .extract({left: 1, top: fullHeight - 2, width: 1, height: 1})
    .removeAlpha()
    .raw()
    .toBuffer();
  const [r = 255, g = 255, b = 255] = corner;
  const whole = await sharp(full)
    .extract({...part, ...size})
    .extend({
      top: part.top - top,
      left: part.left - left,
      bottom: Math.max(0, top + height - part.top - size.height),
      right: Math.max(0, left + width - part.left - size.width),
      background: {r, g, b},
    })
    .png()
    .toBuffer();
  const wanted = thumbnailWidths.map((each) => Math.min(each, width));
  return Promise.all(
    [...new Set(wanted)].map(async (each): Promise<[number, string]> => {
      const image = await sharp(whole).resize({width: each}).webp({quality: 80}).toBuffer();
      return [each, image.toString('base64')];
    }),
  );
}

/** Stands for a picture that is still to be taken, while a demo is being written. */
const noPicture: DemoPicture = {src: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'};

/** What the sizes of pictures are made with. */
export type PictureOptions = {
  /** Messages name files relative to it. */
  projectDir: string;
  isDevelopment: boolean;
  cache: ContentCache;
  toolsHash: string;
};

/**
 * A picture of a demo, which `npm run demo:pictures` takes, in several sizes. While a site is written, the
 * full size is enough, and the picture may be missing.
 *
 * @throws when the picture is missing
 */
export async function addPicture(
  file: string,
  name: string,
  emitter: Emitter,
  {projectDir, isDevelopment, cache, toolsHash}: PictureOptions,
): Promise<DemoPicture> {
  if (!fs.existsSync(file)) {
    if (isDevelopment) {
      return noPicture;
    }
    const where = path.relative(projectDir, file).replaceAll(path.sep, '/');
    throw new Error(`${where}: missing. Take it with "npm run demo:pictures".`);
  }
  const full = fs.readFileSync(file);
  const src = emitter.add(name, '.webp', full);
  if (isDevelopment) {
    return {src};
  }
  const {images, fullWidth} = await cache.get({picture: full.toString('base64'), widths, toolsHash}, () =>
    smaller(full),
  );
  const candidates = images.map(
    ([width, image]) => `${emitter.add(`${name}-${width}`, '.webp', Buffer.from(image, 'base64'))} ${width}w`,
  );
  return {src, srcSet: [...candidates, `${src} ${fullWidth}w`].join(', ')};
}

/**
 * The part of a demo's picture that has the diagram, in the form of a card. While a
 * site is written, it is the whole picture.
 *
 * @param boxes - where the demo draws; without them, the whole picture stands for it
 */
export async function addThumbnail(
  file: string,
  name: string,
  emitter: Emitter,
  {isDevelopment, cache, toolsHash, picture, boxes}: PictureOptions & {picture: DemoPicture; boxes?: DiagramBoxes},
): Promise<DemoPicture> {
  if (isDevelopment || boxes === undefined) {
    return picture;
  }
  const full = fs.readFileSync(file);
  const box = thumbnailBox(boxes);
  const images = await cache.get({thumbnail: full.toString('base64'), box, thumbnailWidths, toolsHash}, () =>
    cropped(full, box),
  );
  const candidates = images.map(([width, image]) => ({
    width,
    src: emitter.add(`${name}-card-${width}`, '.webp', Buffer.from(image, 'base64')),
  }));
  return {
    src: candidates.at(-1)?.src ?? picture.src,
    srcSet: candidates.map(({src, width}) => `${src} ${width}w`).join(', '),
  };
}
