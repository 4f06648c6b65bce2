import {addControls, show, showSteps} from './controls';
import {startEditor} from './editor';
import {addPalette} from './palette';
import {sample} from './sample';

const host = document.getElementById('paper');
const button = document.getElementById('close');

/** Starts the editor with its controls. Returns what ends both. */
function open(host: HTMLElement): () => void {
  const controller = new AbortController();
  const editor = startEditor(host, {onStep: showSteps, onMessage: (text) => text && show(text)});
  addPalette(editor, controller.signal);
  addControls(editor, controller.signal);
  editor.load(sample);
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
    show('Closed');
  } else {
    close = host && open(host);
  }
  button.textContent = close ? 'Close' : 'Open';
});

/*
[1] A component of a framework calls this function when it leaves the page. Here, a button
    does the same.
*/
