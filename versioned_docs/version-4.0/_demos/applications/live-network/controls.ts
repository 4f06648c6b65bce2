import type {LiveNetwork} from './network';
import type {Picture} from './picture';

const on = (id: string, type: string, listener: (event: Event) => void, signal: AbortSignal): void =>
  document.getElementById(id)?.addEventListener(type, listener, {signal});

/** Shows a message, which screen readers say aloud. */
export function showMessage(text: string): void {
  const output = document.querySelector('output');
  if (output) output.value = text;
}

/** Brings the controls up to date with a network. */
export function showState(network: LiveNetwork): void {
  const summary = document.getElementById('summary');
  if (summary) summary.textContent = network.summary();
  const run = document.getElementById('run');
  if (run) run.textContent = network.isRunning() ? 'Pause feed' : 'Start feed';
  const traffic = document.querySelector<HTMLInputElement>('#traffic');
  if (traffic) traffic.checked = network.hasTraffic();
}

const pictureDialog = () => document.querySelector<HTMLDialogElement>('#picture');

function showPicture(kind: string, {url, width, height}: Picture): void {
  const dialog = pictureDialog();
  dialog?.querySelector('img')?.setAttribute('src', url);
  const caption = dialog?.querySelector('figcaption');
  if (caption) caption.textContent = `${kind}, ${width} × ${height} px`;
  dialog?.showModal();
}

/** Connects the controls of the page with a network until the signal is aborted. */
export function addControls(network: LiveNetwork, signal: AbortSignal): void {
  on('run', 'click', () => network.run(!network.isRunning()), signal);
  on('step', 'click', () => network.step(), signal);
  on('traffic', 'change', ({target}) => network.showTraffic((target as HTMLInputElement).checked), signal);
  on('fit', 'click', () => network.fit(), signal);
  on('zoom-in', 'click', () => network.zoom(1.25), signal);
  on('zoom-out', 'click', () => network.zoom(0.8), signal);
  on('svg', 'click', () => showPicture('SVG', network.svg()), signal);
  on(
    'png',
    'click',
    async () => {
      const picture = await network.png(2);
      // [1]
      if (!signal.aborted) showPicture('PNG', picture);
    },
    signal,
  );
  on('picture-close', 'click', () => pictureDialog()?.close(), signal);
}

/*
[1] The network may have been closed while the browser was drawing.
*/
