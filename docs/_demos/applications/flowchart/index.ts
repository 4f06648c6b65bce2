import {startEditor} from './editor';
import {addKeys} from './keys';
import {addPalette} from './palette';
import {sample} from './sample';

const host = document.getElementById('paper');
const field = document.querySelector<HTMLTextAreaElement>('#json');

function show(text: string): void {
  const output = document.querySelector('output');
  if (output) output.value = text;
}

/** Starts the editor with its controls. Returns what ends both. */
function open(host: HTMLElement): () => void {
  const controller = new AbortController();
  const {signal} = controller;
  const editor = startEditor(host, (undo, redo) => show(`${undo} to undo, ${redo} to redo`));
  const {actions, history} = editor;
  addKeys(editor, signal);
  addPalette(editor.paper, actions, signal);
  const commands: Record<string, () => void> = {
    undo: () => history.undo(),
    redo: () => history.redo(),
    copy: () => actions.copy(),
    paste: () => actions.paste(),
    duplicate: () => actions.duplicate(),
    remove: () => actions.remove(),
    rename: () => editor.rename(),
    connect: () => actions.connect(),
    save: () => field && (field.value = editor.save()),
    load: () => field && tryToLoad(field.value),
  };
  function tryToLoad(text: string): void {
    try {
      editor.load(text);
    } catch (error) {
      show(String(error));
    }
  }
  for (const [id, act] of Object.entries(commands)) {
    document.getElementById(id)?.addEventListener('click', act, {signal});
  }
  tryToLoad(sample);
  return () => {
    controller.abort();
    editor.stop();
  };
}

let close = host && open(host);
document.getElementById('close')?.addEventListener('click', ({target}) => {
  if (close) close();
  const isClosed = close !== null;
  close = isClosed ? null : host && open(host);
  (target as Element).textContent = isClosed ? 'Open' : 'Close';
});
