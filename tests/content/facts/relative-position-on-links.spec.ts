import type {dia} from 'joint-core-4.1';
import {facts} from '../../support/facts';

facts('learn/features/customizing-shapes/relative-position-on-links.mdx', [
  {
    member: 'upright-or-rotated',
    states: 'To switch a node to another attribute, set the old attribute to `null`:',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const link = new joint.dia.Link({
        type: 'test.Pipe',
        source: {x: 0, y: 0},
        target: {x: 100, y: 100},
        markup: joint.util.svg`<path @selector="line"/><circle @selector="valve"/>`,
        attrs: {line: {connection: true}, valve: {atConnectionRatioIgnoreGradient: 0.25}},
      });
      graph.addCell(link);
      const node = link.findView(paper).findNode('valve') as SVGCircleElement;
      const place = (attrs: object) => {
        link.attr('valve', attrs);
        const {b, e, f} = node.transform.baseVal.consolidate()!.matrix;
        return [Math.round(e), Math.round(f), Math.abs(b) > 0.1];
      };
      return [
        place({}),
        place({atConnectionRatio: 0.5}),
        place({atConnectionRatio: null, atConnectionRatioIgnoreGradient: 0.75}),
      ];
    },
    expected: [
      [25, 25, false],
      [50, 50, true],
      [75, 75, false],
    ],
  },
  {
    member: 'draw-the-path',
    states: '| `{ stubs: -30 }` | the link with a gap of 30 px in the middle |',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const link = new joint.dia.Link({
        type: 'test.Road',
        source: {x: 0, y: 50},
        target: {x: 200, y: 50},
        markup: joint.util.svg`<path @selector="stripe"/>`,
        attrs: {stripe: {connection: true}},
      });
      graph.addCell(link);
      const d = (stubs: number) => {
        link.attr('stripe/connection', {stubs});
        const path = link.findView(paper).findNode('stripe')!.getAttribute('d')!;
        return path
          .match(/[\d.]+/g)!
          .map((value) => Math.round(Number(value)))
          .join(' ');
      };
      return [d(30), d(-30)];
    },
    expected: ['0 50 30 50 170 50 200 50', '0 50 85 50 115 50 200 50'],
  },
  {
    member: 'draw-the-path',
    states: "This link has no class of its own, so a saved diagram with it can't be loaded.",
    run: ({joint, newGraph, thrown}) => {
      const graph = newGraph();
      graph.addCell(new joint.dia.Link({type: 'office.Road', source: {x: 0, y: 0}, target: {x: 9, y: 9}}));
      const saved = JSON.parse(JSON.stringify(graph.toJSON())) as dia.Graph.Attributes;
      return thrown(() => graph.fromJSON(saved));
    },
    expected:
      "dia.Graph: Could not find cell constructor for type: 'office.Road'. Make sure to add the constructor to 'cellNamespace'.",
  },
  {
    member: 'show-progress',
    states: 'The first 40% of the path is colored, however long the link is.',
    run: async ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const link = new joint.dia.Link({
        type: 'test.Road',
        source: {x: 0, y: 50},
        target: {x: 200, y: 50},
        markup: joint.util.svg`<path @selector="stripe" fill="none"/>`,
        attrs: {stripe: {connection: true, pathLength: 100, strokeDasharray: '40 100', stroke: 'red', strokeWidth: 4}},
      });
      graph.addCell(link);
      const end = async () => {
        const image = new Image();
        const copy = paper.svg.cloneNode(true) as SVGElement;
        copy.setAttribute('width', '400');
        copy.setAttribute('height', '300');
        image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
        await image.decode();
        const context = Object.assign(document.createElement('canvas'), {width: 400, height: 300}).getContext('2d')!;
        context.drawImage(image, 0, 0);
        const row = context.getImageData(0, 50, 400, 1).data;
        return Array.from({length: 400}, (_none, x) => x).findIndex((x) => row[4 * x + 3]! < 100);
      };
      const short = await end();
      link.target({x: 400, y: 50});
      return [short, await end()];
    },
    expected: [80, 160],
  },
  {
    member: 'text-along-the-path',
    states: 'On a text with `textPath`, `y` has no effect.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const top = (attrs: object) => {
        const link = new joint.dia.Link({
          type: 'test.River',
          source: {x: 0, y: 100},
          target: {x: 300, y: 100},
          markup: joint.util.svg`<path @selector="line" fill="none"/><text @selector="name"/>`,
          attrs: {
            line: {connection: true},
            name: {text: 'Scheldt', textPath: {selector: 'line', startOffset: '50%'}, ...attrs},
          },
        });
        graph.addCell(link);
        return (link.findView(paper).findNode('name') as SVGTextElement).getBBox().y;
      };
      const plain = top({});
      const moved = ['bottom', 'middle', 'top'].map((textVerticalAnchor) =>
        Math.sign(top({textVerticalAnchor}) - plain),
      );
      return [top({y: -6}) === plain, top({y: 40}) === plain, ...moved];
    },
    expected: [true, true, -1, 1, 1],
  },
  {
    member: 'the-symbol-is-at-the-end-of-the-link',
    states: "For example, `'50%'` places the node at the target.",
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const link = new joint.dia.Link({
        type: 'test.Pipe',
        source: {x: 0, y: 50},
        target: {x: 200, y: 50},
        markup: joint.util.svg`<path @selector="line"/><circle @selector="valve"/>`,
        attrs: {line: {connection: true}},
      });
      graph.addCell(link);
      const node = link.findView(paper).findNode('valve') as SVGCircleElement;
      return [0.5, '50%', 2, -1].map((value) => {
        link.attr('valve/atConnectionRatio', value);
        return node.transform.baseVal.consolidate()!.matrix.e;
      });
    },
    expected: [100, 200, 200, 0],
  },
  {
    member: 'transform-has-no-effect',
    states: 'The `atConnection...` attributes set the `transform` of the node, so your own `transform` is lost.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const at = {atConnectionRatio: 0.5};
      const transform = 'translate(5, 7)';
      const lists = [{...at, transform}, {transform, ...at}, {...at, atConnectionLength: 30}, at];
      return lists.map((valve) => {
        const link = new joint.dia.Link({
          type: 'test.Pipe',
          source: {x: 0, y: 50},
          target: {x: 200, y: 50},
          markup: joint.util.svg`<path @selector="line"/><circle @selector="valve"/>`,
          attrs: {line: {connection: true}, valve},
        });
        graph.addCell(link);
        const node = link.findView(paper).findNode('valve') as SVGCircleElement;
        const {e, f} = node.transform.baseVal.consolidate()!.matrix;
        return `${e} ${f}`;
      });
    },
    expected: ['100 50', '100 50', '30 50', '100 50'],
  },
]);
