import type {dia} from 'joint-core-4.1';
import type * as Joint from 'joint-core-4.1';
import {versionNames, versionNamed} from '../../../src/common/versions';
import {expect, facts, test} from '../../support/facts';
import {program} from '../../support/page-program';
import {expectStated} from '../../support/page-proof';

// What users of the library reported, tried one step aside as well.

facts('learn/release-notes/4.0.0.mdx', [
  {
    member: 'moved-texts',
    states: 'The old attributes still work, but their values are added to the new defaults.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const size = {width: 200, height: 100};
      const placeOf = (label: object) => {
        const attrs = {label: {text: 'Hi', ...label}};
        const element = new joint.shapes.standard.Rectangle({size, attrs}).addTo(graph);
        const text = element.findView(paper).el.querySelector('text')!;
        const {left, top} = paper.svg.getBoundingClientRect();
        const box = text.getBoundingClientRect();
        element.remove();
        return [Math.round(box.x + box.width / 2 - left), Math.round(box.y + box.height / 2 - top)];
      };
      return [
        placeOf({refX: 10})[0],
        placeOf({x: 10})[0],
        placeOf({refX: '30%'})[0],
        placeOf({x: 'calc(0.3 * w)'})[0],
        placeOf({refY: '100%', refY2: 4})[1]! - placeOf({y: 'calc(h + 4)'})[1]!,
        placeOf({x: 5})[0],
        placeOf({x: 'calc(w/2 + 5)'})[0],
        placeOf({refX: null})[0],
        placeOf({x: 0})[0],
        placeOf({refX2: 5})[0],
      ];
    },
    expected: [110, 10, 160, 60, 50, 5, 105, 100, 0, 105],
  },
  {
    member: 'moved-texts',
    states: 'Now these values also shift the rectangle by half the size of the text.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const gaps = (rect: object) => {
        const link = new joint.shapes.standard.Link({source: {x: 20, y: 100}, target: {x: 380, y: 100}});
        link.labels([{attrs: {text: {text: 'yes'}, rect}}]);
        const {el} = link.addTo(graph).findView(paper);
        const [behind, text] = ['rect', 'text'].map((name) => el.querySelector(name)!.getBoundingClientRect());
        link.remove();
        return [text!.x - behind!.x, text!.y - behind!.y, text!.width / 2, behind!.width - text!.width].map(Math.round);
      };
      const [x, y, half, more] = gaps({refX: -5, refY: -3, refWidth: 10, refHeight: 6}) as [
        number,
        number,
        number,
        number,
      ];
      const padded = gaps({x: 'calc(x - 5)', y: 'calc(y - 3)', width: 'calc(w + 10)', height: 'calc(h + 6)'});
      return [Math.abs(x - 5 - half) <= 1, y > 3, more, padded[0], padded[1], padded[3]];
    },
    expected: [true, true, 10, 5, 3, 10],
  },
  {
    member: 'removed-shapes',
    states: "`attrs: { text: { text: 'Review' } }` draws no text and throws no error.",
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle({attrs: {text: {text: 'Review'}}}).addTo(graph);
      return element.findView(paper).el.textContent;
    },
    expected: '',
  },
  {
    member: 'removed-shapes',
    states: 'A `<rect>` of such a class has no size, so nothing is drawn.',
    run: ({joint, newPaper}) => {
      const Own = joint.dia.Element.define(
        'own.Box',
        {attrs: {rect: {width: 100, height: 60}}},
        {markup: '<g class="rotatable"><g class="scalable"><rect/></g></g>'},
      );
      const widths = [false, true].map((isOn) => {
        joint.config.useCSSSelectors = isOn;
        const {graph, paper} = newPaper();
        const element = new Own({size: {width: 200, height: 100}}).addTo(graph);
        return element.findView(paper).el.querySelector('rect')!.getBoundingClientRect().width;
      });
      joint.config.useCSSSelectors = false;
      return widths;
    },
    expected: [0, 200],
  },
  {
    member: 'removed-shapes',
    states: "such as `{ id, selector: '.body' }`, is connected to the whole element instead.",
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const {id} = new joint.shapes.standard.Rectangle({size: {width: 50, height: 50}}).addTo(graph);
      const ends = ['.body', 'body'].map((selector) => {
        const link = new joint.shapes.standard.Link({source: {id, selector}, target: {x: 200, y: 200}}).addTo(graph);
        return (link.findView(paper) as dia.LinkView & {sourceMagnet: Element | null}).sourceMagnet?.tagName ?? null;
      });
      return ends;
    },
    expected: [null, 'rect'],
  },
  {
    member: 'old-and-new-names',
    states: "It doesn't use the last two arguments as a point, so the diagram zooms around the origin.",
    run: ({newPaper}) => {
      const {paper} = newPaper();
      (paper.scale as (...args: number[]) => void).call(paper, 2, 2, 100, 60);
      return [paper.scale(), paper.translate()];
    },
    expected: [
      {sx: 2, sy: 2},
      {tx: 0, ty: 0},
    ],
  },
  {
    member: 'jquery-and-backbone',
    states: "and the collection `graph.get('cells')` has no `where()`, `forEach()` or `groupBy()`.",
    run: ({joint, newGraph}) => {
      const graph = newGraph();
      const element = new joint.shapes.standard.Rectangle().addTo(graph);
      const has = (object: object, names: string[]) =>
        names.filter((name) => typeof (object as Record<string, unknown>)[name] === 'function');
      return [has(element, ['pick', 'omit']), has(graph.get('cells') as object, ['where', 'forEach', 'groupBy'])];
    },
    expected: [[], []],
  },
  {
    member: 'breaking',
    states: '| `dia.Link` (no arrowhead) | [`standard.Link`](../../api/shapes/standard/Link.mdx) (arrowhead) |',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const view = new joint.shapes.standard.Rectangle().addTo(graph).findView(paper);
      const {el} = view;
      return [paper.getDefaultLink(view, el).get('type') as string, getComputedStyle(el).cursor];
    },
    expected: ['standard.Link', 'move'],
  },
]);

/** What 3.7.7 wrote, with its defaults left out. */
const saved = {
  cells: [
    {type: 'basic.Rect', id: 'a', position: {x: 20, y: 20}, size: {width: 120, height: 60}, angle: 0, z: 1},
    {type: 'basic.Circle', id: 'b', position: {x: 220, y: 20}, size: {width: 120, height: 60}, angle: 0, z: 2},
    {type: 'devs.Model', id: 'm', position: {x: 20, y: 200}, size: {width: 120, height: 90}, angle: 0, z: 3},
    {type: 'standard.Rectangle', id: 's', position: {x: 220, y: 200}, size: {width: 200, height: 100}, angle: 0, z: 4},
    {type: 'link', id: 'l', source: {id: 'a'}, target: {id: 'b'}, smooth: true, z: 5},
    {type: 'devs.Link', id: 'd', source: {id: 'm', port: 'out'}, target: {id: 's'}, manhattan: true, z: 6, attrs: {}},
  ] as Record<string, unknown>[],
};
const port = {'.port-label': {fill: '#000'}, '.port-body': {fill: '#fff', stroke: '#000', r: 10, magnet: true}};
const group = (name: string) => ({position: {name}, attrs: port, label: {position: {name, args: {y: 10}}}});
const newItem = (id: string, side: string) => ({id, group: side, attrs: {'.port-label': {text: id}}});
Object.assign(saved.cells[0]!, {attrs: {rect: {fill: '#dcfce7'}, text: {text: 'Review', 'font-size': 18}}});
Object.assign(saved.cells[1]!, {attrs: {circle: {fill: '#ff0000'}, text: {text: 'End'}}});
Object.assign(saved.cells[2]!, {
  inPorts: ['in1'],
  outPorts: ['out'],
  attrs: {'.body': {fill: '#eeeeff'}},
  ports: {
    groups: {in: group('left'), out: group('right')},
    items: [newItem('in1', 'in'), newItem('out', 'out')],
  },
});
Object.assign(saved.cells[3]!, {attrs: {label: {textAnchor: 'start', refX: 10, text: 'Old'}, body: {fill: '#00ff00'}}});
Object.assign(saved.cells[4]!, {
  vertices: [{x: 180, y: 120}],
  attrs: {
    '.connection': {stroke: '#0000ff', 'stroke-width': 3},
    '.marker-target': {d: 'M 10 0 L 0 5 L 10 10 z', fill: '#0000ff'},
  },
});

for (const version of versionNames.map(versionNamed)) {
  test(`${version.label}: a file of 3.7.7 is drawn as before`, async ({libraries}) => {
    const library = await libraries.of(version);
    const file = 'learn/release-notes/4.0.0.mdx';
    const found = await library.evaluate(
      ([defaults, code, json]) => {
        const {joint} = window as unknown as {joint: typeof Joint};
        type Exports = {migrate?: (json: unknown) => {cells: dia.Cell.JSON[]}};
        const load = (text: string, require: (name: string) => unknown): Exports => {
          const exported: Exports = {};
          // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the program is the one on the page
          (new Function('exports', 'require', text) as (...args: unknown[]) => void)(exported, require);
          return exported;
        };
        const old = load(defaults!, () => joint);
        const {migrate} = load(code!, (name) => (name === './old-defaults' ? old : joint));
        const graph = new joint.dia.Graph({}, {cellNamespace: joint.shapes});
        const el = document.createElement('div');
        document.body.append(el);
        const options = {model: graph, width: 800, height: 600, cellViewNamespace: joint.shapes, async: false};
        const paper = new joint.dia.Paper({el, ...options});
        graph.fromJSON(migrate!(JSON.parse(json!)));
        const {left, top} = paper.svg.getBoundingClientRect();
        const center = (node: Element) => {
          const {x, y, width, height} = node.getBoundingClientRect();
          return [Math.round(x + width / 2 - left), Math.round(y + height / 2 - top)];
        };
        const nodes = (id: string, name: string) => [...graph.getCell(id).findView(paper).el.querySelectorAll(name)];
        const line = (id: string) => nodes(id, 'path').find((node) => node.hasAttribute('marker-end'))!;
        const fill = (id: string, name: string) => nodes(id, name)[0]!.getAttribute('fill');
        return {
          texts: ['a', 'b', 'm', 's'].map((id) => nodes(id, 'text').map((node) => node.textContent)),
          review: center(nodes('a', 'text')[0]!).map((each) => 10 * Math.round(each / 10)),
          moved: Math.round(nodes('s', 'text')[0]!.getBoundingClientRect().x - left),
          fills: [fill('a', 'rect'), fill('b', 'ellipse'), fill('m', 'rect'), fill('s', 'rect')],
          ports: nodes('m', 'circle').map(center),
          link: ['stroke', 'stroke-width'].map((name) => line('l').getAttribute(name)),
          isSmooth: line('l').getAttribute('d')!.includes('C'),
          heads: ['l', 'd'].map((id) => {
            const reference = /#([^)]+)\)/.exec(line(id).getAttribute('marker-end')!)![1]!;
            return document.getElementById(reference)!.querySelector('path')!.getAttribute('d');
          }),
          router: graph.getCell('d').get('router') as object,
        };
      },
      [program(version, file, 'src/old-defaults.ts'), program(version, file, 'src/migrate.ts'), JSON.stringify(saved)],
    );
    expect(found).toEqual({
      texts: [['Review'], ['End'], ['Model', 'in1', 'out'], ['Old']],
      review: [80, 50],
      moved: 230,
      fills: ['#dcfce7', '#ff0000', '#eeeeff', '#00ff00'],
      ports: [
        [20, 245],
        [140, 245],
      ],
      link: ['#0000ff', '3'],
      isSmooth: true,
      heads: ['M 10 -5 L 0 0 L 10 5 Z', ''],
      router: {name: 'orthogonal'},
    });
  });
}

for (const version of versionNames.map(versionNamed)) {
  test(`${version.label}: devices of 3.x with other names keep their ports and titles`, async ({libraries}) => {
    const library = await libraries.of(version);
    const file = 'learn/release-notes/4.0.0.mdx';
    expectStated(version, file, 'saved-diagrams', 'Removed types that are not in the table still throw');
    const device = {position: {x: 0, y: 0}, size: {width: 200, height: 300}, angle: 0, attrs: {}};
    const ports = {groups: {in: group('left'), out: group('right')}, items: [newItem('a', 'in'), newItem('b', 'out')]};
    const found = await library.evaluate(
      ([defaults, code, json]) => {
        const {joint} = window as unknown as {joint: typeof Joint};
        type Exports = {migrate?: (json: unknown) => {cells: dia.Cell.JSON[]}};
        const load = (text: string, require: (name: string) => unknown): Exports => {
          const exported: Exports = {};
          // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the program is the one on the page
          (new Function('exports', 'require', text) as (...args: unknown[]) => void)(exported, require);
          return exported;
        };
        const old = load(defaults!, () => joint);
        const {migrate} = load(code!, (name) => (name === './old-defaults' ? old : joint));
        const devices = JSON.parse(json!) as object[];
        const draw = (cells: object[]) => {
          const graph = new joint.dia.Graph({}, {cellNamespace: joint.shapes});
          const el = document.createElement('div');
          document.body.append(el);
          new joint.dia.Paper({el, model: graph, cellViewNamespace: joint.shapes, async: false});
          graph.fromJSON(migrate!({cells}));
          return [...el.querySelectorAll('text')].map(({textContent}) => textContent).toSorted();
        };
        let message = '';
        try {
          draw([{type: 'fsa.State', id: 's'}]);
        } catch (error) {
          ({message} = error as Error);
        }
        return [devices.map((each) => draw([each])), message.includes('Could not find cell constructor')];
      },
      [
        program(version, file, 'src/old-defaults.ts'),
        program(version, file, 'src/migrate.ts'),
        JSON.stringify(
          ['Model', 'Atomic', 'Coupled'].map((name) => ({...device, type: `devs.${name}`, id: name, ports})),
        ),
      ],
    );
    const texts = (name: string) => [name, 'a', 'b'];
    expect(found).toEqual([[texts('Model'), texts('Atomic'), texts('Coupled')], true]);
  });
}

facts('api/linkTools.mdx', [
  {
    member: 'Segments',
    states: 'Dragging this handle can throw `Segments: incompatible router in use` and tangle the link.',
    run: ({joint, newPaper}) => {
      const drag = (router: string, isConverted: boolean) => {
        const {graph, paper} = newPaper({width: 600, height: 400});
        const box = (id: string, x: number, y: number, height: number) =>
          new joint.shapes.standard.Rectangle({id, position: {x, y}, size: {width: 80, height}});
        const ends = {source: {id: 'a'}, target: {id: 'b'}};
        const link = new joint.shapes.standard.Link({...ends, router: {name: router}});
        graph.addCells([box('a', 50, 200, 60), box('b', 450, 200, 60), box('wall', 250, 160, 140), link]);
        const linkView = link.findView(paper) as dia.LinkView;
        if (isConverted) {
          link.vertices(linkView.route);
          link.router('normal');
        }
        linkView.addTools(new joint.dia.ToolsView({tools: [new joint.linkTools.Segments()]}));
        const handles = [...paper.el.querySelectorAll<SVGGElement>('.joint-marker-segment')].filter(
          ({style}) => style.display !== 'none',
        );
        const messages: string[] = [];
        const before = window.onerror;
        window.onerror = (message) => messages.push(typeof message === 'string' ? message : message.type) > 0;
        const bar = handles[0]!.querySelector('rect')!;
        const {x, y} = bar.getBoundingClientRect();
        const fire = (type: string, target: Element | Document, by: number) =>
          target.dispatchEvent(new MouseEvent(type, {bubbles: true, clientX: x + 10, clientY: y + 4 + by}));
        fire('mousedown', bar, 0);
        for (let i = 1; i <= 12; i += 1) fire('mousemove', document, i * 10);
        fire('mouseup', document, 120);
        window.onerror = before;
        paper.remove();
        return [handles.length, messages.some((message) => message.includes('incompatible router in use'))];
      };
      return ['manhattan', 'orthogonal'].flatMap((router) => [drag(router, false), drag(router, true)[1]]);
    },
    expected: [[1, true], false, [1, true], false],
  },
]);

facts('learn/features/ports.mdx', [
  {
    member: 'shorten-long-port-labels',
    states: 'A label is also empty if `textWrap` has no `height`.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const lines = (textWrap: object, port: object = {}) => {
        const text = {text: 'temperature of the room', fontSize: 12, textWrap};
        const groups = {in: {position: 'left', label: {position: 'inside'}, attrs: {text}, ...port}};
        const ports = {groups, items: [{id: 'room', group: 'in'}]};
        const element = new joint.shapes.standard.Rectangle({size: {width: 200, height: 90}, ports}).addTo(graph);
        const found = [...element.findView(paper).el.querySelectorAll('text')].at(-1)!.querySelectorAll('tspan');
        element.remove();
        return [...found].map(({textContent}) => textContent.replaceAll(' ', ' '));
      };
      const oneLine = {height: null, maxLineCount: 1, ellipsis: true};
      const size = {width: 80, height: 20};
      return [
        lines({width: 60, ...oneLine})[0]!.endsWith('…'),
        lines({width: 60, ...oneLine, maxLineCount: 2}).length,
        ...[{width: -16, ...oneLine}, {width: '50%', ...oneLine}, {width: 'calc(w - 16)', ...oneLine}, {width: 60}].map(
          (wrap) => lines(wrap).join(''),
        ),
        lines({width: -16, ...oneLine}, {size})[0]!.endsWith('…'),
        lines({width: 60, height: 40}).length,
      ];
    },
    expected: [true, 2, '-', '-', '-', '-', true, 2],
  },
]);

facts('learn/features/containers-and-grouping.mdx', [
  {
    member: 'resize-a-container-with-its-content',
    states: 'Otherwise, the container keeps its size, and the box around its children gets the new size.',
    run: ({joint, newGraph}) => {
      const resize = (choose: (container: dia.Element) => dia.Cell[]) => {
        const graph = newGraph();
        const box = (x: number, width: number) =>
          new joint.shapes.standard.Rectangle({position: {x, y: x}, size: {width, height: width}});
        const [outer, inner, leaf] = [box(0, 200), box(50, 100), box(75, 50)] as const;
        graph.addCells([outer, inner, leaf]);
        outer.embed(inner);
        inner.embed(leaf);
        graph.resizeCells(400, 400, choose(outer));
        return [outer, inner, leaf].map((each) => each.size().width);
      };
      return [
        resize((outer) => [outer, ...outer.getEmbeddedCells({deep: true})]),
        resize((outer) => outer.getEmbeddedCells({deep: true})),
        resize((outer) => [outer, ...outer.getEmbeddedCells()]),
      ];
    },
    expected: [
      [400, 200, 100],
      [200, 400, 200],
      [400, 200, 50],
    ],
  },
]);

facts('learn/recipes.mdx', [
  {
    member: 'side-by-side',
    states: 'Each link then gets its own bends.',
    run: ({joint, newGraph, DirectedGraph}) => {
      const graph = newGraph();
      const size = {width: 100, height: 60};
      const [a, b] = ['a', 'b'].map((id) => new joint.shapes.standard.Rectangle({id, size}).addTo(graph));
      const links = [1, 2].map(() =>
        new joint.shapes.standard.Link({source: {id: a!.id}, target: {id: b!.id}}).addTo(graph),
      );
      DirectedGraph.layout(graph, {setVertices: true});
      return new Set(links.map((each) => JSON.stringify(each.vertices()))).size;
    },
    expected: 2,
  },
]);
