import {addControls, listener, showMessage} from './controls';
import {makeModules} from './modules';
import {startViewer} from './viewer';

const host = document.getElementById('paper');
const button = document.getElementById('close');

/** Starts the viewer with its controls. Returns what ends both. */
function open(host: HTMLElement): () => void {
  const controller = new AbortController();
  const viewer = startViewer(host, makeModules(7), listener);
  addControls(viewer, controller.signal);
  // [1]
  return () => {
    controller.abort();
    viewer.stop();
  };
}

let close = host && open(host);
button?.addEventListener('click', () => {
  if (close) {
    close();
    close = null;
    showMessage('Closed');
  } else {
    close = host && open(host);
    showMessage('');
  }
  button.textContent = close ? 'Close' : 'Open';
});

/*
[1] A component of a framework calls this function when it leaves the page. Here, a button
    does the same.
*/
