const named = (text: string) => ({label: {text}});
const link = (source: string, target: string, text = '') => ({
  id: `${source}-${target}`,
  type: 'flow.Flow',
  source: {id: source, port: 'out'},
  target: {id: target, port: 'in'},
  labels: text ? [{attrs: {text: {text}}}] : [],
});

// [1]
const cells = [
  {id: 'work', type: 'flow.Group', position: {x: 16, y: 240}, size: {width: 208, height: 200}, attrs: named('Office')},
  {id: 'order', type: 'flow.Task', position: {x: 64, y: 24}, attrs: named('Order')},
  {id: 'paid', type: 'flow.Check', position: {x: 64, y: 112}, attrs: named('Paid?')},
  {id: 'remind', type: 'flow.Task', position: {x: 328, y: 240}, attrs: named('Remind')},
  {id: 'pack', type: 'flow.Task', position: {x: 64, y: 288}, attrs: named('Pack')},
  {id: 'send', type: 'flow.Task', position: {x: 64, y: 376}, attrs: named('Send')},
  link('order', 'paid'),
  link('paid', 'remind', 'No'),
  link('paid', 'pack', 'Yes'),
  link('pack', 'send'),
].map((cell) => {
  if (cell.id === 'work') return {...cell, embeds: ['pack', 'send']};
  return ['pack', 'send'].includes(cell.id) ? {...cell, parent: 'work'} : cell;
});

/** The text of a diagram, as an earlier version of this editor saved it. */
export const sample = JSON.stringify({version: 1, cells});

/*
[1] Version 1 called its steps flow.Task. Loading takes them to the current version.
*/
