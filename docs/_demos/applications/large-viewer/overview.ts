import {V, type dia, type VElement} from '@joint/core';
import type {Diagram} from './diagram';
import type {Kind, Title} from './modules';
import {looks} from './shapes';

const kinds: Kind[] = ['service', 'library', 'job'];

/** All modules as three paths, one for each color. */
export function drawBoxes({boxes, place}: Diagram): VElement[] {
  return kinds.map((kind) => {
    const parts = boxes
      .filter((box) => box.module().kind === kind)
      .map((box) => {
        const {x, y, width, height} = place(box);
        return `M${x} ${y}h${width}v${height}h${-width}z`;
      });
    return V('path', {d: parts.join(''), fill: looks[kind].stroke});
  });
}

/** All uses as one path of straight lines. */
function drawLines({graph, boxes, place}: Diagram): VElement {
  const parts = boxes.flatMap((box) =>
    graph.getNeighbors(box, {outbound: true}).map((other) => {
      const [from, to] = [place(box).rightMiddle(), place(other).leftMiddle()];
      return `M${from.x} ${from.y}L${to.x} ${to.y}`;
    }),
  );
  return V('path', {
    d: parts.join(''),
    fill: 'none',
    stroke: 'var(--line, #5d6b80)',
    'stroke-width': 0.6,
    'vector-effect': 'non-scaling-stroke',
  });
}

/** What replaces all cells of a paper when it is zoomed out. It is made when it is first shown. */
export function makeOverview(paper: dia.Paper, diagram: Diagram): (isShown: boolean) => void {
  let layer: VElement | undefined;
  return (isShown) => {
    if (isShown && !layer) {
      // [1]
      layer = V('g', {class: 'overview', 'pointer-events': 'none'});
      layer.append([drawLines(diagram), ...drawBoxes(diagram)]);
      layer.appendTo(paper.getLayerNode('back'));
    }
    layer?.attr('display', isShown ? 'inline' : 'none');
  };
}

/** The titles of the areas. They are never smaller than 10 px. */
export function drawTitles(paper: dia.Paper, titles: Title[]): void {
  const group = V('g', {class: 'titles', 'pointer-events': 'none', fill: 'var(--ink, #1c2430)'});
  for (const {text, x, y} of titles) {
    const title = V('text', {x, y, 'font-family': 'system-ui, sans-serif', 'font-weight': 600});
    title.node.textContent = text;
    title.node.style.fontSize = 'var(--title-size, 28px)';
    group.append(title);
  }
  group.appendTo(paper.getLayerNode('back'));
}

/*
[1] Four paths for 3,500 cells. They are in a layer of the paper, and move and zoom with it.
*/
