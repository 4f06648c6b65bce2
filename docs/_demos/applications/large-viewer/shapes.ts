import {dia} from '@joint/core';
import type {Kind, Module, Use} from './modules';

export const boxSize = {width: 120, height: 36};

/** How modules differ: by color, and also by their outline. */
export const looks: Record<Kind, {fill: string; stroke: string; rx: number; dash: string}> = {
  service: {fill: 'var(--second-soft, #e3f4f5)', stroke: 'var(--second, #0b6a75)', rx: 4, dash: 'none'},
  library: {fill: 'var(--third-soft, #efecfa)', stroke: 'var(--third, #5b4aa8)', rx: 18, dash: 'none'},
  job: {fill: 'var(--accent-soft, #fdeee5)', stroke: 'var(--accent, #b93c0a)', rx: 4, dash: '6 3'},
};

// [1]
const boxMarkup: dia.MarkupJSON = [
  {tagName: 'rect', selector: 'body'},
  {tagName: 'text', selector: 'label'},
];
const lineMarkup: dia.MarkupJSON = [{tagName: 'path', selector: 'line'}];

/** A module in the map. */
export class Box extends dia.Element {
  override preinitialize() {
    this.markup = boxMarkup;
  }

  override defaults() {
    return {
      ...super.defaults,
      type: 'map.Box',
      size: boxSize,
      z: 1,
      attrs: {
        root: {cursor: 'pointer'},
        body: {width: boxSize.width, height: boxSize.height},
        label: {
          x: boxSize.width / 2,
          y: boxSize.height / 2 + 4.5,
          textAnchor: 'middle',
          fontFamily: 'system-ui, sans-serif',
          fontSize: 13,
          fill: 'var(--ink, #1c2430)',
          // [2]
          display: 'var(--labels, inline)',
        },
      },
    };
  }

  module = (): Module => this.get('module') as Module;
}

/** A line from a module to one that it uses. */
export class Line extends dia.Link {
  override preinitialize() {
    this.markup = lineMarkup;
  }

  override defaults() {
    return {
      ...super.defaults,
      type: 'map.Line',
      z: 0,
      // [3]
      connector: {name: 'smooth'},
      attrs: {
        line: {
          connection: true,
          fill: 'none',
          stroke: 'var(--line, #5d6b80)',
          strokeWidth: 1.5,
          targetMarker: {type: 'path', d: 'M 7 -4 0 0 7 4 z'},
        },
      },
    };
  }
}

export function makeBox(module: Module): Box {
  const {fill, stroke, rx, dash} = looks[module.kind];
  return new Box({
    id: module.id,
    module,
    position: {x: module.x, y: module.y},
    attrs: {body: {fill, stroke, rx, strokeDasharray: dash}, label: {text: module.name}},
  });
}

export function makeLine({from, to}: Use): Line {
  const connectionPoint = {name: 'anchor'};
  return new Line({
    id: `${from}:${to}`,
    source: {id: from, anchor: {name: 'right'}, connectionPoint},
    target: {id: to, anchor: {name: 'left'}, connectionPoint},
  });
}

/*
[1] Parsed once, not once for each cell. A line has no wide invisible path to be clicked,
    because nobody edits it.
[2] A variable of the paper's element hides all labels at once. No cell changes.
[3] The curve stays in the box around its ends. So the box of the model tells whether it
    is in view, and nothing has to be drawn to find out.
*/
