import {dia, util} from '@joint/core';

export const [tableWidth, headerHeight, rowHeight] = [190, 32, 26];

/** A column of the database. Its key is PK, FK or empty. */
export type Row = {id: string; name: string; type: string; key: string};

const font = {fontFamily: 'system-ui, sans-serif', fontSize: 13, textVerticalAnchor: 'middle', pointerEvents: 'none'};
const oneLine = (width: number) => ({width, maxLineCount: 1, ellipsis: true});
const dot = {
  r: 5,
  cursor: 'crosshair',
  magnet: true,
  fill: 'var(--background, #fff)',
  stroke: 'var(--second, #0b6a75)',
};

/** A table of the database. Each of its rows is a port. */
export class Table extends dia.Element {
  override preinitialize() {
    this.markup = util.svg`
      <rect @selector="body" />
      <g @selector="header"><path @selector="bar" /><text @selector="title" /></g>
    `;
  }

  override defaults() {
    // [1]
    const rows = {
      position: {name: 'line', args: {start: {x: 0, y: headerHeight}, end: {x: 0, y: '100%'}}},
      size: {width: tableWidth, height: rowHeight},
      label: {markup: []},
      // [2]
      markup: util.svg`
        <rect @selector="row" />
        <text @selector="name" /><text @selector="type" /><text @selector="key" />
        <circle @selector="left" /><circle @selector="right" />
      `.flatMap((node) => [node, ' ']),
      attrs: {
        portRoot: {role: 'option', cursor: 'grab'},
        row: {y: -rowHeight / 2, width: 'calc(w)', height: 'calc(h)', fill: 'transparent', magnet: 'passive'},
        key: {...font, x: 10, fontSize: 11, fontWeight: 600, fill: 'var(--accent, #b93c0a)'},
        name: {...font, x: 36, textWrap: oneLine(82), fill: 'var(--ink, #1c2430)'},
        type: {...font, x: 'calc(w - 10)', textAnchor: 'end', textWrap: oneLine(62), fill: 'var(--muted, #566273)'},
        left: dot,
        right: {...dot, cx: 'calc(w)'},
      },
    };
    return {
      ...super.defaults,
      type: 'er.Table',
      ports: {groups: {rows}, items: []},
      attrs: {
        root: {magnet: false, role: 'group'},
        body: {width: 'calc(w)', height: 'calc(h)', fill: 'var(--surface, #f2f5f9)', stroke: 'var(--line, #5d6b80)'},
        header: {role: 'option', cursor: 'move'},
        bar: {d: `M 0 0 H calc(w) V ${headerHeight} H 0 Z`, fill: 'var(--second, #0b6a75)'},
        title: {
          ...font,
          x: 10,
          y: headerHeight / 2,
          fontSize: 14,
          fontWeight: 600,
          textWrap: oneLine(tableWidth - 20),
          fill: 'var(--background, #fff)',
        },
      },
    };
  }

  override initialize(...args: Parameters<dia.Element['initialize']>) {
    super.initialize(...args);
    const fit = () => this.set('size', {width: tableWidth, height: headerHeight + rowHeight * this.getPorts().length});
    this.on('change:ports', fit);
    fit();
  }

  get title(): string {
    return String(this.attr('title/text') ?? '');
  }

  get rows(): Row[] {
    return this.getPorts().map(({id, attrs}) => ({
      id: String(id),
      name: String(attrs?.name?.text ?? ''),
      type: String(attrs?.type?.text ?? ''),
      key: String(attrs?.key?.text ?? ''),
    }));
  }

  /** Replaces all rows. A row that keeps its id keeps its links. */
  setRows(rows: Row[]): void {
    // [3]
    this.prop('ports/items', rows.map(portOf), {rewrite: true});
  }

  /** The middle of a row, relative to the graph. */
  rowCenter(id: string): dia.Point {
    const {x, y} = this.position();
    return {x: x + tableWidth / 2, y: y + this.getPortsPositions('rows')[id].y};
  }

  // [4]
  override toJSON(...args: Parameters<dia.Element['toJSON']>) {
    const json = super.toJSON(...args);
    return {...util.omit(json, 'size'), ports: {items: json.ports?.items ?? []}} as unknown as typeof json;
  }
}

/** The port of a row. */
export function portOf({id, name, type, key}: Row): dia.Element.Port {
  return {id, group: 'rows', attrs: {name: {text: name}, type: {text: type}, key: {text: key}}};
}

/*
[1] Ports of the layout line have even distances, and the height of a table follows from the
    number of its rows. So each row is where it belongs, and no position is stored.
[2] The texts have the order in which screen readers say them, with spaces in between. So users
    of voice control can say a row as they see it.
[3] Without rewrite, the new list would be merged into the old one.
[4] What the class knows isn't saved. A later change of the class also changes old diagrams.
*/
