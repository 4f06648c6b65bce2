import type {dia} from '@joint/core';
import {type Value, kinds, nodesOf} from './shapes';

// [1]
export function run(graph: dia.Graph): Map<string, string> {
  const values = new Map<dia.Cell.ID, Value | undefined>();
  const nodes = nodesOf(graph);
  const sources = new Map(
    graph.getLinks().map((link) => [`${link.target().id} ${link.target().port}`, link.source().id]),
  );

  function valueOf(id: dia.Cell.ID | undefined): Value | undefined {
    const node = nodes.find((each) => each.id === id);
    if (!node || id === undefined) return undefined;
    if (!values.has(id)) {
      const {inputs, run: compute} = kinds[node.kind];
      const given = Object.keys(inputs).map((port) => [port, valueOf(sources.get(`${id} ${port}`))] as const);
      const isComplete = given.every(([, value]) => value !== undefined);
      values.set(id, isComplete ? compute(Object.fromEntries(given) as Record<string, Value>, node.value) : undefined);
    }
    return values.get(id);
  }

  return new Map(nodes.map(({id}) => [String(id), String(valueOf(id) ?? '…')]));
}

/*
[1] Results follow from the diagram. They are drawn, but they aren't part of the graph, so
    they are neither saved nor steps of the history. The function ends, because there are
    no circles.
*/
