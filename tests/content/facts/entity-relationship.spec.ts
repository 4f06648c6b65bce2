import type {dia} from 'joint-core-4.1';
import {facts} from '../../support/facts';

facts('learn/applications/entity-relationship.mdx', [
  {
    member: 'works-with-does-not-work-with',
    states:
      'needs about 60 px between tables side by side. Between tables one above the other, it needs about 40 px. If there is less room, the line goes around the tables',
    // With the padding and the step that lines.ts uses for tables that are far apart
    run: ({joint, newPaper}) => {
      const args = {
        padding: {horizontal: 26, vertical: 14},
        step: 10,
        startDirections: ['right'],
        endDirections: ['left'],
      };
      const passes = (ends: number[][], obstacles: number[][], gate: number[]) => {
        const {graph, paper} = newPaper();
        const [source, target, ...others] = [...ends, ...obstacles].map(
          ([x, y, width, height]) =>
            new joint.shapes.standard.Rectangle({position: {x: x!, y: y!}, size: {width: width!, height: height!}}),
        );
        const link = new joint.shapes.standard.Link({
          source: {id: source!.id, anchor: {name: 'right'}},
          target: {id: target!.id, anchor: {name: 'left'}},
          router: {name: 'manhattan', args},
        });
        graph.addCells([source!, target!, ...others, link]);
        const {sourcePoint, targetPoint, route} = link.findView(paper) as dia.LinkView;
        const line = new joint.g.Polyline([
          sourcePoint,
          ...route.map((point) => new joint.g.Point(point)),
          targetPoint,
        ]);
        const [x1, y1, x2, y2] = gate as [number, number, number, number];
        return line.intersectionWithLine(new joint.g.Line({x: x1, y: y1}, {x: x2, y: y2})) !== null;
      };
      const sideBySide = (gap: number) =>
        [0, 3, 7].map((x) =>
          passes(
            [
              [x, 0, 100, 60],
              [900, 400, 100, 60],
            ],
            [
              [-2000, 200, 2400, 100],
              [400 + gap, 200, 2000, 100],
            ],
            [400, 250, 400 + gap, 250],
          ),
        );
      const stacked = (gap: number) =>
        [0, 3, 7].map((y) =>
          passes(
            [
              [0, y, 100, 60],
              [800, 13, 100, 60],
            ],
            [
              [300, -1000, 150, 1040],
              [300, 40 + gap, 150, 1000],
            ],
            [375, 40, 375, 40 + gap],
          ),
        );
      const every = (found: boolean[]) => found.every(Boolean);
      return [every(sideBySide(64)), every(sideBySide(50)), every(stacked(40)), every(stacked(28))];
    },
    expected: [true, false, true, false],
  },
]);
