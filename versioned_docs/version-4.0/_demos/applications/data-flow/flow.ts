import {dia} from '@joint/core';
import {load, save} from './document';
import {History} from './history';
import {type Kind, type Value, cellNamespace, isNode, makeNode, makeWire} from './shapes';
import {type State, readState} from './state';

/** The diagram with its history and its selection: all that the components share. */
export class Flow {
  readonly graph = new dia.Graph({}, {cellNamespace});
  readonly history: History;
  private selectedId: dia.Cell.ID = '';
  private state: State | null = null;
  private readonly listeners = new Set<() => void>();

  constructor(text: string) {
    this.history = new History(this.graph, () => this.changed());
    this.graph.on('add remove change reset batch:stop', () => this.changed());
    this.load(text);
  }

  // [1]
  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  };

  // [2]
  read = (): State => (this.state ??= readState(this));

  private changed(): void {
    this.state = null;
    this.listeners.forEach((listener) => listener());
  }

  get selected(): dia.Cell | undefined {
    return this.graph.getCell(this.selectedId);
  }

  select(id: dia.Cell.ID = ''): void {
    if (id === this.selectedId) return;
    this.selectedId = id;
    this.changed();
  }

  /** Does something as one step of the history, unless a drag is under way. */
  run(command: () => void): void {
    if (this.graph.hasActiveBatch()) return;
    this.graph.startBatch('command');
    try {
      command();
    } finally {
      this.graph.stopBatch('command');
    }
  }

  undo = (): void => {
    if (!this.graph.hasActiveBatch()) this.history.undo();
  };

  redo = (): void => {
    if (!this.graph.hasActiveBatch()) this.history.redo();
  };

  add(kind: Kind, {x, y}: dia.Point): void {
    this.run(() => {
      const node = makeNode({kind, x, y});
      // [3]
      const isTaken = () => this.graph.getElements().some((other) => other.getBBox().intersect(node.getBBox()));
      while (isTaken()) node.translate(0, 24);
      this.graph.addCell(node);
      this.select(node.id);
    });
  }

  remove = (): void => this.run(() => this.selected?.remove());

  /** Copies the selected node. The copy gets its inputs from where the original gets them. */
  duplicate = (): void =>
    this.run(() => {
      const node = this.selected;
      if (!isNode(node)) return;
      const {x, y} = node.position();
      const copy = makeNode({kind: node.kind, name: node.name, value: node.value, x: x + 24, y: y + 24});
      this.graph.addCell(copy);
      for (const link of this.graph.getConnectedLinks(node, {inbound: true}))
        this.graph.addCell(makeWire(link.source().id ?? '', copy.id, link.target().port ?? ''));
      this.select(copy.id);
    });

  /** Connects an input of a node with the output of another, or with nothing. */
  connect(target: dia.Cell.ID, port: string, source: dia.Cell.ID | ''): void {
    this.run(() => {
      const links = this.graph.getConnectedLinks(this.graph.getCell(target), {inbound: true});
      links.find((link) => link.target().port === port)?.remove();
      if (source !== '') this.graph.addCell(makeWire(source, target, port));
    });
  }

  // [4]
  edit(id: dia.Cell.ID, change: {name: string} | {value: Value}, session: object): void {
    const node = this.graph.getCell(id);
    if (!isNode(node) || this.graph.hasActiveBatch()) return;
    if ('name' in change) node.attr('title/text', change.name, {session});
    else node.set('value', change.value, {session});
  }

  save = (): string => save(this.graph);

  load(text: string): void {
    load(this.graph, text);
    this.select();
  }
}

/*
[1] React calls subscribe and read without an object, so they are arrow functions.
[2] React compares what it reads with Object.is(). As long as nothing changes, it gets the
    same object.
[3] Without this, several clicks on Add would make a pile that looks like one node.
[4] All changes of one session are one step: what is typed into a field until it loses
    the focus. A batch that is open all the time would block every other command.
*/
