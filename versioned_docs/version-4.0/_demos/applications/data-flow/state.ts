import type {dia} from '@joint/core';
import type {Flow} from './flow';
import {problemOf} from './rules';
import {run} from './run';
import {type FlowNode, type Kind, type Type, type Value, isNode, kinds, nodesOf} from './shapes';

type Input = {port: string; type: Type; source: string; options: {id: string; name: string}[]};

/** What the components show. It is made again after each change, and nobody changes it. */
export type State = {
  undo: number;
  redo: number;
  selected: string;
  node: {id: string; kind: Kind; name: string; value: Value | null; inputs: Input[]} | null;
  results: ReadonlyMap<string, string>;
};

export function readState({graph, history, selected}: Flow): State {
  return {
    undo: history.done.length,
    redo: history.undone.length,
    selected: selected ? String(selected.id) : '',
    node: isNode(selected) ? readNode(graph, selected) : null,
    results: run(graph),
  };
}

function readNode(graph: dia.Graph, node: FlowNode): State['node'] {
  const {kind, name, value} = node;
  const links = graph.getConnectedLinks(node, {inbound: true});
  const inputs = Object.entries(kinds[kind].inputs).map(([port, type]) => {
    const link = links.find((each) => each.target().port === port);
    // [1]
    const options = nodesOf(graph)
      .filter((source) => problemOf(source, node, port, link) === '')
      .map((source) => ({id: String(source.id), name: source.name}));
    return {port, type, source: String(link?.source().id ?? ''), options};
  });
  return {id: String(node.id), kind, name, value, inputs};
}

/*
[1] The rules of the paper also make the list of the form, so both allow the same.
*/
