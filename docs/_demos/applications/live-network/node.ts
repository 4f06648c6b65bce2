import {dia, util} from '@joint/core';
import type {Reading, State} from './feed';
import type {Host, Kind} from './topology';

type Look = {fill: string; stroke: string; ink: string; width: number; dash: string; mark: string};

const ink = 'var(--ink, #1c2430)';
const [fill, stroke, plain] = [
  'var(--second-soft, #e3f4f5)',
  'var(--second, #0b6a75)',
  {ink, width: 1.5, dash: 'none'},
];

// [1]
const looks: Record<State | 'paused', Look> = {
  ok: {...plain, fill, stroke, mark: ''},
  busy: {...plain, fill: 'var(--accent-soft, #fdeee5)', stroke: 'var(--accent, #b93c0a)', width: 3, mark: '! '},
  down: {...plain, fill: 'var(--danger, #b42318)', stroke: ink, ink: 'var(--background, #fff)', mark: '× '},
  paused: {...plain, fill: 'var(--surface, #f2f5f9)', stroke: 'var(--muted, #566273)', dash: '5 4', mark: '‖ '},
};

const icons: Record<Kind, string> = {
  server: 'M -8 -7 h 16 v 6 h -16 z m 0 8 h 16 v 6 h -16 z M -5 -4 h 3 M -5 4 h 3',
  switch: 'M -8 -3 h 14 m -4 -4 l 4 4 l -4 4 M 8 4 h -14 m 4 -3 l -4 3 l 4 4',
  site: 'M -8 8 v -10 l 8 -7 l 8 7 v 10 z M -2 8 v -6 h 4 v 6',
};

const sizes: Record<Kind, dia.Size> = {
  server: {width: 84, height: 36},
  switch: {width: 84, height: 36},
  site: {width: 92, height: 44},
};

/** A host in the diagram. */
export class NetworkNode extends dia.Element {
  override preinitialize() {
    // [2]
    this.markup = util.svg`
      <rect @selector="body" />
      <path @selector="icon" />
      <text @selector="label" />
      <text @selector="detail" />
    `.flatMap((node) => [node, ' ']);
  }

  override defaults() {
    // [3]
    const text = {fontFamily: 'system-ui, sans-serif', fontSize: 'var(--label-size, 12px)', fill: ink};
    const halo = {stroke: 'var(--background, #fff)', strokeWidth: 4, paintOrder: 'stroke'};
    return {
      ...super.defaults,
      type: 'net.Node',
      paused: false,
      attrs: {
        root: {role: 'button', tabindex: -1, 'aria-haspopup': 'menu', cursor: 'pointer', magnetSelector: 'body'},
        body: {width: 'calc(w)', height: 'calc(h)'},
        icon: {transform: 'translate(18, calc(h / 2))', fill: 'none', strokeWidth: 1.5},
        // [4]
        detail: {
          ...text,
          x: 'calc(w - 10)',
          y: 'calc(h / 2)',
          textVerticalAnchor: 'middle',
          textAnchor: 'end',
          display: 'var(--detail, inline)',
        },
        label: {...text, ...halo, x: 'calc(w / 2)', y: 'calc(h + 4)', textAnchor: 'middle', textVerticalAnchor: 'top'},
      },
    };
  }

  host = (): Host => this.get('host') as Host;
  isPaused = (): boolean => Boolean(this.get('paused'));
  state = (): State | 'paused' => (this.isPaused() ? 'paused' : (this.get('reading') as Reading).state);

  /** What the node says, in words. */
  describe(): string {
    const {name, kind, site, address} = this.host();
    const {load} = this.get('reading') as Reading;
    const state = this.state();
    const detail = state === 'ok' || state === 'busy' ? `${load}% ${state}` : state;
    return `${name}, ${detail}, ${kind === 'site' ? kind : `${kind} in ${site}`}, ${address}`;
  }

  /** Draws the reading of the node. */
  show(): void {
    const state = this.state();
    const {load} = this.get('reading') as Reading;
    const look = looks[state];
    const attrs = {
      root: {'aria-label': this.describe()},
      body: {fill: look.fill, stroke: look.stroke, strokeWidth: look.width, strokeDasharray: look.dash},
      icon: {stroke: look.ink},
      detail: {fill: look.ink, text: {ok: `${load}%`, busy: `${load}%`, down: 'down', paused: '–'}[state]},
      label: {text: look.mark + this.host().name},
    };
    // [5]
    this.attr(attrs, {isolate: true});
  }
}

/** Makes the node of a host. */
export function makeNode(host: Host): NetworkNode {
  const {id, kind, x, y} = host;
  const size = sizes[kind];
  const position = {x: x - size.width / 2, y: y - size.height / 2};
  const rx = {server: 4, switch: 18, site: 10}[kind];
  return new NetworkNode({id, host, size, position, attrs: {body: {rx}, icon: {d: icons[kind]}}});
}

/*
[1] Apart from color, all but ok have a mark. Busy and paused also have another border.
[2] The words of the node begin with its texts, in the same order and with spaces in between. So
    users of voice control can say what they see.
[3] view.ts sets the variable to a size in px. All labels change at once, and no cell does.
    An attribute can't hold a calc() of CSS: the library computes calc() itself.
[4] The details aren't drawn when the diagram is small. The mark in the label stays.
[5] With isolate, the paper draws the node only, and not the links at it: neither its
    place nor its size has changed.
*/
