import type {dia} from '@joint/core';
import type {Flow} from './flow';

const arrows: Record<string, [number, number]> = {
  ArrowLeft: [-8, 0],
  ArrowRight: [8, 0],
  ArrowUp: [0, -8],
  ArrowDown: [0, 8],
};

/** Selects the next or the previous cell: the nodes from left to right, then the links. */
function step(flow: Flow, by: number): void {
  const place = (node: dia.Element): number => node.position().x * 1e6 + node.position().y;
  const nodes = flow.graph.getElements().sort((a, b) => place(a) - place(b));
  const cells = [...nodes, ...flow.graph.getLinks()];
  const {selected} = flow;
  const at = selected ? cells.findIndex(({id}) => id === selected.id) : -1;
  const next = cells[at < 0 && by < 0 ? cells.length - 1 : at + by];
  if (next) flow.select(next.id);
}

/** The keys of the editor, until the signal is aborted. */
export function addKeys(root: HTMLElement, flow: Flow, signal: AbortSignal): void {
  const commands: Record<string, () => void> = {
    Delete: flow.remove,
    Backspace: flow.remove,
    Escape: () => flow.select(),
    'Control+z': flow.undo,
    'Control+Shift+z': flow.redo,
    'Control+y': flow.redo,
    'Control+d': flow.duplicate,
  };
  root.addEventListener(
    'keydown',
    (event) => {
      const {key, target, altKey, shiftKey} = event;
      // [1]
      if (!(target instanceof Element) || target.closest('input, textarea, select, [contenteditable]')) return;
      const [dx, dy] = target.closest('svg') && Object.hasOwn(arrows, key) ? arrows[key] : [0, 0];
      const letter = key.length === 1 ? key.toLowerCase() : key;
      const isControl = event.ctrlKey || event.metaKey;
      const name = `${isControl ? 'Control+' : ''}${shiftKey ? 'Shift+' : ''}${letter}`;
      if (dx !== 0 || dy !== 0) {
        const node = flow.selected;
        if (!altKey) step(flow, Math.sign(dx + dy));
        else flow.run(() => node?.isElement() && node.translate(dx, dy));
      } else if (!altKey && Object.hasOwn(commands, name)) commands[name]();
      else return;
      event.preventDefault();
    },
    {signal},
  );
}

/*
[1] In a field, Delete deletes a letter, and Ctrl+Z undoes the typing. Ctrl+C belongs to the
    browser everywhere, so that users can copy text of your page.
*/
