import fs from 'node:fs';
import path from 'node:path';
import type {Page as BrowserPage} from '@playwright/test';
import type {dia} from 'joint-core-4.1';
import type * as Joint from 'joint-core-4.1';
import {packageFolder} from '../../../src/build/api-model/sources';
import {readPage} from '../../../src/build/content/pages';
import {type Version, versionNames, versionNamed} from '../../../src/common/versions';
import {expect, test} from '../../support/facts';
import {asScript, block, expectStated, prove} from '../../support/page-proof';
import {project, projectDir} from '../../support/sites';

// Needs that readers search for: the programs of the pages are run as they stand there.

const versions = versionNames.map(versionNamed);
const features = 'learn/features';

/** What a proof of a complete program works with. */
type Whole = {
  joint: typeof Joint;
  /** What the program exports. */
  exports: {graph: dia.Graph; paper: dia.Paper};
  /** Presses at a point, moves to another one and lets go. */
  drag: (from: {x: number; y: number}, to: {x: number; y: number}) => void;
};

/** Runs a complete program in a page with this body, then a proof. */
async function proveWhole(
  library: BrowserPage,
  body: string,
  code: string,
  proof: (whole: Whole) => unknown,
): Promise<unknown> {
  return library.evaluate(
    async ([html, source, proofSource]) => {
      const {joint, layoutModule} = window as unknown as {joint: typeof Joint; layoutModule: {exports: object}};
      document.body.innerHTML = html;
      const exported: Record<string, unknown> = {};
      // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the code is the one on the page
      (new Function('exports', 'require', source) as (...args: unknown[]) => void)(exported, (name: string) =>
        name === '@joint/core' ? joint : layoutModule.exports,
      );
      (exported.paper as dia.Paper | undefined)?.updateViews();
      const drag: Whole['drag'] = (from, to) => {
        const fire = (type: string, target: EventTarget, {x, y}: {x: number; y: number}): void => {
          target.dispatchEvent(
            new MouseEvent(type, {bubbles: true, cancelable: true, button: 0, clientX: x, clientY: y}),
          );
        };
        fire('mousedown', document.elementFromPoint(from.x, from.y)!, from);
        fire('mousemove', document, to);
        fire('mouseup', document, to);
      };
      // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the proof is a function of this file
      const run = (new Function(`return ${proofSource}`) as () => (whole: unknown) => unknown)();
      const found: unknown = await run({joint, exports: exported, drag});
      document.body.replaceChildren();
      return found;
    },
    [body, asScript(code), proof.toString()] as const,
  );
}

const container = '<div id="paper"></div>';

/** The files of a page by their names, as one program without imports of each other. */
const filesOf = ({folder}: Version, file: string, names: string[]): string =>
  names
    .map((name) => {
      const fence = readPage(`${folder}/${file}`, project).content.fences.find(({code}) => code.includes(name))!;
      return fence.code.replaceAll(/^import .* from '\.\/.*';$/gm, '');
    })
    .join('\n')
    .replaceAll(/^import .* from '@joint\/core';$/gm, '');

for (const version of versions) {
  test(`${version.label} links.mdx: the line follows the traffic`, async ({libraries}) => {
    const file = `${features}/diagram-basics/links.mdx`;
    expectStated(version, file, 'width-and-color-by-a-value', 'fire `reset` instead of `add`');
    const code = block(version, file, 'showTraffic');
    const found = await prove(
      await libraries.of(version),
      `const link = {set() {}};${code}`,
      ({graph, paper, box, link}) => {
        box('a', 0, 0);
        box('b', 300, 0);
        const wire = link({id: 'a'}, {id: 'b'}, {traffic: 85});
        const look = (one: dia.Link) => {
          const line = (one.findView(paper) as dia.LinkView).findNode('line') as SVGPathElement;
          const marker = document.querySelector(/#([^)]*)/.exec(line.getAttribute('marker-end')!)![0])!;
          return [
            Number(line.getAttribute('stroke-width')).toFixed(1),
            line.getAttribute('stroke'),
            marker.getAttribute('markerUnits'),
            marker.firstElementChild!.getAttribute('fill'),
          ];
        };
        const added = look(wire);
        wire.set('traffic', 10);
        const changed = look(wire);
        wire.set('traffic', 400);
        const clamped = look(wire)[0];
        wire.set('traffic', 60);
        const json = graph.toJSON() as {cells: {attrs?: object}[]};
        json.cells.forEach((cell) => delete cell.attrs);
        graph.fromJSON(json);
        return [added, changed, clamped, look(graph.getLinks()[0]!)];
      },
    );
    expect(found).toEqual([
      ['7.1', '#b91c1c', 'strokeWidth', '#b91c1c'],
      ['2.6', '#15803d', 'strokeWidth', '#15803d'],
      '8.0',
      ['5.6', '#b45309', 'strokeWidth', '#b45309'],
    ]);
  });

  test(`${version.label} elements.mdx: elements in the way move aside`, async ({libraries}) => {
    const file = `${features}/diagram-basics/elements.mdx`;
    expectStated(version, file, 'make-room', "When an element becomes smaller, the others don't move back.");
    const found = await prove(
      await libraries.of(version),
      block(version, file, 'makeRoom'),
      ({joint, graph, exports, box, link}) => {
        const cells = [
          {id: 'a', x: 0, y: 0},
          {id: 'b', x: 100, y: 0},
          {id: 'c', x: 200, y: 10},
          {id: 'far', x: 600, y: 0},
          {id: 'other row', x: 100, y: 200},
        ].map(
          ({id, x, y}) => new joint.shapes.standard.Rectangle({id, position: {x, y}, size: {width: 80, height: 40}}),
        );
        graph.resetCells(cells);
        const [a, b, c, far, other] = cells as [dia.Element, dia.Element, dia.Element, dia.Element, dia.Element];
        const child = box('child', 205, 300);
        c.embed(child);
        const wire = link({id: 'b'}, {id: 'c'}, {vertices: [{x: 190, y: 90}]});
        const places = () => [a, b, c, far, other].map((each) => each.position().x);
        const loaded = places();
        a.resize(150, 40);
        const grown = places();
        a.resize(80, 40);
        const shrunk = places();
        // dropped onto b
        const added = box('new', 180, 5);
        const inserted = [added.position().x, ...places()];
        exports.makeRoom!(added as never, 'bottom' as never, 20 as never);
        const heights = [a, b, c].map((each) => each.position().y);
        other.position(0, 45);
        exports.makeRoom!(a as never, 'bottom' as never, 20 as never);
        return {
          loaded,
          grown,
          shrunk,
          inserted,
          heights,
          below: other.position(),
          child: child.position().x,
          vertices: wire.vertices(),
        };
      },
    );
    expect(found).toEqual({
      loaded: [0, 100, 200, 600, 100],
      grown: [0, 170, 270, 600, 100],
      shrunk: [0, 170, 270, 600, 100],
      inserted: [180, 0, 280, 380, 600, 100],
      heights: [0, 0, 10],
      below: {x: 0, y: 60},
      child: 385,
      vertices: [{x: 190, y: 90}],
    });
  });

  test(`${version.label} paper.mdx: the paper pans only sideways`, async ({libraries}) => {
    const file = `${features}/diagram-basics/paper.mdx`;
    expectStated(version, file, 'pan-in-one-direction', 'call `scale()`, which keeps the translation');
    const found = await prove(await libraries.of(version), block(version, file, 'function panTo'), ({paper}) => {
      paper.translate(5, 7);
      const fire = (target: EventTarget, event: Event) => {
        target.dispatchEvent(event);
        const {tx, ty} = paper.translate();
        return [tx, ty, event.defaultPrevented];
      };
      const at = (clientX: number, clientY: number) => ({bubbles: true, cancelable: true, clientX, clientY});
      paper.svg.dispatchEvent(new MouseEvent('mousedown', {...at(100, 100), button: 0}));
      const dragged = fire(document, new MouseEvent('mousemove', at(140, 180)));
      document.dispatchEvent(new MouseEvent('mouseup', at(140, 180)));
      const wheel = fire(paper.svg, new WheelEvent('wheel', {...at(50, 50), deltaY: 30}));
      const touchpad = fire(paper.svg, new WheelEvent('wheel', {...at(50, 50), deltaX: -10, deltaY: 25}));
      paper.scale(2);
      return [dragged.slice(0, 2), wheel, touchpad, paper.translate()];
    });
    expect(found).toEqual([[45, 7], [15, 7, true], [25, 7, true], {tx: 25, ty: 7}]);
  });

  test(`${version.label} inline-text-editing.mdx: an invalid name is rejected`, async ({libraries}) => {
    const file = `${features}/inline-text-editing.mdx`;
    expectStated(version, file, 'reject-a-name', 'a valid name is saved, and an invalid one is dropped.');
    const found = await proveWhole(
      await libraries.of(version),
      block(version, file, 'id="problem"'),
      block(version, file, 'findProblem'),
      ({exports: {graph, paper}}) => {
        const [order] = graph.getElements() as [dia.Element];
        const field = document.querySelector<HTMLInputElement>('#name')!;
        const message = document.querySelector('#problem')!;
        const open = () => {
          const {el} = order.findView(paper);
          el.querySelector('rect')!.dispatchEvent(new MouseEvent('dblclick', {bubbles: true}));
          return field.hidden;
        };
        const type = (value: string, key?: string) => {
          field.value = value;
          field.dispatchEvent(new Event('input'));
          if (key) field.dispatchEvent(new KeyboardEvent('keydown', {key}));
          return [
            field.hidden,
            message.textContent,
            field.getAttribute('aria-invalid'),
            order.attr('label/text') as string,
          ];
        };
        return {
          opened: open(),
          taken: type('Invoice', 'Enter'),
          empty: type(' ', 'Enter'),
          own: type('Order'),
          long: type('x'.repeat(21)),
          escaped: type('Draft', 'Escape'),
          reopened: open(),
          saved: type(' Draft ', 'Enter'),
          again: open(),
          invalid: type('Invoice'),
          left: (() => {
            field.blur();
            return [field.hidden, order.attr('label/text') as string];
          })(),
          renamed: [open(), type('Plan')],
          composing: (() => {
            field.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', isComposing: true}));
            return field.hidden;
          })(),
          elsewhere: (() => {
            field.blur();
            return [field.hidden, order.attr('label/text') as string];
          })(),
        };
      },
    );
    expect(found).toEqual({
      opened: false,
      taken: [false, 'Another shape is named Invoice.', 'true', 'Order'],
      empty: [false, 'Enter a name.', 'true', 'Order'],
      own: [false, '', 'false', 'Order'],
      long: [false, 'Use 20 characters or fewer.', 'true', 'Order'],
      escaped: [true, '', 'false', 'Order'],
      reopened: false,
      saved: [true, '', 'false', 'Draft'],
      again: false,
      invalid: [false, 'Another shape is named Invoice.', 'true', 'Draft'],
      left: [true, 'Draft'],
      renamed: [false, [false, '', 'false', 'Draft']],
      composing: false,
      elsewhere: [true, 'Plan'],
    });
  });

  test(`${version.label} element-palette.mdx: one item inserts linked cells`, async ({libraries}) => {
    const file = `${features}/element-palette.mdx`;
    expectStated(version, file, 'an-item-of-several-cells', 'Each clone gets a `z` above the cells of the graph.');
    const found = await proveWhole(
      await libraries.of(version),
      block(version, file, 'id="pair"'),
      block(version, file, 'const template ='),
      ({exports: {graph, paper}}) => {
        const button = document.querySelector<HTMLButtonElement>('#pair')!;
        button.setPointerCapture = () => undefined;
        const {left, top} = paper.el.getBoundingClientRect();
        const release = (clientX: number, clientY: number) => {
          button.dispatchEvent(new PointerEvent('pointerdown', {pointerId: 1}));
          button.dispatchEvent(new PointerEvent('pointerup', {clientX, clientY}));
          return graph.getElements().map((element) => element.position());
        };
        const beside = release(left + 10, top - 5);
        const once = release(left + 100, top + 40);
        const twice = release(left + 100, top + 140);
        button.click();
        const ids = new Set(graph.getCells().map(({id}) => id));
        const joined = graph.getLinks().every((link) => link.getSourceElement() && link.getTargetElement());
        return [beside, once, twice.length, graph.getElements().at(-1)!.position(), ids.size, joined];
      },
    );
    expect(found).toEqual([
      [],
      [
        {x: 100, y: 40},
        {x: 260, y: 40},
      ],
      4,
      {x: 180, y: 20},
      9,
      true,
    ]);
  });

  test(`${version.label} mxgraph.mdx: a cell is found in the node of its data, whatever its name`, async ({
    libraries,
  }) => {
    const file = 'learn/integration/mxgraph.mdx';
    expectStated(version, file, 'the-whole-model', 'such as `UserObject` or your own `Person`. That node has the id.');
    const names = ['function parseStyle', 'function createElement', 'function createLink', 'function convert'];
    const code = `import {dia, g, shapes} from '@joint/core';${filesOf(version, file, names)}`;
    const found = await prove(await libraries.of(version), code, ({exports}) => {
      const wrap = (name: string, label: string) =>
        `<${name} id="${name}" label="${label}"><mxCell vertex="1" parent="1"><mxGeometry x="9" y="9"/></mxCell></${name}>`;
      const xml = `<mxGraphModel><root><mxCell id="0"/><mxCell id="1" parent="0"/>${wrap('UserObject', 'Ada')}${wrap('Person', 'Alan')}</root></mxGraphModel>`;
      const cells = exports.convert!(xml as never) as dia.Cell[];
      return cells.map((cell) => [cell.id, cell.attr('label/text') as string]);
    });
    expect(found).toEqual([
      ['UserObject', 'Ada'],
      ['Person', 'Alan'],
    ]);
  });

  test(`${version.label} mxgraph.mdx: what is exported can be imported again`, async ({libraries}) => {
    const file = 'learn/integration/mxgraph.mdx';
    expectStated(version, file, 'export-to-draw-io', 'Our tests read the result with `convert()`');
    const names = ['function parseStyle', 'function createElement', 'function createLink', 'function convert'];
    const code = `import {dia, g, shapes} from '@joint/core';${filesOf(version, file, [...names, 'function toDrawio'])}`;
    const found = await prove(await libraries.of(version), code, ({joint, graph, exports, box, link}) => {
      const attrs = {body: {fill: '#dae8fc', stroke: '#6c8ebf', strokeWidth: 3, rx: 8}, label: {text: 'A & <B>'}};
      const parent = box('1', 20, 30, {size: {width: 300, height: 200}});
      const child = box('a', 60, 80, {attrs});
      parent.embed(child);
      new joint.shapes.standard.Ellipse({
        id: 'b',
        position: {x: 400, y: 90},
        size: {width: 90, height: 50},
        attrs: {body: {fill: {type: 'linearGradient', stops: []}}},
      }).addTo(graph);
      link(
        {id: 'a'},
        {id: 'b'},
        {
          vertices: [{x: 300, y: 40}],
          labels: [{attrs: {text: {text: 'yes'}}}],
          router: {name: 'manhattan'},
          attrs: {line: {stroke: '#c2410c', strokeDasharray: '4 2', targetMarker: {type: 'path', d: ''}}},
        },
      );
      link({id: 'b'}, {x: 500, y: 300});
      const xml = exports.toDrawio!(graph as never) as string;
      const read = new DOMParser().parseFromString(xml, 'text/xml');
      const outline = [...read.querySelectorAll('diagram > mxGraphModel > root > mxCell')].length;
      const imported = new joint.dia.Graph({}, {cellNamespace: joint.shapes});
      imported.resetCells(exports.convert!(xml as never) as dia.Cell[]);
      const short = (cell: dia.Cell) => String(cell.id).replace('cell-', '');
      return [
        outline,
        imported.getElements().map((each) => {
          const {x, y, width, height} = each.getBBox();
          const {fill, stroke, strokeWidth} = each.attr('body') as Record<string, unknown>;
          const label = each.attr('label/text') as string;
          return [short(each), each.get('type') as string, x, y, width, height, fill, stroke, strokeWidth, label];
        }),
        imported.getElements().map((each) => String(each.parent() ?? '')),
        imported.getLinks().map((each) => {
          const [source, target] = [each.source(), each.target()].map(({id, x, y}) => id ?? [x, y]);
          const line = each.attr('line') as {stroke: string; strokeDasharray?: string; targetMarker: {d: string}};
          return [
            [source, target],
            each.vertices(),
            each.labels().map(({attrs: look}) => look!.text!.text),
            (each.router() as {name: string} | undefined)?.name ?? null,
            [line.stroke, Boolean(line.strokeDasharray), line.targetMarker.d],
          ];
        }),
      ];
    });
    expect(found).toEqual([
      7,
      [
        ['1', 'standard.Rectangle', 20, 30, 300, 200, '#FFFFFF', '#000000', 2, ''],
        ['a', 'standard.Rectangle', 60, 80, 80, 40, '#dae8fc', '#6c8ebf', 3, 'A & <B>'],
        ['b', 'standard.Ellipse', 400, 90, 90, 50, '#FFFFFF', '#333333', 2, ''],
      ],
      ['', 'cell-1', ''],
      [
        [['cell-a', 'cell-b'], [{x: 300, y: 40}], ['yes'], 'orthogonal', ['#c2410c', true, '']],
        [['cell-b', [500, 300]], [], [], null, ['#333333', false, 'M 10 -5 0 0 10 5 z']],
      ],
    ]);
  });

  test(`${version.label} labels.mdx: formats of a part of the text`, async ({libraries}) => {
    const file = `${features}/labels.mdx`;
    expectStated(version, file, 'text-formats', 'When the text changes, set the annotations again.');
    const code = block(version, file, 'formatWords');
    const found = await prove(
      await libraries.of(version),
      `const made = []; const element = new Proxy({}, {get: (_, name) => (...args) => made[0]?.[name](...args)});
      exports.set = (it) => made.push(it);
      exports.run = () => {
        ${code.replace("import { dia } from '@joint/core';", '').replace('export function', 'function')}
      };`,
      ({paper, exports, box}) => {
        const element = box('a', 0, 0, {size: {width: 300, height: 60}});
        exports.set!(element as never);
        exports.run!();
        const find = () => element.findView(paper).el.querySelector('text')!;
        const parts = () =>
          [...find().querySelectorAll('tspan tspan')].map((part) => {
            const {textDecorationLine, fontWeight, fill} = getComputedStyle(part);
            return [part.textContent, textDecorationLine, fontWeight, fill];
          });
        const formatted = parts();
        element.attr('label/text', 'Total 20 18 euros');
        const moved = parts().map(([words]) => words);
        element.removeAttr('label/annotations');
        const plain = parts();
        element.attr('label', {fontWeight: 'bold', fontStyle: 'italic', textDecoration: 'underline line-through'});
        const {fontWeight, fontStyle, textDecorationLine} = getComputedStyle(find());
        return [formatted, moved, plain, [fontWeight, fontStyle, textDecorationLine]];
      },
    );
    expect(found).toEqual([
      [
        ['20', 'line-through', '400', 'rgb(185, 28, 28)'],
        ['18', 'underline', '700', 'rgb(51, 51, 51)'],
      ],
      ['20', '18'],
      [],
      ['700', 'italic', 'underline line-through'],
    ]);
  });

  test(`${version.label} labels.mdx: text from right to left`, async ({libraries}) => {
    const file = `${features}/labels.mdx`;
    expectStated(version, file, 'right-to-left', "With `direction: 'rtl'`, `textAnchor: 'start'` is the right end");
    const code = block(version, file, "direction: 'rtl'");
    const found = await prove(
      await libraries.of(version),
      `exports.run = (element) => { ${code} };`,
      ({joint, paper, exports, box}) => {
        const element = box('a', 50, 0, {size: {width: 200, height: 60}});
        exports.run!(element as never);
        const find = () => element.findView(paper).el.querySelector('text')!;
        const text = find();
        const {x: left, width} = text.getBBox();
        const last = text.getNumberOfChars() - 1;
        const isLastLeft = () => text.getEndPositionOfChar(last).x < text.getStartPositionOfChar(0).x;
        const atRight = [Math.round(left + width), isLastLeft()];
        element.attr('label/textAnchor', 'middle');
        element.attr('label/x', 'calc(w / 2)');
        const centers = ['rtl', 'ltr'].map((direction) => {
          element.attr('label/direction', direction);
          const drawn = text.getBBox();
          return Math.round(drawn.x + drawn.width / 2);
        });
        const isLeftToRight = !isLastLeft();
        element.attr('label', {
          direction: 'rtl',
          text: '\u05E9\u05DC\u05D5\u05DD '.repeat(6).trim(),
          textWrap: {height: 20},
        });
        const lines = [...text.children].map((line) => line.textContent);
        const dots = text.getNumberOfChars() - 1;
        const ellipsis = [lines.length, lines[0]!.endsWith('…'), text.getStartPositionOfChar(dots).x < 100];
        element.removeAttr('label/direction');
        const {direction: ofOwn} = getComputedStyle(find());
        paper.el.parentElement!.dir = 'rtl';
        const {direction: inherited} = getComputedStyle(find());
        paper.el.dir = 'ltr';
        const {direction: reset} = getComputedStyle(find());
        paper.el.parentElement!.removeAttribute('dir');
        const textBlock = new joint.shapes.standard.TextBlock({
          size: {width: 100, height: 40},
          attrs: {label: {text: '\u05E9\u05DC\u05D5\u05DD!', style: {direction: 'rtl'}}},
        }).addTo(paper.model);
        const html = textBlock.findView(paper).findNode('label') as HTMLElement;
        return {
          atRight,
          centers,
          isLeftToRight,
          ellipsis,
          directions: [ofOwn, inherited, reset, getComputedStyle(html).direction],
        };
      },
    );
    expect(found).toEqual({
      atRight: [190, true],
      centers: [100, 100],
      isLeftToRight: true,
      ellipsis: [1, true, true],
      directions: ['ltr', 'rtl', 'ltr', 'rtl'],
    });
  });

  test(`${version.label} faq.mdx: the browsers of the README`, () => {
    const file = 'learn/help-center/faq.mdx';
    const readme = fs.readFileSync(path.join(packageFolder(projectDir, version.name, 'core'), 'README.md'), 'utf8');
    const [, list] = /## Supported browsers\n\n((?:\* .*\n)+)/.exec(readme)!;
    expect(list!.trim().split('\n')).toEqual([
      '* Latest Google Chrome (including mobile)',
      '* Latest Firefox',
      '* Latest Safari (including mobile)',
      "* Latest Microsoft's Edge",
      '* Latest Opera',
    ]);
    for (const line of [
      '- Google Chrome, also on mobile devices',
      '- Firefox',
      '- Safari, also on mobile devices',
      '- Microsoft Edge',
      '- Opera',
    ]) {
      expectStated(version, file, 'which-browsers-are-supported', line);
    }
  });

  test(`${version.label} automatic-layouts: bars follow dates and stay in their rows`, async ({libraries}) => {
    const file = `${features}/automatic-layouts/index.mdx`;
    expectStated(version, file, 'gantt-chart', '`gridSize` makes dragged bars snap to days');
    const found = await proveWhole(
      await libraries.of(version),
      container,
      block(version, file, 'const dayWidth'),
      ({exports: {graph, paper}, drag}) => {
        const build = graph.getCell('Build') as dia.Element;
        const box = () => Object.values({...build.getBBox().toJSON()});
        const {left, top} = paper.el.getBoundingClientRect();
        const from = {x: left + 194, y: top + 85};
        const first = box();
        drag(from, {x: from.x + 50, y: from.y + 130});
        const dragged = [...box(), build.get('from') as string, build.get('to') as string];
        drag({x: left + 250, y: top + 85}, {x: left + 2000, y: top + 85});
        const atEnd = [build.position().x + build.size().width, build.get('to') as string];
        const axis = [...paper.getLayerNode('back').querySelectorAll('text')].map((each) => each.textContent);
        return [first, dragged, atEnd, axis, graph.getLinks().length];
      },
    );
    expect(found).toEqual([
      [168, 78, 240, 30],
      [216, 78, 240, 30, '2026-03-11', '2026-03-20'],
      [672, '2026-03-29'],
      ['2026-03-02', '2026-03-09', '2026-03-16', '2026-03-23'],
      2,
    ]);
  });

  test(`${version.label} directed-graph.mdx: couples of a family tree`, async ({libraries}) => {
    const file = `${features}/automatic-layouts/directed-graph.mdx`;
    expectStated(version, file, 'family-tree', 'so a couple is joined by a horizontal line');
    expectStated(version, file, 'family-tree', 'the dot is then behind that person');
    const found = await proveWhole(
      await libraries.of(version),
      container,
      block(version, file, 'const couples'),
      ({exports: {graph, paper}}) => {
        const boxOf = (id: string) => (graph.getCell(id) as dia.Element).getBBox();
        const generations = [
          ['Ada', 'Ben'],
          ['Cara', 'Dan', 'Emil'],
          ['Flo', 'Gus'],
        ];
        const rows = generations.map((names) => new Set(names.map((name) => boxOf(name).y)).size);
        const ys = generations.map(([name]) => boxOf(name!).y);
        const dots = [
          ['Ada', 'Ben'],
          ['Cara', 'Emil'],
        ].map(([one, other], index) => {
          const [a, b] = [boxOf(one!).center(), boxOf(other!).center()];
          const dot = boxOf(`couple-${index}`).center();
          const isBetween = Math.abs(a.x - b.x) < 140;
          return [dot.y === a.y, dot.x === (a.x + b.x) / 2, isBetween];
        });
        const isOutside =
          boxOf('Dan').x < Math.min(boxOf('Cara').x, boxOf('Emil').x) ||
          boxOf('Dan').x > Math.max(boxOf('Cara').x, boxOf('Emil').x);
        const flat = graph.getLinks().filter((link) => {
          const {sourcePoint, targetPoint} = link.findView(paper) as dia.LinkView;
          return Math.abs(sourcePoint.y - targetPoint.y) < 0.01;
        });
        const downward = graph.getLinks().filter((link) => {
          const {sourcePoint, targetPoint} = link.findView(paper) as dia.LinkView;
          return targetPoint.y > sourcePoint.y + 20;
        });
        const markers = [...paper.svg.querySelectorAll('marker path')].map((each) => each.getAttribute('d'));
        const depth = (id: string) => Number(graph.getCell(id).get('z'));
        const isBehind = ['couple-0', 'couple-1'].every((id) => depth(id) < depth('Ada'));
        return [
          isBehind,
          rows,
          ys[0]! < ys[1]! && ys[1]! < ys[2]!,
          dots,
          isOutside,
          flat.length,
          downward.length,
          markers,
        ];
      },
    );
    const both = [true, true, true];
    expect(found).toEqual([true, [1, 1, 1], true, [both, both], true, 4, 4, ['']]);
  });

  test(`${version.label} Path.mdx: a cloud of any size`, async ({libraries}) => {
    const file = 'api/shapes/standard/Path.mdx';
    expectStated(version, file, 'a-cloud', 'It works at any size');
    const found = await prove(
      await libraries.of(version),
      `${block(version, file, 'M 26 62 A')}\nexports.cloud = () => cloud;`,
      ({paper, exports, box, link}) => {
        const cloud = exports.cloud!() as dia.Element;
        const path = cloud.findView(paper).el.querySelector('path')!;
        const measure = () => {
          const {x, y, width, height} = path.getBBox();
          return [x, y, width, height].map((value) => Math.round(value) + 0);
        };
        const first = measure();
        box('a', 600, 90);
        const wire = link({id: 'a'}, {id: cloud.id});
        const {x, y} = (wire.findView(paper) as dia.LinkView).targetPoint;
        const end = new DOMPoint(x - 60, y - 40);
        const inside = path.isPointInFill(new DOMPoint(end.x - 2, end.y));
        const outside = path.isPointInFill(new DOMPoint(end.x + 2, end.y));
        cloud.resize(60, 200);
        return [first, [inside, outside], measure()];
      },
    );
    expect(found).toEqual([
      [0, 0, 160, 100],
      [true, false],
      [0, 0, 60, 200],
    ]);
  });
}
