import type {dia} from 'joint-core-4.1';
import {facts} from '../../support/facts';

facts('api/dia/Paper.mdx', [
  {
    member: 'coordinates',
    states: "In Chromium, that matrix includes CSS transforms of the paper's ancestors.",
    run: ({newPaper}) => {
      const {paper} = newPaper();
      const frame = document.createElement('div');
      document.body.append(frame);
      frame.append(paper.el);
      return ['none', 'scale(2)'].map((transform) => {
        frame.style.transform = transform;
        return paper.clientMatrix().a;
      });
    },
    expected: [1, 2],
  },
  {
    member: 'getArea',
    states: 'In a scroll container, the result covers the whole paper, not only the visible part.',
    run: ({newPaper}) => {
      const {paper} = newPaper();
      const container = document.createElement('div');
      container.style.cssText =
        'position: absolute; left: 10px; top: 10px; width: 200px; height: 100px; overflow: auto';
      document.body.append(container);
      container.append(paper.el);
      container.scrollTop = 50;
      const visible = paper.clientToLocalRect(container.getBoundingClientRect()).intersect(paper.getArea());
      const {clientHeight, clientWidth} = container;
      return [paper.getArea().toString(), visible?.toString(), clientWidth > 150 && clientHeight > 50];
    },
    expected: ['0@0 400@300', '0@50 200@150', true],
  },
  {
    member: 'findElementViewsInArea',
    states:
      'only elements with a model box within this distance of the area are measured; with `strict: true`, `Infinity` finds nothing',
    since: '4.1',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle({position: {x: 300, y: 0}, size: {width: 50, height: 50}});
      graph.addCell(element.attr('label', {text: 'here', x: 'calc(w - 300)'}));
      const find = (options?: dia.Paper.FindInAreaOptions) =>
        paper.findElementViewsInArea({x: 0, y: 0, width: 60, height: 100}, options).length;
      const strictly = (buffer: number) =>
        paper.findElementViewsInArea({x: -100, y: -100, width: 600, height: 600}, {strict: true, buffer}).length;
      return [find(), find({buffer: 300}), find({buffer: Infinity}), strictly(200), strictly(Infinity)];
    },
    expected: [0, 1, 1, 1, 0],
  },
  {
    member: 'findElementViewsInArea',
    states:
      "An element that hasn't been drawn yet is treated as an empty box at its position; for a rotated element, this box is rotated around the element's center. With `strict: true`, such an element is never found.",
    since: '4.1',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper({frozen: true});
      graph.addCell(new joint.shapes.standard.Rectangle({position: {x: 10, y: 10}, size: {width: 50, height: 50}}));
      const turned = {position: {x: 210, y: 10}, size: {width: 50, height: 50}, angle: 180};
      graph.addCell(new joint.shapes.standard.Rectangle(turned));
      const count = (x: number, y: number, width: number, strict = false) =>
        paper.findElementViewsInArea({x, y, width, height: width}, {strict}).length;
      const find = () => [
        count(0, 0, 20),
        count(30, 0, 20),
        count(0, 0, 300, true),
        count(200, 0, 20),
        count(250, 50, 20),
      ];
      return [find(), (paper.unfreeze(), find())];
    },
    expected: [
      [1, 0, 0, 0, 1],
      [1, 1, 2, 1, 1],
    ],
  },
  {
    member: 'findLinkViewsInArea',
    states: 'A strict search never finds a link whose path is a straight horizontal or vertical line.',
    since: '4.1',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const links = [
        {x: 200, y: 50},
        {x: 50, y: 200},
        {x: 200, y: 200},
      ].map((target) => new joint.shapes.standard.Link({source: {x: 50, y: 50}, target}));
      graph.addCells(links);
      const find = (strict: boolean) =>
        paper
          .findLinkViewsInArea({x: 0, y: 0, width: 300, height: 300}, {strict})
          .map((view) => links.indexOf(view.model));
      return [find(false), find(true)];
    },
    expected: [[0, 1, 2], [2]],
  },
  {
    member: 'fitToContent',
    states:
      'round the size up to a multiple of this value, for example to whole pages. The padding is added afterward. An origin that moves also moves in these steps',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      graph.addCell(new joint.shapes.standard.Rectangle({position: {x: 150, y: 130}, size: {width: 80, height: 80}}));
      const options: dia.Paper.FitToContentOptions = {useModelGeometry: true, gridWidth: 100, gridHeight: 50};
      return [{}, {allowNewOrigin: 'any' as const}, {padding: 7}].map((more) =>
        paper.fitToContent({...options, ...more}).toString(),
      );
    },
    expected: ['0@0 300@250', '100@100 300@250', '0@0 307@257'],
  },
  {
    member: 'setGrid',
    states:
      "An unknown name doesn't throw an error. If you pass the name as a string, the paper draws dots. If you pass it in an object, the paper draws nothing.",
    run: ({newPaper}) => {
      const {paper} = newPaper({gridSize: 10});
      const draw = (grid: unknown) => {
        paper.setGrid(grid as never);
        const node = paper.svg.querySelector('.joint-grid-layer pattern')?.firstElementChild;
        return node ? [node.nodeName, node.hasAttribute('d')] : null;
      };
      return ['dot', 'mesh', 'nothing', {name: 'nothing'}, {color: 'red'}, false].map(draw);
    },
    expected: [['rect', false], ['path', true], ['rect', false], null, ['rect', false], null],
  },
  {
    member: 'setGridSize',
    states:
      'If the paper was created with [`drawGrid`](#options.drawGrid), the visible grid follows. Otherwise, call [`setGrid`](#setGrid) again. If [`drawGridSize`](#options.drawGridSize) is set, the visible grid keeps that step.',
    run: ({newPaper}) =>
      [{drawGrid: true}, {}, {drawGrid: true, drawGridSize: 15}].map((options) => {
        const {paper} = newPaper({gridSize: 10, ...options});
        paper.setGrid('mesh');
        const step = () => paper.svg.querySelector('pattern')?.getAttribute('width');
        return [step(), (paper.setGridSize(20), step()), (paper.setGrid('mesh'), step())];
      }),
    expected: [
      ['10', '20', '20'],
      ['10', '10', '20'],
      ['15', '15', '15'],
    ],
  },
]);
