import type {Topology} from './topology';

export type State = 'ok' | 'busy' | 'down';

/** What is known about a host: its state, and its load in percent. */
export type Reading = {state: State; load: number};

/** What differs from the second before. The traffic on a wire is a level from 0 to 3. */
export type Changes = {hosts: Map<string, Reading>; wires: Map<string, number>};

const [busyFrom, hostsPerSecond] = [80, 8];

/** A simulated feed. The same seed gives the same readings. */
export class Feed {
  private readonly topology: Topology;
  private readonly random: () => number;
  private readonly readings = new Map<string, Reading>();
  private readonly levels = new Map<string, number>();

  constructor(topology: Topology, seed: number) {
    this.topology = topology;
    this.random = randomFrom(seed);
  }

  /** All readings of the first second. */
  first(): Changes {
    for (const {id} of this.topology.hosts) {
      const load = Math.round(15 + this.random() * 70);
      this.readings.set(id, {load, state: stateOf(load)});
    }
    return {hosts: new Map(this.readings), wires: this.traffic()};
  }

  /** The changes of the next second. */
  next(): Changes {
    const hosts: Changes['hosts'] = new Map();
    for (let count = 0; count < hostsPerSecond; count += 1) {
      const {id} = this.topology.hosts[Math.floor(this.random() * this.topology.hosts.length)];
      const before = this.readings.get(id);
      const after = this.later(before ?? {load: 0, state: 'ok'});
      // [1]
      if (before?.load === after.load && before.state === after.state) continue;
      this.readings.set(id, after);
      hosts.set(id, after);
    }
    return {hosts, wires: this.traffic()};
  }

  private later({load, state}: Reading): Reading {
    const luck = this.random();
    if (state === 'down') return luck < 0.3 ? {load: 20, state: 'ok'} : {load, state};
    if (luck < 0.02) return {load: 0, state: 'down'};
    const next = Math.min(98, Math.max(5, load + Math.round((this.random() - 0.5) * 36)));
    return {load: next, state: stateOf(next)};
  }

  /** The levels that have changed. Nothing gets through to a host that is down. */
  private traffic(): Changes['wires'] {
    const changed: Changes['wires'] = new Map();
    for (const {id, from, to} of this.topology.wires) {
      const [a, b] = [this.readings.get(from), this.readings.get(to)];
      const isDown = a?.state === 'down' || b?.state === 'down';
      const level = isDown ? 0 : 1 + Math.floor((b?.load ?? 0) / 34);
      if (this.levels.get(id) !== level) changed.set(id, level);
      this.levels.set(id, level);
    }
    return changed;
  }
}

const stateOf = (load: number): State => (load >= busyFrom ? 'busy' : 'ok');

/** Random numbers from 0 to 1 that can be repeated. */
function randomFrom(seed: number): () => number {
  let state = seed;
  // [2]
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/*
[1] A feed that repeats what is already known makes the diagram draw for nothing.
[2] The generator mulberry32. Math.random() can't be given a seed.
*/
