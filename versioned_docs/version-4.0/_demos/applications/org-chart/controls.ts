import type {OrgChart} from './org-chart';
import type {Direction} from './tree';

const on = (id: string, type: string, listener: (event: Event) => void, signal: AbortSignal): void =>
  document.getElementById(id)?.addEventListener(type, listener, {signal});

/** Shows a message beside the controls. */
export function showStatus(text: string): void {
  const output = document.querySelector('output');
  if (output) output.value = text;
}

/** Connects the controls of the page with a chart until the signal is aborted. */
export function addControls(chart: OrgChart, signal: AbortSignal): void {
  const direction = document.querySelector<HTMLSelectElement>('#direction');
  if (direction) direction.value = chart.direction();
  on('direction', 'change', () => direction && chart.turn(direction.value as Direction), signal);
  on('collapse', 'click', () => chart.foldAll(true), signal);
  on('expand', 'click', () => chart.foldAll(false), signal);
  on('fit', 'click', () => chart.fit(), signal);
  on('zoom-in', 'click', () => chart.zoom(1.25), signal);
  on('zoom-out', 'click', () => chart.zoom(0.8), signal);

  const field = document.querySelector<HTMLInputElement>('#find');
  let turn = 0;
  const find = () => field && showStatus(chart.find(field.value, turn));
  on('find', 'input', () => ((turn = 0), find()), signal);
  // [1]
  on('find', 'keydown', (event) => (event as KeyboardEvent).key === 'Enter' && ((turn += 1), find()), signal);
}

/*
[1] Each Enter goes to the next person who was found, and from the last to the first.
*/
