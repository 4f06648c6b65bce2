// [1]
const nodes = [
  {id: 'price', kind: 'number', title: 'Price', value: 12.5, x: 0, y: 0},
  {id: 'count', kind: 'number', title: 'Count', value: 4, x: 0, y: 104},
  {id: 'label', kind: 'text', title: 'Label', value: 'Total:', x: 0, y: 208},
  {id: 'product', kind: 'multiply', title: 'Product', x: 176, y: 40},
  {id: 'total', kind: 'show', title: 'Total', x: 352, y: 136},
];
const links = [
  {id: 'price-product', source: 'price', target: 'product', port: 'a'},
  {id: 'count-product', source: 'count', target: 'product', port: 'b'},
  {id: 'label-total', source: 'label', target: 'total', port: 'label'},
  {id: 'product-total', source: 'product', target: 'total', port: 'number'},
];

/** A flow as an earlier version of this editor saved it. */
export const sample = JSON.stringify({version: 1, nodes, links});

/*
[1] Loading takes the text of version 1 to the current version.
*/
