import type {dia} from 'joint-core-4.1';
import {facts} from '../../support/facts';

facts('learn/features/highlighters.mdx', [
  {
    member: 'usage',
    states: 'A second `add()` with the same id replaces the first highlighter.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const box = new joint.shapes.standard.Rectangle({size: {width: 60, height: 60}});
      graph.addCell(box);
      const view = box.findView(paper);
      const {mask, opacity} = joint.highlighters;
      const before = mask.get(view, 'a');
      mask.remove(view, 'a');
      mask.removeAll(paper, 'a');
      mask.add(view, 'body', 'a');
      opacity.add(view, 'root', 'a');
      opacity.add(view, 'root', 'b');
      return [before, mask.get(view).length, joint.dia.HighlighterView.get(view).length];
    },
    expected: [null, 0, 2],
  },
  {
    member: 'dim-the-rest',
    states: 'fade all cells that are not connected to it',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const [a, b, c] = ['a', 'b', 'c'].map((id) => new joint.shapes.standard.Rectangle({id}));
      const link = (id: string, source: string, target: string) =>
        new joint.shapes.standard.Link({id, source: {id: source}, target: {id: target}});
      graph.addCells([a!, b!, c!, link('ab', 'a', 'b'), link('bc', 'b', 'c')]);
      const keep = new Set<dia.Cell>([a!, ...graph.getNeighbors(a!), ...graph.getConnectedLinks(a!)]);
      for (const cell of graph.getCells()) {
        if (!keep.has(cell)) joint.highlighters.opacity.add(cell.findView(paper), 'root', 'dimmed');
      }
      return graph
        .getCells()
        .filter((cell) => cell.findView(paper).el.style.opacity === '0.3')
        .map(({id}) => id);
    },
    expected: ['c', 'bc'],
  },
  {
    member: 'marks-that-follow-the-data',
    states:
      'After loading, the `reset` handler draws the marks again. Register this handler after you create the paper',
    run: ({joint, newPaper, newGraph}) => {
      const marksAfterLoading = (late: boolean) => {
        const graph = newGraph();
        let marks: unknown = null;
        let paper: ReturnType<typeof newPaper>['paper'] | null = null;
        const onReset = () => {
          for (const cell of graph.getElements()) {
            const view = paper === null ? undefined : (cell.findView(paper) as dia.CellView | undefined);
            if (!view) marks = 'no view';
            else joint.highlighters.addClass.add(view, 'body', 'invalid', {className: 'invalid'});
          }
        };
        if (!late) graph.on('reset', onReset);
        paper = newPaper({model: graph}).paper;
        if (late) graph.on('reset', onReset);
        graph.fromJSON({cells: [{id: 'a', type: 'standard.Rectangle', invalid: true}]});
        return marks ?? paper.el.querySelectorAll('.invalid').length;
      };
      return [marksAfterLoading(true), marksAfterLoading(false)];
    },
    expected: [1, 'no view'],
  },
  {
    member: 'highlights-are-gone-after-loading',
    states: 'Highlighters belong to the old views and disappear with them.',
    since: '4.1',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const box = new joint.shapes.standard.Rectangle({size: {width: 60, height: 60}});
      graph.addCell(box);
      joint.highlighters.mask.add(box.findView(paper), 'body', 'selected', {layer: 'front'});
      const json = JSON.stringify(graph.toJSON());
      graph.fromJSON(JSON.parse(json) as object);
      return [json.includes('selected'), joint.highlighters.mask.getAll(paper).length];
    },
    expected: [false, 0],
  },
]);

facts('learn/features/highlighters.mdx', [
  {
    member: 'nothing-is-drawn',
    states: "With `joint.js` from a script tag, the message is `Cannot read properties of undefined (reading 'cid')`.",
    run: ({joint, thrown}) => thrown(() => joint.highlighters.mask.add(undefined as never, 'body', 'a')),
    expected: "Cannot read properties of undefined (reading 'cid')",
  },
]);
