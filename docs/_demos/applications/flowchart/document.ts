import {dia} from '@joint/core';
import {cellNamespace, flow, isGroup, nameOf, setName} from './shapes';

type Saved = {version: number; cells: dia.Cell.JSON[]};

const currentVersion = 2;
const shapeTypes = ['flow.Step', 'flow.Check', 'flow.Group'];

// [1]
const migrations = new Map<number, (cells: dia.Cell.JSON[]) => dia.Cell.JSON[]>([
  [1, (cells) => cells.map((cell) => (cell.type === 'flow.Task' ? {...cell, type: 'flow.Step'} : cell))],
]);

/** The diagram as text. */
export function save(graph: dia.Graph): string {
  const saved = graph.toJSON().cells as dia.Cell.JSON[];
  // [2]
  const cells = saved.map((cell) => ({...cell, ports: undefined, defaultLabel: undefined}));
  return JSON.stringify({version: currentVersion, cells}, null, 1);
}

/** Replaces the diagram by a saved one, which may be of an older version. Throws before anything is replaced. */
export function load(graph: dia.Graph, text: string): void {
  const cells = migrate(parse(text));
  // [3]
  const trial = new dia.Graph({}, {cellNamespace});
  trial.fromJSON({cells});
  // [4]
  graph.resetCells(
    trial.getCells().map((cell) => (cell.isLink() ? copyOfLink(cell) : copyOfShape(cell as dia.Element))),
  );
}

function copyOfShape(shape: dia.Element): dia.Element {
  const type: unknown = shape.get('type');
  const Shape = [flow.Step, flow.Check, flow.Group].find((_, index) => type === shapeTypes[index]);
  if (!Shape) throw new Error(`${type} is not a shape of a flowchart.`);
  const {id, graph} = shape;
  const [{x, y}, {width, height}, z] = [shape.position(), shape.size(), shape.z()];
  if (![x, y, z, width, height].every(Number.isFinite)) throw new Error(`The shape ${id} has no place.`);
  const parent = shape.getParentCell();
  const isContent = (cell: dia.Element) => isGroup(shape) && !isGroup(cell) && cell.parent() === id;
  const copy = new Shape({
    id,
    z,
    position: {x, y},
    size: {width, height},
    parent: !isGroup(shape) && parent && isGroup(parent) ? parent.id : undefined,
    embeds: graph
      .getElements()
      .filter(isContent)
      .map((cell) => cell.id),
  });
  setName(copy, nameOf(shape));
  return copy;
}

function copyOfLink(link: dia.Link): dia.Link {
  const {id} = link;
  const [source, target] = [link.getSourceCell(), link.getTargetCell()];
  if (![source, target].every((cell) => cell?.isElement() && !isGroup(cell)))
    throw new Error(`The link ${id} has an end that is not in the diagram.`);
  const ends = {source: {id: source?.id, port: 'out'}, target: {id: target?.id, port: 'in'}};
  const copy = new flow.Flow({id, z: Number(link.z()) || 0, ...ends});
  setName(copy, nameOf(link));
  return copy;
}

function parse(text: string): Saved {
  const saved = JSON.parse(text) as Partial<Saved> | null;
  if (typeof saved?.version !== 'number' || !Array.isArray(saved.cells)) throw new Error('This is no saved diagram.');
  return {version: saved.version, cells: saved.cells};
}

function migrate({version, cells}: Saved): dia.Cell.JSON[] {
  if (version === currentVersion) return cells;
  const next = migrations.get(version);
  if (!next) throw new Error(`Version ${version} can’t be read.`);
  return migrate({version: version + 1, cells: next(cells)});
}

/*
[1] Each migration leads to the next version. A text of version 1 goes through all of them.
[2] Ports and the look of labels are the same in all shapes of a type, so they belong to
    the type. JSON leaves out what is undefined.
[3] An unknown type throws. So does the paper, later, when a link ends nowhere. A graph
    without a paper finds both while the old diagram is still there.
[4] A text from outside can hold attributes and markup that run a script. The diagram gets
    new cells with what the program knows, and nothing else.
*/
