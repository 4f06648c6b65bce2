import type {dia} from 'joint-core-4.1';
import type {Setup} from '../setups';
import type {Times} from '../times';
import {draggedId, makeCells} from './diagram';
import {makePaper} from './paper';

const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));
const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

/** Behind the next frame's paint. */
async function painted(): Promise<void> {
  await nextFrame();
  await nextTask();
}

/** Watches for how long the page can do nothing else. */
function watchStalls(): () => number {
  let [last, longest] = [performance.now(), 0];
  let timer = 0;
  const look = (): void => {
    const now = performance.now();
    longest = Math.max(longest, now - last);
    last = now;
    timer = window.setTimeout(look, 0);
  };
  timer = window.setTimeout(look, 0);
  return () => {
    look();
    window.clearTimeout(timer);
    return longest;
  };
}

function fill(graph: dia.Graph, cells: dia.Cell[], {fill: how = 'resetCells'}: Setup): void {
  if (how === 'addCell') {
    for (const cell of cells) {
      graph.addCell(cell);
    }
  } else {
    graph[how](cells);
  }
}

async function firstView(el: Element): Promise<void> {
  while (!el.querySelector('.joint-element')) {
    await nextFrame();
  }
  await painted();
}

async function measureDrawing(
  paper: dia.Paper,
  setup: Setup,
  elements: number,
): Promise<Omit<Times, 'frame' | 'slowFrame' | 'cells'>> {
  const cells = makeCells(elements, setup);
  await painted();
  const start = performance.now();
  const since = (): number => performance.now() - start;
  const stopWatching = watchStalls();
  const done = setup.isAsync
    ? new Promise<void>((resolve) => paper.once('render:done', () => resolve())).then(since)
    : undefined;
  fill(paper.model, cells, setup);
  if (setup.batchSize) {
    paper.unfreeze({batchSize: setup.batchSize});
  }
  const filled = since();
  const firstPaint = await firstView(paper.el).then(since);
  const drawn = (await done) ?? filled;
  await painted();
  return {firstPaint, drawn, stall: stopWatching()};
}

/** Frames of a drag: enough for one of twenty to mean something. */
const frames = 90;

/** @throws when the element does not follow the pointer */
async function measureDrag(paper: dia.Paper): Promise<Pick<Times, 'frame' | 'slowFrame'>> {
  const element = paper.model.getCell(draggedId) as dia.Element;
  const body = element.findView(paper).el.querySelector('rect');
  const {x: left = 0, y: top = 0} = body?.getBoundingClientRect() ?? {};
  const before = element.position().x;
  const send = (type: string, target: Element | null, moved: number): void => {
    const place = {clientX: left + 5 + moved, clientY: top + 5};
    target?.dispatchEvent(new MouseEvent(type, {bubbles: true, button: 0, buttons: 1, view: window, ...place}));
  };
  send('mousedown', body, 0);
  const times: number[] = [];
  let last = await nextFrame();
  for (let index = 1; index <= frames; index += 1) {
    send('mousemove', document.documentElement, 2 * index);
    const now = await nextFrame();
    times.push(now - last);
    last = now;
  }
  send('mouseup', document.documentElement, 2 * frames);
  if (element.position().x < before + frames) {
    throw new Error(`The element should have followed the pointer: it is at ${element.position().x} px.`);
  }
  times.sort((a, b) => a - b);
  const at = (share: number): number => times[Math.floor(share * frames)] ?? NaN;
  return {frame: at(0.5), slowFrame: at(0.95)};
}

/** Draws a diagram as a setup wants it, and drags an element of it. */
async function measure(setup: Setup, elements: number): Promise<Times> {
  const el = document.body.appendChild(document.createElement('div'));
  const paper = makePaper(el, setup);
  const drawing = await measureDrawing(paper, setup, elements);
  const cells = el.querySelectorAll('.joint-cell').length;
  return {...drawing, cells, ...(await measureDrag(paper))};
}

Object.assign(window, {measure});
