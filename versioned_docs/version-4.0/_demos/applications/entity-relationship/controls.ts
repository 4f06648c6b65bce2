import type {Editor} from './editor';
import {type End, type Ends, endNames} from './relation';

const find = <Kind extends HTMLElement>(id: string) => document.getElementById(id) as Kind | null;

/** Shows a message below the controls. */
export function showStatus(text: string): void {
  const output = document.querySelector('output');
  if (output) output.value = text;
}

/** Shows what can be done with the selection. */
export function showState({diagram, history, selected}: Editor): void {
  const item = selected();
  const [row, relation] = [item && diagram.rowOf(item), item && diagram.relation(item.id)];
  const isTable = item !== undefined && !relation;
  const enable = (id: string, isEnabled: boolean) =>
    find<HTMLButtonElement>(id)?.toggleAttribute('disabled', !isEnabled);
  enable('add-row', isTable);
  enable('rename', isTable);
  enable('relate', row !== undefined);
  enable('remove', item !== undefined);
  enable('undo', history.done.length > 0);
  enable('redo', history.undone.length > 0);
  const show = (id: string, value: string | undefined) => {
    const select = find<HTMLSelectElement>(id);
    if (select?.parentElement) select.parentElement.hidden = value === undefined;
    if (select && value !== undefined) select.value = value;
  };
  show('key', row?.key);
  show('source', relation?.ends.source);
  show('target', relation?.ends.target);
}

/** Connects the controls of the page with an editor until the signal is aborted. */
export function addControls(editor: Editor, signal: AbortSignal): void {
  const on = (id: string, type: string, listener: () => unknown) =>
    find(id)?.addEventListener(type, () => !editor.isBusy() && listener(), {signal});
  on('add-table', 'click', editor.addTable);
  on('add-row', 'click', editor.addRow);
  on('rename', 'click', () => editor.rename());
  on('relate', 'click', editor.startRelation);
  on('remove', 'click', editor.remove);
  on('undo', 'click', () => editor.history.undo());
  on('redo', 'click', () => editor.history.redo());
  on('fit', 'click', editor.fit);
  on('zoom-in', 'click', () => editor.zoom(1.25));
  on('zoom-out', 'click', () => editor.zoom(0.8));
  on('key', 'change', () => editor.setKey(find<HTMLSelectElement>('key')?.value ?? ''));
  for (const which of ['source', 'target'] satisfies (keyof Ends)[]) {
    const select = find<HTMLSelectElement>(which);
    select?.replaceChildren(...Object.entries(endNames).map(([end, name]) => new Option(name, end)));
    on(which, 'change', () => select && editor.setEnd(which, select.value as End));
  }
  const text = find<HTMLTextAreaElement>('json');
  on('save', 'click', () => text && (text.value = editor.save()));
  on('load', 'click', () => {
    try {
      editor.load(text?.value ?? '');
      showStatus('The diagram is loaded.');
    } catch (error) {
      showStatus(`The text is not a diagram. ${error instanceof Error ? error.message : ''}`);
    }
  });
}
