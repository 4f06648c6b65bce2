import {dia, shapes, util} from '@joint/core';
import {type Ends, Relation} from './relation';
import {type Row, Table, portOf} from './table';

/** What can be selected: a table, a row of it, or a relation. The row is empty but for a row. */
export type Item = {id: string; row: string};

/** A table as the sample has it. */
export type TableData = {id: string; title: string; rows: Row[]};

export const namespace = {...shapes, er: {Table, Relation}};

/** The tables and their relations as a graph, and what can be done with them. */
export class Diagram {
  readonly graph = new dia.Graph({}, {cellNamespace: namespace});

  table(id: string): Table | undefined {
    const cell = this.graph.getCell(id);
    return cell instanceof Table ? cell : undefined;
  }

  relation(id: string): Relation | undefined {
    const cell = this.graph.getCell(id);
    return cell instanceof Relation ? cell : undefined;
  }

  rowOf({id, row}: Item): Row | undefined {
    return this.table(id)?.rows.find((each) => each.id === row);
  }

  /** Tables by their columns in the drawing, each from top to bottom. */
  tables(): Table[] {
    const tables = this.graph.getElements().filter((cell) => cell instanceof Table);
    return tables.sort((a, b) => a.position().x - b.position().x || a.position().y - b.position().y);
  }

  /** Everything in the order of the arrow keys. */
  items(): Item[] {
    const ofTable = (table: Table) => ['', ...table.rows.map(({id}) => id)].map((row) => ({id: String(table.id), row}));
    return [...this.tables().flatMap(ofTable), ...this.graph.getLinks().map(({id}) => ({id: String(id), row: ''}))];
  }

  has({id, row}: Item): boolean {
    return row ? this.rowOf({id, row}) !== undefined : this.graph.getCell(id) !== undefined;
  }

  /** Makes several changes one step of the history. */
  // [1]
  step(change: () => void): void {
    this.graph.startBatch('edit');
    try {
      change();
    } finally {
      this.graph.stopBatch('edit');
    }
  }

  addTable({id, title, rows}: TableData, position: dia.Point): void {
    new Table({id, position, attrs: {title: {text: title}}, ports: {items: rows.map(portOf)}}).addTo(this.graph);
  }

  /** A table with a free name. */
  addNewTable(position: dia.Point): Item {
    const id = util.uuid();
    const title = freeName(
      'table',
      this.tables().map((table) => table.title),
    );
    this.addTable({id, title, rows: [{id: util.uuid(), name: 'id', type: 'integer', key: 'PK'}]}, position);
    return {id, row: ''};
  }

  /** A row below the selected one, or at the end of the selected table. */
  addRow({id, row}: Item): Item | undefined {
    const table = this.table(id);
    if (!table) return undefined;
    const rows = table.rows;
    const added = {
      id: util.uuid(),
      name: freeName(
        'row',
        rows.map(({name}) => name),
      ),
      type: 'text',
      key: '',
    };
    rows.splice(row ? rows.findIndex((each) => each.id === row) + 1 : rows.length, 0, added);
    table.setRows(rows);
    return {id, row: added.id};
  }

  /** Moves a row within its table. */
  moveRow({id, row}: Item, index: number): void {
    const rows = this.table(id)?.rows ?? [];
    const from = rows.findIndex((each) => each.id === row);
    if (from < 0 || index < 0 || index >= rows.length || index === from) return;
    rows.splice(index, 0, ...rows.splice(from, 1));
    this.table(id)?.setRows(rows);
  }

  /** Changes a row, or the title of a table. Returns what is wrong, or an empty text. */
  rename({id, row}: Item, field: 'name' | 'type' | 'key', text: string): string {
    const table = this.table(id);
    const value = text.trim();
    const others = row
      ? (table?.rows.filter((each) => each.id !== row).map(({name}) => name) ?? [])
      : this.tables()
          .filter((each) => each !== table)
          .map(({title}) => title);
    if (!value && field === 'name') return 'A name needs at least one letter.';
    if (field === 'name' && others.includes(value)) return `${value} exists already.`;
    if (row) table?.setRows(table.rows.map((each) => (each.id === row ? {...each, [field]: value} : each)));
    else table?.attr('title/text', value);
    return '';
  }

  /** Whether a relation between two rows is possible: not with itself, and only once. */
  canConnect(from: Item, to: Item): boolean {
    const isSame = (end: dia.Link.EndJSON, {id, row}: Item) => end.id === id && end.port === row;
    const connects = (link: dia.Link, a: Item, b: Item) => isSame(link.source(), a) && isSame(link.target(), b);
    if (!this.rowOf(from) || !this.rowOf(to) || (from.id === to.id && from.row === to.row)) return false;
    return !this.graph.getLinks().some((link) => connects(link, from, to) || connects(link, to, from));
  }

  connect(from: Item, to: Item, attributes?: {id: string; ends: Ends}): Item {
    const [source, target] = [from, to].map(({id, row}) => ({id, port: row, magnet: 'row'}));
    const link = new Relation({...attributes, source, target}).addTo(this.graph);
    return {id: String(link.id), row: ''};
  }

  remove({id, row}: Item): void {
    // [2]
    this.step(() => (row ? this.table(id)?.removePort(row) : this.graph.getCell(id)?.remove()));
  }
}

function freeName(start: string, taken: string[]): string {
  let number = 1;
  while (taken.includes(`${start}_${number}`)) number += 1;
  return `${start}_${number}`;
}

/*
[1] All changes of a batch are one step of the history.
[2] A port that is removed takes its links with it.
*/
