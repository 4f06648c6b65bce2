import {dia} from '@joint/core';
import {Actions, type Kind} from './actions';
import {load, save} from './document';
import {addDragging, addFrame} from './gestures';
import {History} from './history';
import {addKeys} from './keys';
import {makePaper} from './paper';
import {rename} from './rename';
import {Selection} from './selection';
import {cellNamespace} from './shapes';
import {addZoom, fit, reveal, zoom} from './view';

/** What the editor tells the page: a message, or what can be undone. */
export type Listener = {onStep: (undo: number, redo: number) => void; onMessage: (text: string) => void};

/** Starts the editor in an element of the page. */
export function startEditor(host: HTMLElement, {onStep, onMessage}: Listener) {
  const graph = new dia.Graph({}, {cellNamespace});
  const paper = makePaper(graph);
  // [1]
  const frame = document.createElement('div');
  frame.style.position = 'relative';
  frame.append(paper.el);
  host.append(frame);

  const selection = new Selection(paper);
  const actions = new Actions(graph, selection);
  const history: History = new History(graph, () => {
    selection.refresh();
    onStep(history.done.length, history.undone.length);
  });

  const focusedCell = () => {
    const {activeElement: active} = document;
    return active && active !== paper.el && paper.el.contains(active)
      ? paper.findView(active as SVGElement)?.model
      : undefined;
  };
  const keepFocus = (): void => {
    const {activeElement: active} = document;
    const cell = focusedCell();
    const [first] = selection.cells;
    if (frame.contains(active) && !paper.el.contains(active)) return;
    if (first && !(cell && selection.has(cell))) first.findView(paper).el.focus({preventScroll: true});
    else if (!paper.el.contains(active)) paper.el.focus({preventScroll: true});
  };
  /** Does something, unless a drag is under way. */
  const run = (command: () => void): void => {
    if (graph.hasActiveBatch()) return;
    const hadFocus = paper.el.contains(document.activeElement);
    command();
    // [2]
    if (hadFocus) keepFocus();
  };
  const renameCell = (cell: dia.Cell | undefined) => cell && rename(paper, frame, cell);
  const commands = {
    undo: () => history.undo(),
    redo: () => history.redo(),
    copy: () => actions.copy(),
    paste: () => actions.paste(),
    duplicate: () => actions.duplicate(),
    remove: () => actions.remove(),
    selectAll: () => selection.set(graph.getElements()),
    rename: () => void renameCell(selection.cells[0]),
    connect: () => onMessage(actions.connect()),
    fit: () => fit(paper),
    'zoom-in': () => zoom(paper, 1.25),
    'zoom-out': () => zoom(paper, 0.8),
  };
  addDragging(paper, selection, actions);
  addFrame(paper, selection);
  addZoom(paper);
  paper.on('cell:pointerdblclick', ({model}) => renameCell(model));
  // [3]
  paper.el.addEventListener('focusin', () => {
    const cell = focusedCell();
    if (cell?.isElement() && document.activeElement?.matches(':focus-visible')) reveal(paper, cell);
  });
  const resize = () => paper.setDimensions(host.clientWidth || 640, host.clientHeight || 400);
  const observer = new ResizeObserver(resize);
  resize();
  observer.observe(host);

  const editor = {
    paper,
    selection,
    actions,
    commands,
    run,
    focusedCell,
    add: (kind: Kind, at: dia.Point) => run(() => actions.add(kind, at)),
    save: () => save(graph),
    load(text: string) {
      load(graph, text);
      fit(paper);
    },
    stop() {
      observer.disconnect();
      history.stop();
      paper.remove();
      frame.remove();
      graph.clear();
    },
  };
  addKeys(frame, editor);
  return editor;
}

export type Editor = Omit<ReturnType<typeof startEditor>, 'load' | 'save' | 'stop'>;

/*
[1] The frame holds the paper and the field for a name. Removing it leaves the host as it was.
[2] A removed cell loses the focus to the page, where the keys of the editor don't work. After
    a paste, the copies get it, because the next key is for them.
[3] The Tab key also reaches cells that are not in view. A press must not move the paper.
*/
