import {dia, shapes} from '@joint/core';
import type {Changes} from './feed';
import {NetworkNode, makeNode} from './node';
import type {Topology, Wire} from './topology';

const widths = [1.5, 1.5, 3, 5];

/** The network as a graph. It holds all that is known about it. */
export class Diagram {
  readonly namespace = {...shapes, net: {Node: NetworkNode}};
  readonly graph = new dia.Graph({}, {cellNamespace: this.namespace});

  constructor({hosts, wires}: Topology) {
    this.graph.resetCells([...wires.map(makeLink), ...hosts.map(makeNode)]);
  }

  nodes = (): NetworkNode[] => this.graph.getElements() as NetworkNode[];
  node = (id: string): NetworkNode => this.graph.getCell(id) as NetworkNode;

  /** The node itself, its neighbors, and the links between it and them. */
  around(node: NetworkNode): Set<dia.Cell> {
    return new Set([node, ...this.graph.getNeighbors(node), ...this.graph.getConnectedLinks(node)]);
  }

  /** Takes over what the feed reports. Returns the nodes that have just gone down. */
  apply({hosts, wires}: Changes): NetworkNode[] {
    const down: NetworkNode[] = [];
    // [1]
    this.graph.startBatch('feed');
    for (const [id, reading] of hosts) {
      const node = this.node(id);
      if (!node) continue;
      const before = node.get('reading')?.state;
      node.set('reading', reading);
      // [2]
      if (node.isPaused()) continue;
      node.show();
      if (reading.state === 'down' && before !== 'down') down.push(node);
    }
    for (const [id, level] of wires) {
      const link = this.graph.getCell(id);
      link?.set('level', level);
      link?.attr('line', {
        strokeWidth: widths[level],
        strokeDasharray: level === 0 ? '2 6' : 'none',
        stroke: level === 0 ? 'var(--danger, #b42318)' : 'var(--line, #5d6b80)',
      });
    }
    this.graph.stopBatch('feed');
    return down;
  }

  /** Shows a node as paused, or shows its latest reading again. */
  pause(node: NetworkNode, paused: boolean): void {
    node.set('paused', paused);
    node.show();
  }

  /** How many nodes are in which state. */
  summary(): string {
    const states = this.nodes().map((node) => node.state());
    const count = (name: string) => states.filter((state) => state === name).length;
    return ['ok', 'busy', 'down', 'paused'].map((name) => `${count(name)} ${name}`).join(' · ');
  }
}

function makeLink({id, from, to}: Wire): dia.Link {
  return new shapes.standard.Link({
    id,
    source: {id: from},
    target: {id: to},
    z: -1,
    attrs: {line: {targetMarker: {type: 'path', d: ''}, strokeLinecap: 'round'}},
  });
}

/*
[1] One batch for each second. A listener that saves or counts can wait for batch:stop.
[2] The reading is kept. A node that is resumed shows the present, not the past.
*/
