import fs from 'node:fs';
import type {Frame, Page} from '@playwright/test';
import {format} from 'prettier';
import {type Box, type DiagramBoxes, type MeasuredBoxes, boxesFile} from '../../../build/demos/diagram-boxes';

/** The part of a box that is in another one; none when hardly anything is. */
function within(box: Box, outer: Box): Box[] {
  const [x, y] = [Math.max(box.x, outer.x), Math.max(box.y, outer.y)];
  const width = Math.min(box.x + box.width, outer.x + outer.width) - x;
  const height = Math.min(box.y + box.height, outer.y + outer.height) - y;
  return width >= 0 && height >= 0 && width + height > 4 ? [{x, y, width, height}] : [];
}

/** The box around boxes. */
function around(boxes: readonly Box[]): Box {
  const x = Math.floor(Math.min(...boxes.map((box) => box.x)));
  const y = Math.floor(Math.min(...boxes.map((box) => box.y)));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return {x, y, width: Math.ceil(right) - x, height: Math.ceil(bottom) - y};
}

/** The papers of a demo, each with the boxes of its cells; of what it draws, where it has no cells. */
const papersOf = (frame: Frame): Promise<{paper: Box; drawn: Box[]}[]> =>
  frame.evaluate(() =>
    [...document.querySelectorAll('.joint-paper, #paper')].map((paper) => {
      const cells = [...paper.querySelectorAll('.joint-cell')];
      const shapes = cells.length > 0 ? cells : [...paper.querySelectorAll('svg :not(defs, defs *)')];
      const [own, ...drawn] = [paper, ...shapes].map((element) => element.getBoundingClientRect().toJSON() as Box);
      return {paper: own ?? {x: 0, y: 0, width: 0, height: 0}, drawn};
    }),
  );

/** Measures where the demo that a page shows draws: see `show.ts`. */
export async function measureBoxes(page: Page): Promise<DiagramBoxes | undefined> {
  const [frame] = page.mainFrame().childFrames();
  const {width = 0, height = 0} = page.viewportSize() ?? {};
  const papers = (frame ? await papersOf(frame) : []).flatMap(({paper, drawn}) =>
    within(paper, {x: 0, y: 0, width, height}).map((visible) => ({
      visible,
      drawn: drawn.flatMap((box) => within(box, visible)),
    })),
  );
  const drawn = papers.flatMap((paper) => paper.drawn);
  return drawn.length > 0 ? {papers: around(papers.map(({visible}) => visible)), drawn: around(drawn)} : undefined;
}

/** Writes the boxes of a version's demos. */
export async function writeBoxes(demosFolder: string, measured: Record<string, MeasuredBoxes>): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(measured).sort(([a], [b]) => a.localeCompare(b)));
  const text = await format(JSON.stringify(sorted), {parser: 'json', printWidth: 120});
  fs.writeFileSync(boxesFile(demosFolder), text);
}
