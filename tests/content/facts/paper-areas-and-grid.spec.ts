import type {dia} from 'joint-core-4.1';
import {facts} from '../../support/facts';

facts('api/dia/Paper.mdx', [
  {
    member: 'findElementViewsInArea',
    states:
      'only elements whose model box is within this distance of the area are measured; with `strict: true`, `Infinity` finds nothing',
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
    states: 'Views that are not drawn yet count with an empty box at their position.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper({frozen: true});
      graph.addCell(new joint.shapes.standard.Rectangle({position: {x: 10, y: 10}, size: {width: 50, height: 50}}));
      const find = () => [0, 30].map((x) => paper.findElementViewsInArea({x, y: 0, width: 20, height: 20}).length);
      return [find(), (paper.unfreeze(), find())];
    },
    expected: [
      [1, 0],
      [1, 1],
    ],
  },
  {
    member: 'findLinkViewsInArea',
    states: 'A link is then never found if its path is a straight horizontal or vertical line',
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
      'round the size, before padding, up to a multiple of this: whole pages; an origin that moves does so in these steps, too',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      graph.addCell(new joint.shapes.standard.Rectangle({position: {x: 150, y: 130}, size: {width: 80, height: 80}}));
      const options: dia.Paper.FitToContentOptions = {useModelGeometry: true, gridWidth: 100, gridHeight: 50};
      return [undefined, 'any' as const].map((allowNewOrigin) =>
        paper.fitToContent({...options, allowNewOrigin}).toString(),
      );
    },
    expected: ['0@0 300@250', '100@100 300@250'],
  },
  {
    member: 'setGrid',
    states: 'A name that does not exist throws no error: as a string it draws dots, in an object nothing.',
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
      'The visible grid follows if the paper was created with [`drawGrid`](#options.drawGrid); otherwise call [`setGrid`](#setGrid) once more. With [`drawGridSize`](#options.drawGridSize) it keeps that step.',
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
