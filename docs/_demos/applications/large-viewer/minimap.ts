import {V, type dia} from '@joint/core';
import type {Diagram} from './diagram';
import {drawBoxes} from './overview';
import {centerAt} from './view';

/** Adds a small map with a frame around what is in view. Returns what removes it. */
export function addMinimap(host: HTMLElement, paper: dia.Paper, diagram: Diagram): () => void {
  const {x, y, width, height} = diagram.bounds;
  const map = V('svg', {viewBox: `${x} ${y} ${width} ${height}`, class: 'minimap', role: 'img'});
  map.attr('aria-label', 'Overview of the map');
  // [1]
  map.append(drawBoxes(diagram));
  const frame = V('rect', {
    fill: 'var(--ink, #1c2430)',
    'fill-opacity': 0.12,
    stroke: 'var(--ink, #1c2430)',
    'stroke-width': 2,
    'vector-effect': 'non-scaling-stroke',
    cursor: 'move',
  }).appendTo(map);
  const {node} = map;
  Object.assign(node.style, {
    position: 'absolute',
    right: '8px',
    bottom: '8px',
    width: '30%',
    maxWidth: '160px',
    aspectRatio: `${width} / ${height}`,
    border: '1px solid var(--border, #d5dbe4)',
    background: 'var(--background, #fff)',
    touchAction: 'none',
  });
  host.append(node);

  const showFrame = () => {
    const area = paper.getArea();
    // [2]
    map.attr('display', area.containsRect(diagram.bounds) ? 'none' : 'inline');
    frame.attr({x: area.x, y: area.y, width: area.width, height: area.height});
  };
  paper.on('transform resize', showFrame);
  showFrame();

  let grip = {x: 0, y: 0};
  node.addEventListener('pointerdown', (event) => {
    node.setPointerCapture(event.pointerId);
    const point = map.toLocalPoint(event.clientX, event.clientY);
    const area = paper.getArea();
    // [3]
    if (!area.containsPoint(point)) centerAt(paper, point);
    const {x: middleX, y: middleY} = paper.getArea().center();
    grip = {x: middleX - point.x, y: middleY - point.y};
  });
  node.addEventListener('pointermove', (event) => {
    if (!node.hasPointerCapture(event.pointerId)) return;
    const point = map.toLocalPoint(event.clientX, event.clientY);
    centerAt(paper, {x: point.x + grip.x, y: point.y + grip.y});
  });
  return () => map.remove();
}

/*
[1] Three paths instead of a second paper with 3,500 views. The viewBox is the area of
    the map, so the frame is in graph coordinates.
[2] When all of the map is in view, the minimap would only cover it.
[3] A press on the frame takes hold of it. A press beside it brings it there first.
*/
