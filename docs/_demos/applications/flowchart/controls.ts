import type {startEditor} from './editor';

const button = (id: string): HTMLButtonElement | null => document.querySelector<HTMLButtonElement>(`button#${id}`);

/** Shows a message beside the controls. */
export function show(text: string): void {
  const output = document.querySelector('output');
  if (output) output.value = text;
}

/** Shows what can be undone and redone. */
export function showSteps(undo: number, redo: number): void {
  show(`${undo} to undo, ${redo} to redo`);
  for (const [id, count] of Object.entries({undo, redo})) button(id)?.toggleAttribute('disabled', count === 0);
}

/** Connects the controls of the page with an editor until the signal is aborted. */
export function addControls(editor: ReturnType<typeof startEditor>, signal: AbortSignal): void {
  const field = document.querySelector<HTMLTextAreaElement>('textarea#json');
  const listen = (id: string, onClick: () => void): void =>
    button(id)?.addEventListener('click', () => editor.run(onClick), {signal});
  for (const [id, command] of Object.entries(editor.commands)) listen(id, command);

  const {selection} = editor;
  const showAdding = () => button('several')?.setAttribute('aria-pressed', String(selection.isAdding));
  showAdding();
  listen('several', () => {
    selection.isAdding = !selection.isAdding;
    showAdding();
  });

  listen('save', () => field && (field.value = editor.save()));
  listen('load', () => {
    try {
      if (field) editor.load(field.value);
    } catch (error) {
      show(error instanceof Error ? error.message : String(error));
    }
  });
}
