import type {dia} from '@joint/core';
import {type FlowNode, kinds} from './shapes';

/** Why an output can't be connected with an input. The text is empty if it can. */
export function problemOf(source: FlowNode, target: FlowNode, port: string, except?: dia.Link): string {
  const {graph} = target;
  const inputs = kinds[target.kind].inputs;
  const type = Object.hasOwn(inputs, port) ? inputs[port] : undefined;
  if (!type) return `${target.name} has no input ${port}.`;
  if (kinds[source.kind].output !== type) return `${source.name} doesn’t give a ${type}.`;
  const links = graph.getConnectedLinks(target, {inbound: true});
  // [1]
  if (links.some((link) => link !== except && link.target().port === port)) return `The input ${port} is taken.`;
  // [2]
  if (source === target || graph.getSuccessors(target).includes(source)) return 'The flow would be a circle.';
  return '';
}

/*
[1] The link that is dragged, or that the form replaces, doesn't count.
[2] The new link closes a circle if a way leads from the target back to the source.
*/
