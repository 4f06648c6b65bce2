import {dia} from '@joint/core';
import {Actions} from './actions';
import {load, save} from './document';
import {addGestures} from './gestures';
import {History} from './history';
import {rename} from './rename';
import {Selection} from './selection';
import {cellNamespace, flow, mayConnect} from './shapes';

/** Starts the editor in an element of the page. */
export function startEditor(host: HTMLElement, onStep: (undo: number, redo: number) => void) {
  const graph = new dia.Graph({}, {cellNamespace});
  const [width, height] = [640, 400];
  const paper = new dia.Paper({
    model: graph,
    width,
    height,
    gridSize: 8,
    drawGrid: {name: 'dot', args: {color: 'var(--grid, #d8dee7)'}},
    cellViewNamespace: cellNamespace,
    clickThreshold: 5,
    linkPinning: false,
    markAvailable: true,
    defaultLink: () => new flow.Flow(),
    defaultConnectionPoint: {name: 'anchor'},
    defaultConnector: {name: 'curve', args: {sourceDirection: 'down', targetDirection: 'up'}},
    interactive: {linkMove: false},
    // [1]
    validateConnection: (source, _magnet, target, magnet, _end, link) =>
      magnet?.getAttribute('port-group') === 'in' &&
      mayConnect(graph, source.model, target.model, link.model as dia.Link),
  });
  host.append(paper.el);
  paper.el.style.touchAction = 'none';
  const selection = new Selection(paper);
  const actions = new Actions(graph, selection);
  const history: History = new History(graph, () => {
    selection.set(selection.elements);
    onStep(history.done.length, history.undone.length);
  });
  addGestures(paper, selection, actions);
  paper.on('element:pointerdblclick', ({model}) => rename(paper, model));
  paper.el.addEventListener('focusin', ({target}) => {
    const view = target instanceof Element && paper.findView(target as SVGElement);
    // [2]
    if (view && view.model.isElement() && target.matches(':focus-visible') && !selection.has(view.model))
      selection.set([view.model]);
  });
  const observer = new ResizeObserver(() =>
    paper.setDimensions(host.clientWidth || width, host.clientHeight || height),
  );
  observer.observe(host);
  return {
    actions,
    history,
    rename: () => selection.elements[0] && rename(paper, selection.elements[0]),
    paper,
    save: () => save(graph),
    load: (text: string) => load(graph, text),
    stop() {
      observer.disconnect();
      history.stop();
      paper.remove();
      graph.clear();
    },
  };
}

export type Editor = ReturnType<typeof startEditor>;

/*
[1] A link goes from an output to an input of another element, and only once.
[2] Tab selects. A press selects by itself, and knows about Shift.
*/
