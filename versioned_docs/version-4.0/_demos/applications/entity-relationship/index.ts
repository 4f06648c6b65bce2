import {addControls, showState, showStatus} from './controls';
import {startEditor} from './editor';
import {addShop} from './shop';

const host = document.getElementById('paper');
const button = document.getElementById('close');

/** Starts the editor with its controls. Returns what ends both. */
function open(host: HTMLElement): () => void {
  const controller = new AbortController();
  const editor = startEditor(host, addShop, (message) => {
    showState(editor);
    showStatus(message);
  });
  addControls(editor, controller.signal);
  showState(editor);
  // [1]
  return () => {
    controller.abort();
    editor.stop();
  };
}

let close = host && open(host);
button?.addEventListener('click', () => {
  if (close) {
    close();
    close = null;
    showStatus('Closed');
  } else {
    close = host && open(host);
    showStatus('');
  }
  button.textContent = close ? 'Close' : 'Open';
});

/*
[1] A component of a framework calls this function when it leaves the page. Here, a button
    does the same. The abort removes all listeners of the controls at once.
*/
