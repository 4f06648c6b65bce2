import {dia} from '@joint/core';
import {problemOf} from './rules';
import {type Kind, type Value, cellNamespace, isKind, isNode, kinds, makeNode, makeWire, nodesOf} from './shapes';

type Json = Record<string, unknown>;
type SavedNode = {id: string; kind: Kind; name: string; value: Value | null; x: number; y: number};
type SavedLink = {id: string; source: string; target: string; port: string};

const currentVersion = 2;

// [1]
const migrations: Record<number, (saved: Json) => Json> = {
  1: (saved) => ({
    ...saved,
    nodes: listOf(saved, 'nodes').map(({title, ...node}) => ({...node, name: title})),
  }),
};

/** The diagram as text. */
export function save(graph: dia.Graph): string {
  const nodes = nodesOf(graph).map((node): SavedNode => {
    const {kind, name, value} = node;
    return {id: String(node.id), kind, name, value, ...node.position()};
  });
  const links = graph.getLinks().map((link): SavedLink => {
    const [{id: source}, {id: target, port = ''}] = [link.source(), link.target()];
    return {id: String(link.id), source: String(source), target: String(target), port};
  });
  return JSON.stringify({version: currentVersion, nodes, links}, null, 1);
}

/** Replaces the diagram by a saved one. Throws, and changes nothing, if the text is faulty. */
export function load(graph: dia.Graph, text: string): void {
  const saved = migrate(objectOf(JSON.parse(text)));
  const nodes = listOf(saved, 'nodes').map(readNode);
  const links = listOf(saved, 'links').map(readLink);
  const ids = [...nodes, ...links].map(({id}) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw new Error(`The id ${twice} is there twice.`);
  // [2]
  const trial = new dia.Graph({}, {cellNamespace});
  trial.resetCells(nodes.map(makeNode));
  for (const {id, source, target, port} of links) {
    const [from, to] = [trial.getCell(source), trial.getCell(target)];
    if (!isNode(from) || !isNode(to)) throw new Error(`The link ${id} has an end that is not in the diagram.`);
    const problem = problemOf(from, to, port);
    if (problem) throw new Error(`The link ${id}: ${problem}`);
    trial.addCell(makeWire(source, target, port, id));
  }
  // [3]
  graph.resetCells([
    ...nodes.map(makeNode),
    ...links.map(({id, source, target, port}) => makeWire(source, target, port, id)),
  ]);
}

function migrate(saved: Json): Json {
  const {version} = saved;
  if (version === currentVersion) return saved;
  const next = typeof version === 'number' ? migrations[version] : undefined;
  if (typeof version !== 'number' || !next) throw new Error(`Version ${String(version)} can’t be read.`);
  return migrate({...next(saved), version: version + 1});
}

function readNode(saved: Json): SavedNode {
  const [id, x, y, {kind}] = [idOf(saved, 'id'), numberOf(saved, 'x'), numberOf(saved, 'y'), saved];
  if (!isKind(kind)) throw new Error(`The node ${id} has an unknown kind.`);
  const {start} = kinds[kind];
  const value =
    start === undefined ? null : typeof start === 'number' ? numberOf(saved, 'value') : textOf(saved, 'value');
  return {id, kind, name: textOf(saved, 'name'), value, x, y};
}

const readLink = (saved: Json): SavedLink => ({
  id: idOf(saved, 'id'),
  source: idOf(saved, 'source'),
  target: idOf(saved, 'target'),
  port: textOf(saved, 'port'),
});

function objectOf(value: unknown): Json {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new Error('This is no saved flow.');
  return value as Json;
}

function listOf(saved: Json, key: string): Json[] {
  const list = saved[key];
  if (!Array.isArray(list)) throw new Error(`${key} is not a list.`);
  return list.map(objectOf);
}

function textOf(saved: Json, key: string): string {
  const text = saved[key];
  if (typeof text !== 'string' || text.length > 200) throw new Error(`${key} is not a text of up to 200 characters.`);
  return text;
}

function idOf(saved: Json, key: string): string {
  const id = textOf(saved, key);
  if (!/^[\w-]+$/.test(id)) throw new Error(`${key} is not an id.`);
  return id;
}

function numberOf(saved: Json, key: string): number {
  const number = saved[key];
  // [4]
  if (typeof number !== 'number' || !Number.isFinite(number)) throw new Error(`${key} is not a number.`);
  return number;
}

/*
[1] Each migration leads to the next version. In version 1, a name was called title.
[2] The links are checked in the order of the file, by the rules of the editor, in a graph
    without a paper. The old diagram is still there.
[3] The text only has what the program knows, so no attribute or markup in it can reach the
    page. A graph doesn't share its cells, so the diagram gets new ones.
[4] JSON turns 1e999 into Infinity.
*/
