import {dia} from '@joint/core';
import {type Diagram, namespace} from './diagram';
import {anchor, keepRoutes, route} from './lines';
import {Relation} from './relation';

/** A paper on which rows can be connected, in an element that fills the host. */
export function makePaper(host: HTMLElement, diagram: Diagram): {paper: dia.Paper; root: HTMLElement} {
  const paper = new dia.Paper({
    model: diagram.graph,
    width: 640,
    height: 420,
    cellViewNamespace: namespace,
    gridSize: 10,
    clickThreshold: 5,
    moveThreshold: 5,
    magnetThreshold: 5,
    linkPinning: false,
    markAvailable: true,
    interactive: {linkMove: false, labelMove: false},
    defaultLink: () => new Relation(),
    defaultAnchor: anchor,
    defaultConnectionPoint: {name: 'anchor'},
    defaultRouter: route,
    defaultConnector: {name: 'rounded', args: {radius: 6}},
    // [1]
    connectionStrategy: ({id, port}) => ({id, port, magnet: 'row'}),
    validateConnection(fromView, fromMagnet, toView, toMagnet) {
      const [from, to] = [[fromView, fromMagnet] as const, [toView, toMagnet] as const].map(([view, magnet]) => ({
        id: String(view.model.id),
        row: (magnet && view.findAttribute('port', magnet)) ?? '',
      }));
      return diagram.canConnect(from, to);
    },
  });
  keepRoutes(paper);
  // [2]
  const attributes = {tabindex: '0', role: 'listbox', 'aria-label': 'Tables and relations'};
  for (const [name, value] of Object.entries(attributes)) paper.svg.setAttribute(name, value);
  paper.el.style.touchAction = 'none';
  // [3]
  const root = document.createElement('div');
  root.style.cssText = 'position: relative; overflow: hidden; width: 100%; height: 100%';
  root.append(paper.el);
  host.append(root);
  return {paper, root};
}

/*
[1] A relation starts at the dot that was dragged. It is attached to the whole row, so that
    it can leave at the other side when a table is moved.
[2] The Tab key stops once at the diagram. Within it, arrow keys select, and
    aria-activedescendant names what is selected.
[3] The field for names and the line of a drag are beside the paper in this element. stop()
    removes it with all of them.
*/
