import type {dia} from 'joint-core-4.1';
import {facts} from '../../support/facts';

// Cells with the same `z`: what the paper draws in front, and what `toFront` and `toBack` do then.

facts('api/dia/Cell.mdx', [
  {
    member: 'toFront',
    states:
      'An element that is the last cell can still be behind a link with the same `z`, for example when [`graph.resetCells()`](./Graph.mdx#resetCells) loads cells without a `z`.',
    run: ({joint, newPaper}) =>
      [{}, {z: 3}].map((place) =>
        [true, false].map((isElementLast) => {
          const {graph, paper} = newPaper();
          const link = new joint.shapes.standard.Link({id: 'link', target: {x: 90, y: 20}, ...place});
          const element = new joint.shapes.standard.Rectangle({id: 'element', ...place});
          graph.resetCells(isElementLast ? [link, element] : [element, link]);
          element.toFront();
          return [...paper.svg.querySelectorAll('[model-id]')].map((node) => node.getAttribute('model-id'));
        }),
      ),
    expected: [
      [
        ['element', 'link'],
        ['link', 'element'],
      ],
      [
        ['element', 'link'],
        ['link', 'element'],
      ],
    ],
  },
  {
    member: 'toBack',
    states: "Without `deep`, the [first cell](./Graph.mdx#getFirstCell) of the graph doesn't change.",
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const link = new joint.shapes.standard.Link({id: 'link', target: {x: 90, y: 20}});
      graph.resetCells([link, new joint.shapes.standard.Rectangle({id: 'element'})]);
      const order = () => [...paper.svg.querySelectorAll('[model-id]')].map((node) => node.getAttribute('model-id'));
      return [() => link.toBack(), () => link.set('z', -1)].map((change) => {
        change();
        return order();
      });
    },
    expected: [
      ['element', 'link'],
      ['link', 'element'],
    ],
  },
]);

facts('learn/quickstart/link.mdx', [
  {
    member: 'pitfalls',
    states:
      'If cells without a `z` were loaded with [`resetCells()`](../../api/dia/Graph.mdx#resetCells), the links are also in front. In this case, set the `z` of the links to `-1`.',
    run: ({joint, newPaper}) =>
      [{}, {z: -1}].map((place) => {
        const {graph, paper} = newPaper();
        const link = new joint.shapes.standard.Link({id: 'link', target: {x: 90, y: 20}, ...place});
        graph.resetCells([link, new joint.shapes.standard.Rectangle({id: 'element'})]);
        return [...paper.svg.querySelectorAll('[model-id]')].map((node) => node.getAttribute('model-id'));
      }),
    expected: [
      ['element', 'link'],
      ['link', 'element'],
    ],
  },
]);

facts('api/dia/Paper.mdx', [
  {
    member: 'options.onViewPostponed',
    states: 'For an element, the default function does nothing and returns `false`, so the paper repeats the update.',
    run: ({joint, newPaper}) => {
      const results: boolean[] = [];
      let updates = 0;
      class View extends joint.dia.ElementView {
        override confirmUpdate(flags: number, options: Record<string, unknown>) {
          super.confirmUpdate(flags, options);
          updates += 1;
          return updates < 3 ? this.getFlag('PORTS') : 0;
        }
      }
      const {graph, paper} = newPaper({elementView: () => View as never});
      const byDefault = paper.options.onViewPostponed as (view: dia.CellView, flag: number, of: dia.Paper) => boolean;
      paper.options.onViewPostponed = (view, flag, of) => {
        results.push(byDefault(view as dia.CellView, flag, of));
        return results.at(-1)!;
      };
      new joint.shapes.standard.Rectangle().addTo(graph);
      return [updates, results];
    },
    expected: [3, [false, false]],
  },
]);
