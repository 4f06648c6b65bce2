import type {dia} from '@joint/core';

type Saved = {version: number; cells: dia.Cell.JSON[]};

const version = 2;

// [1]
const migrations: Record<number, (saved: Saved) => Saved> = {
  1: ({cells}) => ({
    version: 2,
    cells: cells.map((cell) => (cell.type === 'flow.Task' ? {...cell, type: 'flow.Step'} : cell)),
  }),
};

/** The diagram as text. */
export const save = (graph: dia.Graph): string => JSON.stringify({version, cells: graph.toJSON().cells}, null, 1);

/** Replaces the diagram. The text may be of an older version. */
export function load(graph: dia.Graph, text: string): void {
  let saved = JSON.parse(text) as Saved;
  if (!Array.isArray(saved.cells)) throw new Error('The text has no cells.');
  while (saved.version !== version) {
    const migrate = migrations[saved.version];
    if (!migrate) throw new Error(`Version ${saved.version} can't be read.`);
    saved = migrate(saved);
  }
  // [2]
  const before = graph.toJSON();
  try {
    graph.fromJSON({cells: saved.cells});
  } catch (error) {
    graph.fromJSON(before);
    throw error;
  }
}

/*
[1] Each migration leads to the next version. A text of version 1 takes all of them.
[2] A cell of an unknown type throws when some cells may already be replaced.
*/
