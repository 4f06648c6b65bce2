import {copyText} from './copy';
import type {Diagram} from './diagram';
import type {Action} from './menu';
import type {NetworkNode} from './node';
import type {Selection} from './selection';

/** What the network tells the page: that something has changed, and what is worth saying aloud. */
export type Listener = {onChange: () => void; onMessage: (text: string) => void};

/** The lines of a node's context menu. */
export function actionsOf(
  node: NetworkNode,
  {diagram, selection, onChange, onMessage}: Listener & {diagram: Diagram; selection: Selection},
): Action[] {
  const {name, address} = node.host();
  const pause = () => {
    diagram.pause(node, !node.isPaused());
    onMessage(node.describe());
    onChange();
  };
  const narrow = () => {
    const isNarrowed = selection.isNarrowed();
    selection.showAround(isNarrowed ? undefined : node);
    const {length} = diagram.graph.getNeighbors(node);
    onMessage(isNarrowed ? 'All nodes are shown.' : `${length} neighbors of ${name}`);
  };
  // [1]
  const copy = () => onMessage(copyText(address) ? `Copied ${address}` : `The address is ${address}`);
  return [
    {label: node.isPaused() ? 'Resume node' : 'Pause node', run: pause},
    {label: selection.isNarrowed() ? 'Show all' : 'Show neighbors', run: narrow},
    {label: 'Copy address', run: copy},
  ];
}

/*
[1] If the browser does not allow it, the message shows the address, so that it can be selected.
*/
