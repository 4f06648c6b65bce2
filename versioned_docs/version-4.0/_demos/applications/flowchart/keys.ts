import type {Editor} from './editor';

const arrows: Record<string, [number, number]> = {
  ArrowLeft: [-8, 0],
  ArrowRight: [8, 0],
  ArrowUp: [0, -8],
  ArrowDown: [0, 8],
};

/** The keys of the editor, while the focus is in an element of the page. */
export function addKeys(scope: HTMLElement, {actions, commands, selection, run, focusedCell}: Editor): void {
  const keys: Record<string, () => void> = {
    'Control+z': commands.undo,
    'Control+Shift+z': commands.redo,
    'Control+y': commands.redo,
    'Control+c': commands.copy,
    'Control+v': commands.paste,
    'Control+d': commands.duplicate,
    'Control+a': commands.selectAll,
    Delete: commands.remove,
    Backspace: commands.remove,
    F2: commands.rename,
    l: commands.connect,
    Escape: () => selection.set([]),
    ...Object.fromEntries(Object.entries(arrows).map(([key, [dx, dy]]) => [key, () => actions.move(dx, dy)])),
  };
  // [1]
  const onAll = ['Control+z', 'Control+Shift+z', 'Control+y', 'Control+v', 'Control+a', 'Escape'];

  scope.addEventListener('keydown', (event) => {
    // [2]
    if (event.altKey || (event.target as Element).closest('input, textarea, select, [contenteditable]')) return;
    const isControl = event.ctrlKey || event.metaKey;
    const letter = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const key = `${isControl ? 'Control+' : ''}${event.shiftKey ? 'Shift+' : ''}${letter}`;
    const cell = focusedCell();
    const selects = cell && ['Enter', ' ', 'Shift+Enter', 'Shift+ '].includes(key);
    if (selects) {
      if (event.shiftKey || selection.isAdding) selection.toggle(cell);
      else selection.set([cell]);
    } else if (Object.hasOwn(keys, key)) {
      if (cell && !selection.has(cell) && !onAll.includes(key)) selection.set([cell]);
      run(keys[key]);
    } else return;
    event.preventDefault();
  });
}

/*
[1] Other keys act on the cell that has the focus. It is selected first.
[2] In a field, Delete deletes a letter, and Ctrl+Z undoes the typing.
*/
