import type * as Joint from 'joint-core-4.1';
import type {} from './papers';
import {type Point, click, drag, hover, middleOf} from './pointer';
import {own} from '../../../common/own';

/** Larger diagrams get no stops: nobody would get past them with the Tab key. */
const mostStops = 60;
/** How far an arrow key moves a cell, in units of the diagram; the grid of the paper if that is larger. */
const step = 10;
/** The same for the handles of tools, which snap to what is nearer than 20. */
const handleStep = 24;

const directions: Readonly<Record<string, Point>> = {
  ArrowLeft: {x: -1, y: 0},
  ArrowRight: {x: 1, y: 0},
  ArrowUp: {x: 0, y: -1},
  ArrowDown: {x: 0, y: 1},
};

/** Marks what this layer has made focusable, and says what keys do there: `click`, `move` or both. */
const mark = 'data-keys';
const hintId = 'keys-hint';
const hints: Readonly<Record<string, string>> = {
  click: 'Enter clicks.',
  move: 'Arrow keys move.',
  'click move': 'Enter clicks, arrow keys move.',
};

/** What a pointer can act on within a cell, and what has a focus of its own. */
const within = '[event], a, button, input, select, textarea, [contenteditable]';

/** Tools that can be pressed or dragged: those that are one thing, and the handles of the others. */
const handles =
  '.joint-tool[data-tool-name]:not([data-tool-name$="boundary"], [data-tool-name="vertices"], [data-tool-name="segments"], [data-tool-name="hover-connect"]), .joint-marker-vertex, .joint-marker-segment';

/** Tools are there to be dragged, but for these. */
const keysOfTools: Readonly<Record<string, string>> = {button: 'click', remove: 'click', tool: 'click move'};

/** Events of the paper, without their kind, that a program listens to when a cell does something on a click. */
const clicks = [
  'pointerclick',
  'pointerdblclick',
  'pointerdown',
  'pointerup',
  'contextmenu',
  'mouseenter',
  'mouseover',
];

/** The listeners of an object that fires events. */
type Listening = {_events?: Record<string, unknown>};

const isListenedTo = (paper: Joint.dia.Paper, kind: 'element' | 'link'): boolean =>
  clicks.some((name) =>
    [kind, 'cell'].some((which) => Object.hasOwn((paper as Listening)._events ?? {}, `${which}:${name}`)),
  );

const textOf = (node: Element): string =>
  [...node.querySelectorAll('text, foreignObject')]
    .map(({textContent}) => textContent?.trim())
    .filter(Boolean)
    .join(' ');

/** What a screen reader calls a cell: its text, or what a link connects. */
function nameOf(view: Joint.dia.CellView): string {
  const text = textOf(view.el);
  if (text || !view.model.isLink()) {
    return text || String(view.model.id);
  }
  const [from, to] = [view.model.getSourceCell(), view.model.getTargetCell()].map((end) => {
    const endView = end && view.paper?.findViewByModel(end);
    return endView ? nameOf(endView) : 'a point';
  });
  return `Link from ${String(from)} to ${String(to)}`;
}

/** Makes a node a stop of the Tab key. */
function addStop(node: Element, keys: string, name: string, role: 'button' | 'group'): void {
  const attributes = {[mark]: keys, 'aria-describedby': hintId, 'aria-label': name, role, tabindex: '0'};
  for (const [attribute, value] of Object.entries(attributes)) {
    if (node.getAttribute(attribute) !== value) {
      node.setAttribute(attribute, value);
    }
  }
}

/** The keys of one paper: Tab goes from cell to cell, arrow keys move, Enter and Space click. */
class PaperKeys {
  private isPlanned = false;
  /** Which of all stops has the focus: where a stop is removed or drawn anew, its successor gets it. */
  private focused: {node: Element; index: number} | undefined;

  constructor(private readonly paper: Joint.dia.Paper) {
    const {el} = paper;
    new MutationObserver(() => this.plan()).observe(el, {childList: true, subtree: true});
    el.addEventListener('keydown', (event) => this.onKey(event));
    el.addEventListener('focusin', ({target, relatedTarget}) => {
      if (target instanceof Element && target.hasAttribute(mark)) {
        this.focused = {node: target, index: this.stops().indexOf(target as SVGElement)};
        hover(target, relatedTarget, true);
        showHint(target.matches(':focus-visible') ? hints[target.getAttribute(mark) ?? ''] : undefined);
      }
    });
    el.addEventListener('focusout', ({target, relatedTarget}) => {
      if (target instanceof Element && target.hasAttribute(mark)) {
        hover(target, relatedTarget, false);
        showHint(undefined);
        // A removed node loses the focus to nothing.
        this.focused = relatedTarget ? undefined : this.focused;
      }
    });
  }

  /** Once in a frame, after the program has done what it does in one go. */
  private plan(): void {
    if (!this.isPlanned) {
      this.isPlanned = true;
      requestAnimationFrame(() => {
        this.isPlanned = false;
        this.refresh();
      });
    }
  }

  /** Gives what has come its stops. */
  refresh(): void {
    const {paper} = this;
    const cells = paper.model.getCells();
    // A program with stops of its own knows better.
    if (cells.length > mostStops || paper.el.querySelector(`[tabindex]:not([${mark}])`)) {
      return;
    }
    for (const cell of cells) {
      const view = paper.findViewByModel(cell);
      if (view) {
        this.addStops(view);
      }
    }
    for (const handle of paper.el.querySelectorAll(handles)) {
      const tool = handle.closest('[data-tool-name]');
      const name = tool?.getAttribute('data-tool-name') ?? 'tool';
      addStop(handle, own(keysOfTools, name) ?? 'move', name, 'button');
    }
    if (this.focused && !this.focused.node.isConnected) {
      const stops = this.stops();
      stops[Math.min(this.focused.index, stops.length - 1)]?.focus();
    }
  }

  private stops(): SVGElement[] {
    return [...this.paper.el.querySelectorAll<SVGElement>(`[${mark}]`)];
  }

  private addStops(view: Joint.dia.CellView): void {
    const isLink = view.model.isLink();
    const isMovable = !isLink && view.can('elementMove');
    const isClickable = isListenedTo(this.paper, isLink ? 'link' : 'element');
    const keys = [isClickable && 'click', isMovable && 'move'].filter(Boolean).join(' ');
    const parts = [...view.el.querySelectorAll(within)];
    if (keys) {
      addStop(view.el, keys, nameOf(view), parts.length > 0 ? 'group' : 'button');
    }
    for (const part of parts.filter((node) => node.hasAttribute('event') && node instanceof SVGElement)) {
      addStop(part, 'click', textOf(part) || (part.getAttribute('event') ?? ''), 'button');
    }
  }

  private onKey(event: KeyboardEvent): void {
    const {target, key} = event;
    const keys = target instanceof SVGElement ? target.getAttribute(mark) : null;
    if (!(target instanceof SVGElement) || keys === null || event.defaultPrevented) {
      return;
    }
    if (event.altKey || event.ctrlKey || event.metaKey) {
      return;
    }
    const direction = directions[key];
    if (direction && keys.includes('move')) {
      const {sx, sy} = this.paper.scale();
      const isCell = this.paper.findView(target)?.el === target;
      const length = Math.max(isCell ? step : handleStep, this.paper.options.gridSize ?? 1);
      const from = middleOf(target, this.paper);
      drag(target, from, {x: from.x + direction.x * length * sx, y: from.y + direction.y * length * sy});
    } else if ((key === 'Enter' || key === ' ') && keys.includes('click')) {
      click(target, middleOf(target, this.paper), this.paper.findView(target)?.el === target);
    } else {
      return;
    }
    event.preventDefault();
    if (target.isConnected) {
      target.focus();
    }
  }
}

/** Shows what keys do at the stop that has the focus, or nothing. */
function showHint(text: string | undefined): void {
  let hint = document.getElementById(hintId);
  if (!hint) {
    hint = document.createElement('p');
    hint.id = hintId;
    hint.style.cssText =
      'position: fixed; right: 0.5rem; bottom: 0.5rem; margin: 0; padding: 0 0.5rem; border-radius: 0.375rem; ' +
      'background: var(--surface); font-size: 0.8125rem; pointer-events: none';
    document.body.append(hint);
  }
  hint.hidden = text === undefined;
  hint.textContent = text ?? hint.textContent;
}

/**
 * Lets readers use a diagram without a pointer: Tab goes to what can be clicked or
 * moved, arrow keys move it, Enter and Space click it. What a key does is done as by
 * a pointer, so that the program's own rules hold.
 */
function addKeys(paper: Joint.dia.Paper): void {
  new PaperKeys(paper).refresh();
}

// The runtime runs this file as soon as a reader uses the keyboard; see runtime.ts.
const {liveDemoPapers: papers} = window;
papers.added = addKeys;
papers.all.forEach(addKeys);
