import {addControls, showStatus} from './controls';
import {startOrgChart} from './org-chart';
import {people} from './people';

const host = document.getElementById('paper');
const button = document.getElementById('close');

/** Starts the chart with its controls. Returns what ends both. */
function open(host: HTMLElement): () => void {
  const controller = new AbortController();
  const chart = startOrgChart(host, people, showStatus);
  addControls(chart, controller.signal);
  // [1]
  return () => {
    controller.abort();
    chart.stop();
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
  }
  button.textContent = close ? 'Close' : 'Open';
});

/*
[1] A component of a framework calls this function when it leaves the page. Here, a button
    does the same. The abort removes all listeners of the controls at once.
*/
