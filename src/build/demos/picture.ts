import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import type {DemoPicture} from '../../site/demos/demo-data';
import type {ContentCache} from './json-cache';
import type {Emitter} from './emitter';

/** Beside the full size, in px: a card of the list, and the text column at one pixel per px. */
const widths = [364, 728];

/** Smaller sizes of a picture by their widths, in base 64, and the width that it has. */
async function smaller(full: Buffer): Promise<{images: [width: number, image: string][]; fullWidth: number}> {
  const {width: fullWidth} = await sharp(full).metadata();
  const images = widths.map(async (width): Promise<[number, string]> => {
    const image = await sharp(full).resize({width}).webp({quality: 80}).toBuffer();
    return [width, image.toString('base64')];
  });
  return {images: await Promise.all(images), fullWidth};
}

/** Stands for a picture that is still to be taken, while a demo is being written. */
const noPicture: DemoPicture = {src: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>'};

/** What the sizes of pictures are made with. */
export type PictureOptions = {isDevelopment: boolean; cache: ContentCache; toolsHash: string};

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
  {isDevelopment, cache, toolsHash}: PictureOptions,
): Promise<DemoPicture> {
  if (!fs.existsSync(file)) {
    if (isDevelopment) {
      return noPicture;
    }
    const where = path.relative(process.cwd(), file).replaceAll(path.sep, '/');
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
