import {dia} from '@joint/core';
import {Detail} from './detail';
import {Diagram} from './diagram';
import {findBoxes} from './find';
import {addGestures} from './gestures';
import {onHover} from './hover';
import {addKeys} from './keys';
import {addMinimap} from './minimap';
import type {ModuleMap} from './modules';
import {drawTitles, makeOverview} from './overview';
import {Selection} from './selection';
import type {Box} from './shapes';
import {centerAt, fit, goTo, zoom} from './view';

/** What controls can do with a viewer. */
export type Viewer = {
  find: (query: string, turn: number) => string;
  zoom: (factor: number) => void;
  fit: () => void;
  stop: () => void;
};

/** What the viewer tells the page. */
export type Listener = {
  /** How long it took until the first frame was drawn, in ms. */
  onFirstPaint: (time: number) => void;
  onDrawn: (mounted: number, all: number) => void;
  onMessage: (text: string) => void;
};

/** Shows a map in an element of the page. */
export function startViewer(host: HTMLElement, map: ModuleMap, {onFirstPaint, onDrawn, onMessage}: Listener): Viewer {
  const startedAt = performance.now();
  const diagram = new Diagram(map);
  const {graph, bounds, place, namespace: cellViewNamespace} = diagram;
  const detail = new Detail(diagram);
  const [width, height] = [host.clientWidth || 640, host.clientHeight || 400];
  const paper = new dia.Paper({
    model: graph,
    width,
    height,
    cellViewNamespace,
    interactive: false,
    clickThreshold: 5,
    async: true,
    autoFreeze: true,
    viewport: detail.isDue,
  });
  // [1]
  host.append(paper.el);
  host.style.position = 'relative';
  paper.el.tabIndex = 0;
  paper.el.setAttribute('role', 'application');
  paper.el.setAttribute('aria-label', 'Map of modules. Arrow keys move between modules.');
  paper.el.style.touchAction = 'none';
  drawTitles(paper, map.titles);

  const selection = new Selection(host, paper, diagram);
  const select = (box: Box) => {
    selection.select(box);
    onMessage(diagram.describe(box));
  };
  paper.on('blank:pointerclick cell:pointerclick', (...args: unknown[]) => {
    const [x, y] = args.slice(-2) as [number, number];
    const box = diagram.boxAt({x, y});
    if (!box) return;
    if (detail.isOverview) goTo(paper, place(box));
    select(box);
  });
  // [2]
  paper.el.addEventListener('pointerdown', () => paper.el.focus({preventScroll: true}));
  onHover(paper, diagram, selection);
  addKeys(paper, diagram, selection, select);
  addGestures(paper);
  const removeMinimap = addMinimap(host, paper, diagram);

  const showOverview = makeOverview(paper, diagram);
  const report = () => onDrawn(paper.cells.childElementCount, graph.getCells().length);
  let frame = 0;
  const look = () => {
    detail.update(paper);
    showOverview(detail.isOverview);
    cancelAnimationFrame(frame);
    // [3]
    frame = requestAnimationFrame(() => {
      paper.checkViewport();
      report();
    });
  };
  paper.on('transform resize', look);
  paper.on('render:done', report);
  let isStopped = false;
  paper.once('render:done', () => {
    // [4]
    requestAnimationFrame(() => isStopped || onFirstPaint(performance.now() - startedAt));
  });
  // [5]
  centerAt(paper, {x: width / 2 - 24, y: height / 2 - 72});
  const observer = new ResizeObserver(() => {
    const center = paper.getArea().center();
    paper.setDimensions(host.clientWidth || width, host.clientHeight || height);
    centerAt(paper, center);
  });
  observer.observe(host);

  return {
    find(query, turn) {
      const found = findBoxes(diagram.boxes, query);
      const box = found[turn % found.length];
      if (!box) return query.trim() ? 'No module has this name.' : '';
      goTo(paper, place(box));
      selection.select(box);
      return `${(turn % found.length) + 1} of ${found.length}: ${diagram.describe(box)}`;
    },
    zoom: (factor) => zoom(paper, factor),
    fit: () => fit(paper, bounds),
    // [6]
    stop() {
      isStopped = true;
      cancelAnimationFrame(frame);
      observer.disconnect();
      removeMinimap();
      selection.tooltip.remove();
      paper.remove();
      graph.resetCells([]);
    },
  };
}

/*
[1] remove() takes the paper's element out of the page. The host stays.
[2] The paper prevents the default action of a press, and with it the focus.
[3] Several moves in one frame are one check.
[4] One frame later, the browser has painted what the paper has drawn.
[5] The first area, with room for its title. The paper draws nothing before the next frame.
[6] The listeners of the paper and of its elements go with them.
*/
