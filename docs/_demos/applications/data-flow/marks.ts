import {type dia, highlighters} from '@joint/core';
import {type FlowNode, isNode, kinds} from './shapes';
import type {State} from './state';

/** Draws what isn't part of the graph: the results and the selection. Screen readers get names. */
export function mark(paper: dia.Paper, {results, selected}: State, prefix: string): void {
  // [1]
  paper.updateViews();
  highlighters.mask.removeAll(paper, 'selection');
  const idOf = (id: dia.Cell.ID): string => `${prefix}${id}`;
  for (const cell of paper.model.getCells()) {
    const view = cell.findView(paper);
    const isSelected = cell.id === selected;
    const result = results.get(String(cell.id)) ?? '';
    const attributes = {
      id: idOf(cell.id),
      role: 'option',
      'aria-label': isNode(cell) ? nameOf(cell, result) : describe(cell as dia.Link),
      'aria-selected': String(isSelected),
    };
    for (const [name, value] of Object.entries(attributes)) view.el.setAttribute(name, value);
    const text = view.findNode('result');
    if (text) text.textContent = shorten(result);
    if (!isSelected) continue;
    const attrs = {stroke: 'var(--accent, #b93c0a)', 'stroke-width': 2};
    highlighters.mask.add(view, isNode(cell) ? 'body' : 'line', 'selection', {padding: 3, attrs});
  }
  if (selected) paper.svg.setAttribute('aria-activedescendant', idOf(selected));
  else paper.svg.removeAttribute('aria-activedescendant');
}

const shorten = (text: string): string => (text.length > 14 ? `${text.slice(0, 13)}…` : text);

/** The name of a node for screen readers and voice control. */
function nameOf(node: FlowNode, result: string): string {
  const shown = shorten(result);
  // [2]
  const texts = [`${node.name}: ${shown}`, ...Object.keys(kinds[node.kind].inputs)].join(', ');
  const name = node.getGroupPorts('in').length > 0 ? `${texts} as inputs` : texts;
  return shown === result ? name : `${name}. In full: ${result}`;
}

function describe(link: dia.Link): string {
  const [from, to] = [link.getSourceCell(), link.getTargetCell()].map((cell) => (isNode(cell) ? cell.name : 'a point'));
  return `Link from ${from} to ${to}, ${link.target().port ?? 'not connected'}`;
}

/*
[1] The view of a new cell is empty before the paper draws it.
[2] The name begins with the text that the node shows, so users can say what they see.
*/
