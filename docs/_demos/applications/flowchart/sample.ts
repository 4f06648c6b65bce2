const ports = (source: string, target: string) => ({
  source: {id: source, port: 'out'},
  target: {id: target, port: 'in'},
});
const label = (text: string) => ({label: {text}});

// [1]
const cells = [
  {id: 'work', type: 'flow.Group', position: {x: 24, y: 128}, attrs: label('Office')},
  {id: 'order', type: 'flow.Task', position: {x: 72, y: 32}, attrs: label('Order')},
  {id: 'paid', type: 'flow.Check', position: {x: 240, y: 24}, attrs: label('Paid?')},
  {id: 'pack', type: 'flow.Task', position: {x: 72, y: 192}, attrs: label('Pack')},
  {id: 'first', type: 'flow.Flow', ...ports('order', 'pack')},
];

/** The text of a diagram, as an earlier version of this editor saved it. */
export const sample = JSON.stringify({version: 1, cells});

/*
[1] Version 1 called its steps flow.Task. Loading takes them to the current version.
*/
