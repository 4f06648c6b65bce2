import type {Listener, Viewer} from './viewer';

const show = (selector: string, text: string): void => {
  const element = document.querySelector(selector);
  if (element) element.textContent = text;
};

/** Shows a message, which screen readers say aloud. */
export const showMessage = (text: string): void => show('output', text);

/** Shows in the page what a viewer tells. */
export const listener: Listener = {
  onFirstPaint: (time) => show('#start', `First paint after ${Math.round(time)} ms`),
  onDrawn: (mounted, all) => show('#mounted', `${mounted} of ${all} cells drawn`),
  onMessage: showMessage,
};

/** Connects the controls of the page with a viewer until the signal is aborted. */
export function addControls(viewer: Viewer, signal: AbortSignal): void {
  const on = (id: string, type: string, action: (event: Event) => void) =>
    document.getElementById(id)?.addEventListener(type, action, {signal});
  on('fit', 'click', () => viewer.fit());
  on('zoom-in', 'click', () => viewer.zoom(1.25));
  on('zoom-out', 'click', () => viewer.zoom(0.8));

  const field = document.querySelector<HTMLInputElement>('#find');
  let turn = 0;
  const find = () => field && showMessage(viewer.find(field.value, turn));
  on('find', 'input', () => {
    turn = 0;
    find();
  });
  // [1]
  on('find', 'keydown', (event) => {
    if ((event as KeyboardEvent).key !== 'Enter') return;
    turn += 1;
    find();
  });
}

/*
[1] Each Enter goes to the next module that was found, and from the last to the first.
*/
