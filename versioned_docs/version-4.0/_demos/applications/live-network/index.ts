import {addControls, showMessage, showState} from './controls';
import {startNetwork} from './network';
import {makeTopology} from './topology';

const host = document.getElementById('paper');
const button = document.getElementById('close');

/** Starts the network with its controls. Returns what ends both. */
function open(host: HTMLElement): () => void {
  const controller = new AbortController();
  const onChange = () => showState(network);
  // [1]
  const topology = makeTopology(host.clientWidth < 480);
  const network = startNetwork(host, topology, {onChange, onMessage: showMessage});
  addControls(network, controller.signal);
  showState(network);
  // [2]
  return () => {
    controller.abort();
    network.stop();
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
[1] A narrow window shows more of a network that is taller than wide.
[2] A component of a framework calls this function when it leaves the page. Here, a button
    does the same.
*/
