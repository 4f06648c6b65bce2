import type {Editor} from './editor';

const arrows: Record<string, [number, number]> = {
  ArrowLeft: [-8, 0],
  ArrowRight: [8, 0],
  ArrowUp: [0, -8],
  ArrowDown: [0, 8],
};

/** The keys of the editor. Text fields keep theirs. */
export function addKeys({actions, history, rename}: Editor, signal: AbortSignal): void {
  const withControl: Record<string, () => void> = {
    z: () => history.undo(),
    y: () => history.redo(),
    c: () => actions.copy(),
    v: () => actions.paste(),
    d: () => actions.duplicate(),
  };
  const plain: Record<string, () => void> = {
    Delete: () => actions.remove(),
    Backspace: () => actions.remove(),
    F2: rename,
    l: () => actions.connect(),
  };
  const onKey = (event: KeyboardEvent): void => {
    const {target, key, shiftKey} = event;
    // [1]
    if (!(target instanceof Element) || target.closest('input, textarea, select, [contenteditable]')) return;
    const isControl = event.ctrlKey || event.metaKey;
    const arrow = target.closest('.joint-paper') && arrows[key];
    const act = isControl ? withControl[shiftKey && key.toLowerCase() === 'z' ? 'y' : key.toLowerCase()] : plain[key];
    if (act) act();
    else if (arrow) actions.move(...arrow);
    else return;
    event.preventDefault();
  };
  document.addEventListener('keydown', onKey, {signal});
}

/*
[1] In a field, Delete deletes a letter, and Ctrl+Z undoes the typing.
*/
