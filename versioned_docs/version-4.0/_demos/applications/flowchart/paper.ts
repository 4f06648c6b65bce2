import {anchors, dia} from '@joint/core';
import {cellNamespace, flow, mayConnect} from './shapes';

/** The paper of the editor. It has no place in the page yet. */
export function makePaper(graph: dia.Graph): dia.Paper {
  const paper = new dia.Paper({
    model: graph,
    width: 640,
    height: 400,
    gridSize: 8,
    drawGrid: {name: 'dot', args: {color: 'var(--grid, #d8dee7)'}},
    cellViewNamespace: cellNamespace,
    clickThreshold: 5,
    moveThreshold: 3,
    linkPinning: false,
    markAvailable: true,
    defaultLink: () => new flow.Flow(),
    // [1]
    defaultAnchor: (view, magnet, ref, options, end, link) =>
      anchors[end === 'target' ? 'top' : 'bottom'](view, magnet, ref, options, end, link),
    defaultConnectionPoint: {name: 'anchor'},
    // [2]
    defaultRouter: {name: 'rightAngle', args: {margin: 12}},
    defaultConnector: {name: 'straight', args: {cornerType: 'cubic', cornerRadius: 8}},
    // [3]
    interactive: {elementMove: false, linkMove: false, labelMove: false},
    // [4]
    validateConnection: (source, _sourceMagnet, target, magnet, _end, link) =>
      magnet?.getAttribute('port-group') === 'in' && mayConnect(graph, source.model, target.model, link.model),
  });
  const {el} = paper;
  el.tabIndex = -1;
  el.setAttribute('role', 'group');
  el.setAttribute('aria-label', 'Flowchart');
  el.style.touchAction = 'none';
  return paper;
}

/*
[1] A link begins below the port at the bottom, and its arrowhead ends above the one at the top.
[2] By default, this router leaves a shape at the side where the anchor is.
[3] The program moves elements itself, because all selected ones move.
[4] A link goes from an output to an input of another element, and only once.
*/
