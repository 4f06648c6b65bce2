import type {dia} from '@joint/core';
import {sizeLabels} from './view';

/** A picture as a data URL, with its size in px. */
export type Picture = {url: string; width: number; height: number};

const properties = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'paint-order',
  'font',
  'text-anchor',
  'display',
];
// [1]
const leftOut = '.joint-back-layer > *, .joint-grid-layer, .joint-tools-layer, .joint-cells-layer > :not([model-id])';

/** The whole network as an SVG file, without what belongs to this view only. */
export function toSvg(paper: dia.Paper): Picture {
  paper.updateViews();
  const area = (paper.model.getBBox() ?? paper.getArea()).inflate(16, 24).round();
  const copy = paper.svg.cloneNode(true) as SVGSVGElement;
  // [2]
  const {sx} = paper.scale();
  sizeLabels(paper.el, 1);
  const originals = paper.svg.querySelectorAll('*');
  copy.querySelectorAll<SVGElement>('*').forEach((element, index) => {
    const style = getComputedStyle(originals[index]);
    element.removeAttribute('style');
    for (const name of properties) element.style.setProperty(name, style.getPropertyValue(name));
    for (const name of ['tabindex', 'role', 'aria-haspopup']) element.removeAttribute(name);
  });
  sizeLabels(paper.el, sx);
  for (const element of copy.querySelectorAll(leftOut)) element.remove();
  copy.querySelector('.joint-layers')?.removeAttribute('transform');
  const {x, y, width, height} = area;
  copy.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  copy.style.background = getComputedStyle(document.body).backgroundColor;
  const text = new XMLSerializer().serializeToString(copy);
  return {url: `data:image/svg+xml,${encodeURIComponent(text)}`, width, height};
}

/** The same as a PNG file with a number of pixels for each px. */
export async function toPng(paper: dia.Paper, pixels: number): Promise<Picture> {
  const {url, width, height} = toSvg(paper);
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width * pixels, height * pixels];
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return {url: canvas.toDataURL('image/png'), width: canvas.width, height: canvas.height};
}

/*
[1] The selection is on the back layer. A token is on the layer of the cells, but isn't a
    cell. Dimmed nodes lose their opacity with their style.
[2] The picture has no zoom, so its labels have their own size. The browser doesn't paint
    between these two calls.
*/
