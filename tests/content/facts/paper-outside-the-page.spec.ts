import type {dia} from 'joint-core-4.1';
import {facts} from '../../support/facts';

const member = 'links-and-labels-look-wrong-after-the-container-was-hidden';

facts('learn/features/diagram-basics/paper.mdx', [
  {
    member,
    states:
      "Links run toward the top left corners of the elements instead of their centers, so they start and end at wrong points. Moving an element doesn't repair its links.",
    run: ({joint, newGraph, newPaper}) => {
      /** Draws a filled graph; returns the way of the link, and that after the source was moved. */
      const draw = (options: dia.Paper.Options, show: (paper: dia.Paper) => void) => {
        const [a, b] = [
          [40, 60],
          [280, 160],
        ].map(([x, y]) => {
          return new joint.shapes.standard.Rectangle({position: {x: x!, y: y!}, size: {width: 120, height: 56}});
        });
        const link = new joint.shapes.standard.Link({source: {id: a!.id}, target: {id: b!.id}});
        const {paper} = newPaper({...options, model: newGraph().addCells([a!, b!, link])});
        show(paper);
        const way = () => link.findView(paper).findNode('line')?.getAttribute('d');
        const drawn = way();
        a!.translate(0, 20);
        return [drawn, way()];
      };
      const hidden = document.createElement('div');
      hidden.style.display = 'none';
      document.body.append(hidden);
      const append = (paper: dia.Paper) => document.body.append(paper.el);
      return {
        'appended after the constructor': draw({el: document.createElement('div')}, append),
        'hidden until it is drawn': draw({el: hidden}, () => (hidden.style.display = '')),
        'frozen until it is appended': draw({el: document.createElement('div'), frozen: true}, (paper) => {
          append(paper);
          paper.unfreeze();
        }),
        'appended before the constructor': draw({}, () => {}),
      };
    },
    expected: {
      'appended after the constructor': ['M 160 110 L 280 160', 'M 160 120 L 280 160'],
      'hidden until it is drawn': ['M 160 110 L 280 160', 'M 160 120 L 280 160'],
      'frozen until it is appended': ['M 160 113 L 280 163', 'M 160 128 L 280 168'],
      'appended before the constructor': ['M 160 113 L 280 163', 'M 160 128 L 280 168'],
    },
  },
  {
    member,
    states: '[`graph.resetCells(graph.getCells())`](../../../api/dia/Graph.mdx#resetCells) creates all views again.',
    run: ({joint, newGraph, newPaper}) => {
      const a = new joint.shapes.standard.Rectangle({position: {x: 0, y: 0}, size: {width: 100, height: 100}});
      const b = new joint.shapes.standard.Rectangle({position: {x: 200, y: 50}, size: {width: 100, height: 100}});
      const link = new joint.shapes.standard.Link({source: {id: a.id}, target: {id: b.id}});
      const el = document.createElement('div');
      const {graph, paper} = newPaper({el, model: newGraph().addCells([a, b, link])});
      document.body.append(el);
      const way = () => link.findView(paper).findNode('line')?.getAttribute('d');
      const before = way();
      graph.resetCells(graph.getCells());
      return [before, way()];
    },
    expected: ['M 100 25 L 200 50', 'M 100 62.5 L 200 87.5'],
  },
]);
