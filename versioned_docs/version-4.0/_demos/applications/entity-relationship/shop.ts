import type {dia} from '@joint/core';
import type {Diagram} from './diagram';
import type {Ends} from './relation';
import {headerHeight, rowHeight, tableWidth} from './table';

const tables: Record<string, string[]> = {
  customers: ['PK id integer', ' name text', ' email text', ' since date'],
  orders: ['PK id integer', 'FK customer_id integer', ' status text', ' placed_at date'],
  order_items: ['PK id integer', 'FK order_id integer', 'FK product_id integer', ' quantity integer'],
  categories: ['PK id integer', ' name text'],
  products: ['PK id integer', 'FK category_id integer', ' name text', ' price numeric'],
};

const relations: [from: string, to: string, ends: Ends][] = [
  ['orders customer_id', 'customers id', {source: 'zero-many', target: 'one'}],
  ['order_items order_id', 'orders id', {source: 'one-many', target: 'one'}],
  ['order_items product_id', 'products id', {source: 'zero-many', target: 'one'}],
  ['products category_id', 'categories id', {source: 'zero-many', target: 'zero-one'}],
];

/** Adds the database of a small shop, in some columns of tables. */
export function addShop(diagram: Diagram, columns: number): void {
  const bottoms: number[] = Array.from({length: columns}, () => 0);
  Object.entries(tables).forEach(([id, lines], index) => {
    const column = index % columns;
    const position: dia.Point = {x: column * (tableWidth + 90), y: bottoms[column]};
    bottoms[column] += headerHeight + lines.length * rowHeight + 60;
    const rows = lines.map((line) => line.split(' ')).map(([key, name, type]) => ({id: name, name, type, key}));
    diagram.addTable({id, title: id, rows}, position);
  });
  for (const [from, to, ends] of relations) {
    const [source, target] = [from, to].map((end) => end.split(' ')).map(([id, row]) => ({id, row}));
    diagram.connect(source, target, {id: from.replace(' ', '.'), ends});
  }
}
