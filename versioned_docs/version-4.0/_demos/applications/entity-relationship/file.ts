import {dia} from '@joint/core';
import {type Diagram, namespace} from './diagram';
import {Relation, endNames} from './relation';
import {Table, portOf} from './table';

/** The diagram as text. Tables, rows and relations keep their ids. */
export function save({graph}: Diagram): string {
  return JSON.stringify(graph.toJSON(), null, 2);
}

/** Replaces the diagram. Throws an error, and changes nothing, if the text isn't a diagram. */
export function load({graph}: Diagram, text: string): void {
  const data = JSON.parse(text) as object;
  // [1]
  const trial = new dia.Graph({}, {cellNamespace: namespace}).fromJSON(data);
  // [2]
  graph.resetCells(trial.getCells().map(copyOf));
}

function copyOf(cell: dia.Cell): dia.Cell {
  const {id} = cell;
  const z = Number(cell.z()) || 0;
  if (cell instanceof Relation) {
    const {source, target} = cell.ends;
    const areKnown = [source, target].every((end) => Object.hasOwn(endNames, end));
    if (!areKnown) throw new Error(`The relation ${id} has an unknown end.`);
    const [from, to] = [cell.source(), cell.target()].map((end) => rowAt(cell.graph, end));
    return new Relation({id, z, source: from, target: to, ends: {source, target}});
  }
  if (!(cell instanceof Table)) throw new Error(`${cell.get('type')} is neither a table nor a relation.`);
  const {x, y} = cell.position();
  if (![x, y].every(Number.isFinite)) throw new Error(`The table ${id} has no place.`);
  return new Table({
    id,
    z,
    position: {x, y},
    attrs: {title: {text: cell.title}},
    ports: {items: cell.rows.map(portOf)},
  });
}

function rowAt(graph: dia.Graph, {id, port}: dia.Link.EndJSON): dia.Link.EndJSON {
  const table = id === undefined ? undefined : graph.getCell(id);
  // [3]
  if (!(table instanceof Table) || !table.hasPort(port ?? '')) throw new Error(`The row ${port} doesn't exist.`);
  return {id, port, magnet: 'row'};
}

/*
[1] What is wrong with the text is found here, before the diagram is replaced.
[2] A text from outside can hold attributes and markup that run a script. The diagram gets
    new cells with what the program knows, and nothing else.
[3] The library doesn't complain about a missing port. The relation would end at the table.
*/
