import {type TextFont, lines, outlines, widthOf} from './outlines';

/** What the picture of a page says. */
export type Subject = {title: string; section: string; version: string; description: string};

/** The fonts of the title and of the rest. */
export type Fonts = {bold: TextFont; regular: TextFont};

/** The size that previews are made for, in px. */
export const size = {width: 1200, height: 630};

const left = 72;
const textWidth = 700;

const node = (x: number, y: number, color: string): string =>
  `<rect x="${x}" y="${y}" width="132" height="72" rx="14" fill="#1b4048" stroke="${color}" stroke-width="4"/>` +
  `<circle cx="${x + 34}" cy="${y + 36}" r="14" fill="${color}"/>` +
  `<path d="M ${x + 62} ${y + 28} h 46 M ${x + 62} ${y + 46} h 30" stroke="#9fc3c8" stroke-width="6" stroke-linecap="round"/>`;

/** A diagram as the library draws it: four elements, and links with rounded corners. */
const diagram =
  '<g fill="none" stroke="#7fb9bf" stroke-width="4">' +
  '<path d="M 952 188 V 258 Q 952 272 938 272 H 882 Q 868 272 868 286 V 318"/>' +
  '<path d="M 952 188 V 258 Q 952 272 966 272 H 1036 Q 1050 272 1050 286 V 318"/>' +
  '<path d="M 868 402 V 450 Q 868 464 882 464 H 938 Q 952 464 952 478 V 502"/></g>' +
  '<path d="M 868 330 l -9 -16 h 18 Z M 1050 330 l -9 -16 h 18 Z M 952 514 l -9 -16 h 18 Z" fill="#7fb9bf"/>' +
  node(886, 116, '#ff9a62') +
  node(802, 330, '#5cc8d0') +
  node(984, 330, '#5cc8d0') +
  node(886, 514, '#b3a5f5');

const titleSizes = [80, 64, 56];

/** Does a title take at most two lines, and no line more than its width? */
function fits(font: TextFont, title: string, titleSize: number): boolean {
  const all = lines(font, title, titleSize, textWidth, 9);
  return all.length <= 2 && all.every((line) => widthOf(font, line, titleSize) <= textWidth);
}

/** The picture of a page for previews, as SVG without text elements. */
export function draw({title, section, version, description}: Subject, {bold, regular}: Fonts): string {
  const titleSize = titleSizes.find((each) => fits(bold, title, each)) ?? 48;
  const titleLines = lines(bold, title, titleSize, textWidth, 3);
  const descriptionLines = lines(regular, description, 30, textWidth, 3);
  const top = 290;
  const bottom = top + (titleLines.length - 1) * titleSize * 1.12;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}">`,
    '<rect width="1200" height="630" fill="#10262c"/>',
    diagram,
    `<g fill="#5cc8d0">${outlines(bold, 'JointJS Docs', 32, [left, 108])}</g>`,
    `<g fill="#9fc3c8">${outlines(regular, `${section} · ${version}`, 30, [left, 154])}</g>`,
    '<g fill="#fff">',
    ...titleLines.map((line, index) => outlines(bold, line, titleSize, [left, top + index * titleSize * 1.12])),
    '</g><g fill="#d5e6e8">',
    ...descriptionLines.map((line, index) => outlines(regular, line, 30, [left, bottom + 68 + index * 42])),
    '</g></svg>',
  ].join('');
}
