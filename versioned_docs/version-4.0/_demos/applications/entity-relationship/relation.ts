import {dia, util} from '@joint/core';

/** The four ends of a relation, as readers call them. */
export const endNames = {
  one: 'exactly one',
  'zero-one': 'zero or one',
  'one-many': 'one or many',
  'zero-many': 'zero or many',
};

export type End = keyof typeof endNames;
export type Ends = {source: End; target: End};

// [1]
const [foot, circleAt] = ['M 0 -7 L 12 0 L 0 7', 17];
const bar = (x: number) => `M ${x} -7 V 7`;
const lines: Record<End, string> = {
  one: bar(8) + bar(14),
  'zero-one': bar(8),
  'one-many': foot + bar(16),
  'zero-many': foot,
};

function markerOf(end: End): dia.SVGMarkerJSON {
  const path = util.svg`<path d="${lines[end]}" fill="none" stroke-width="1.5" />`;
  const circle = util.svg`<circle cx="${circleAt}" r="5" fill="var(--background, #fff)" stroke-width="1.5" />`;
  return {markup: end.startsWith('zero') ? [...path, ...circle] : path};
}

/** A relation between two rows. The markers follow from its ends. */
export class Relation extends dia.Link {
  override preinitialize() {
    this.markup = util.svg`<path @selector="wrapper" /><path @selector="line" />`;
  }

  override defaults() {
    const path = {connection: true, fill: 'none', strokeLinejoin: 'round'};
    return {
      ...super.defaults,
      type: 'er.Relation',
      // [2]
      z: -1,
      ends: {source: 'zero-many', target: 'one'},
      attrs: {
        root: {role: 'option', cursor: 'pointer'},
        wrapper: {...path, stroke: 'transparent', strokeWidth: 20},
        line: {...path, stroke: 'var(--line, #5d6b80)', strokeWidth: 1.5, pointerEvents: 'none'},
      },
    };
  }

  override initialize(...args: Parameters<dia.Link['initialize']>) {
    super.initialize(...args);
    this.on('change:ends', () => this.drawEnds());
    this.drawEnds();
  }

  get ends(): Ends {
    return this.get('ends') as Ends;
  }

  private drawEnds(): void {
    // [3]
    this.attr('line/sourceMarker', markerOf(this.ends.source), {rewrite: true});
    this.attr('line/targetMarker', markerOf(this.ends.target), {rewrite: true});
  }

  override toJSON(...args: Parameters<dia.Link['toJSON']>) {
    return util.omit(super.toJSON(...args), 'attrs') as ReturnType<dia.Link['toJSON']>;
  }
}

/*
[1] A marker starts at 0, 0, where the line touches the row, and extends along the positive
    x axis. The same drawing fits both ends.
[2] Below the tables, so that the dots of a row can be pressed where a relation ends.
[3] Without rewrite, the circle of one marker would stay in the next.
*/
