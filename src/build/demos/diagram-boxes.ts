import fs from 'node:fs';
import path from 'node:path';

/** A box in px of a demo that is as wide as its picture. */
export type Box = {x: number; y: number; width: number; height: number};

/** Where a demo draws: its papers, and what is drawn in them. Absent when it draws nothing at first. */
export type DiagramBoxes = {papers: Box; drawn: Box};

/** What has been measured of a demo, and of which program: see {@link file://../../tools/demos/try/pictures.ts}. */
export type MeasuredBoxes = {program: string; boxes?: DiagramBoxes};

/** The file of a version that has the boxes, by the ids of demos. */
export const boxesFile = (demosFolder: string): string => path.join(demosFolder, 'diagram-boxes.json');

/** Reads the boxes of a version's demos, which `npm run demo:pictures` measures. */
export function readBoxes(demosFolder: string): Record<string, MeasuredBoxes> {
  const file = boxesFile(demosFolder);
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, MeasuredBoxes>) : {};
}

/** The form of a picture in a list of demos. */
export const thumbnailRatio = 16 / 10;
/** Around what is drawn, in px. */
const margin = 16;
/** A small diagram is not made larger than it is, in px. */
const narrowest = 280;

/** A side of a thumbnail: as near to the middle of what is drawn as the paper allows. */
function startOf(middle: number, size: number, paperStart: number, paperSize: number): number {
  return size >= paperSize
    ? paperStart + (paperSize - size) / 2
    : Math.min(Math.max(middle - size / 2, paperStart), paperStart + paperSize - size);
}

/**
 * What a thumbnail shows of a demo: what is drawn, with a margin, and nothing but
 * its papers. It can reach beyond them where they have another form.
 */
export function thumbnailBox({papers, drawn}: DiagramBoxes): Box {
  const wanted = Math.max(
    drawn.width + 2 * margin,
    (drawn.height + 2 * margin) * thumbnailRatio,
    Math.min(narrowest, papers.width),
  );
  // Wider than its papers only if they would not be whole otherwise.
  const width = Math.round(Math.min(wanted, Math.max(papers.width, papers.height * thumbnailRatio)));
  const height = Math.round(width / thumbnailRatio);
  return {
    x: Math.round(startOf(drawn.x + drawn.width / 2, width, papers.x, papers.width)),
    y: Math.round(startOf(drawn.y + drawn.height / 2, height, papers.y, papers.height)),
    width,
    height,
  };
}
