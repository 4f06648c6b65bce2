export type Kind = 'site' | 'switch' | 'server';

/** One machine of the network, with its place in the diagram. */
export type Host = {id: string; kind: Kind; name: string; site: string; address: string; x: number; y: number};

/** One cable. The feed reports the traffic on it. */
export type Wire = {id: string; from: string; to: string};

export type Topology = {hosts: Host[]; wires: Wire[]};

const [column, row] = [116, 108];
const blocks: [site: string, left: number, top: number][] = [
  ['Berlin', 0, 0],
  ['Lyon', 5.25, 0],
  ['Oslo', 0, 4],
  ['Porto', 5.25, 4],
];

/**
 * Four sites around a backbone. Each site has two switches, and each switch has three
 * servers. A tall network has rows and columns exchanged.
 */
export function makeTopology(isTall: boolean): Topology {
  const hosts: Host[] = [];
  const wires: Wire[] = [];
  const wire = (from: string, to: string) => wires.push({id: `${from}:${to}`, from, to});
  const add = (kind: Kind, site: string, name: string, address: string, [x, y]: [number, number], from?: string) => {
    const id = kind === 'site' ? name.toLowerCase() : `${site}-${name}`.toLowerCase();
    const [across, down] = isTall ? [y, x] : [x, y];
    hosts.push({id, kind, name, site, address, x: across * column, y: down * row});
    if (from) wire(from, id);
    return id;
  };
  const core = add('site', 'Backbone', 'Core', '10.0.0.1', [4.625, 3]);
  for (const [index, [site, left, top]] of blocks.entries()) {
    const net = `10.${index + 1}`;
    const home = add('site', site, site, `${net}.0.1`, [left + 2, top + 1], core);
    for (const side of [1, 2]) {
      const at = side === 1 ? [1, 0] : [3, 4];
      const hub = add('switch', site, `sw-${side}`, `${net}.${side}.1`, [left + at[0], top + 1], home);
      for (const [nth, role] of ['web', 'app', 'db'].entries())
        add('server', site, `${role}-${side}`, `${net}.${side}.${nth + 10}`, [left + at[1], top + nth], hub);
    }
  }
  // [1]
  wire('berlin', 'oslo');
  wire('lyon', 'porto');
  return {hosts, wires};
}

/*
[1] The two cables that the sites share besides the backbone.
*/
