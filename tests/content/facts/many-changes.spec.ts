import type {dia} from 'joint-core-4.1';
import {type Fact, facts} from '../../support/facts';

/** How often a link is drawn, and whether its first change is to be seen at once. */
const drawings: Fact['run'] = ({joint, newPaper}) => {
  const draw = (
    options: dia.Paper.Options,
    before: (graph: dia.Graph, paper: dia.Paper) => void,
    after: (graph: dia.Graph, paper: dia.Paper) => void,
  ) => {
    let drawn = 0;
    const {graph, paper} = newPaper({
      ...options,
      onViewUpdate: () => {
        drawn++;
      },
    });
    const link = new joint.shapes.standard.Link({source: {x: 0, y: 0}, target: {x: 90, y: 90}}).addTo(graph);
    paper.updateViews();
    drawn = 0;
    before(graph, paper);
    link.attr('line/stroke', 'red');
    const line = (link.findView(paper) as dia.LinkView).findNode('line');
    const isSeen = line?.getAttribute('stroke') === 'red';
    link.attr('line/stroke', 'blue');
    link.attr('line/strokeWidth', 4);
    after(graph, paper);
    paper.updateViews();
    return [isSeen, line?.getAttribute('stroke'), drawn];
  };
  const nothing = (): void => undefined;
  return {
    batch: draw(
      {},
      (graph) => graph.startBatch('readings'),
      (graph) => graph.stopBatch('readings'),
    ),
    freeze: draw(
      {},
      (_graph, paper) => paper.freeze(),
      (_graph, paper) => paper.unfreeze(),
    ),
    async: draw({async: true}, nothing, nothing),
  };
};

facts('learn/features/performance/index.mdx', [
  {
    member: 'many-changes-per-second',
    states: 'Each cell is then drawn once.',
    run: drawings,
    expected: {batch: [true, 'blue', 3], freeze: [false, 'blue', 1], async: [false, 'blue', 1]},
  },
]);
