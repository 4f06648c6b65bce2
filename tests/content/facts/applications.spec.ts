import fs from 'node:fs';
import path from 'node:path';
import {versionNamed, versionNames} from '../../../src/common/versions';
import {expect, facts, test} from '../../support/facts';
import {expectStated} from '../../support/page-proof';
import {projectDir} from '../../support/sites';

// What the pages of applications and demos say about their programs and the library.

facts('learn/applications/org-chart.mdx', [
  {
    member: 'keyboard-and-touch',
    states:
      'This paper is synchronous, so a person who has just been unfolded can get the focus. With `async: true`, the program must call [`updateViews()`](../../api/dia/Paper.mdx#updateViews) first',
    run: async ({joint, newPaper, until}) => {
      const found = [];
      for (const async of [false, true]) {
        const {graph, paper} = newPaper({async});
        const person = new joint.shapes.standard.Rectangle({attrs: {root: {tabindex: -1, display: 'none'}}});
        graph.addCell(person);
        const {el} = person.findView(paper);
        await until(() => el.getAttribute('display') === 'none');
        const hasFocus = () => {
          el.focus();
          return document.activeElement === el;
        };
        person.attr('root/display', null);
        const before = hasFocus();
        paper.updateViews();
        found.push([before, hasFocus()]);
      }
      return found;
    },
    expected: [
      [true, true],
      [false, true],
    ],
  },
  {
    member: 'fold-a-branch',
    states:
      'Hidden cells still have a position. With `useModelGeometry: true`, [`transformToFitContent()`](../../api/dia/Paper.mdx#transformToFitContent) would count them.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const make = (x: number, display: string | null) =>
        new joint.shapes.standard.Rectangle({
          position: {x, y: 0},
          size: {width: 40, height: 20},
          attrs: {root: {display}, body: {strokeWidth: 0}},
        });
      graph.addCells([make(0, null), make(300, 'none')]);
      return [paper.getContentArea().width, paper.getContentArea({useModelGeometry: true}).width];
    },
    expected: [40, 340],
  },
]);

facts('learn/applications/data-flow.mdx', [
  {
    member: 'the-paper-in-an-effect',
    states: "if (graph.hasActiveBatch()) document.dispatchEvent(new MouseEvent('mouseup'));",
    run: ({joint, newPaper}) => {
      const drag = (ends: boolean) => {
        const {graph, paper} = newPaper();
        const box = new joint.shapes.standard.Rectangle({size: {width: 80, height: 40}}).addTo(graph);
        const body = box.findView(paper).findNode('body')!;
        const at = (x: number) => ({bubbles: true, clientX: x, clientY: 20});
        body.dispatchEvent(new MouseEvent('mousedown', at(20)));
        document.dispatchEvent(new MouseEvent('mousemove', at(60)));
        if (ends && graph.hasActiveBatch()) document.dispatchEvent(new MouseEvent('mouseup'));
        paper.remove();
        return graph.hasActiveBatch();
      };
      return [drag(false), drag(true)];
    },
    expected: [true, false],
  },
  {
    member: 'no-cycles',
    states: 'returns all elements that the outgoing links of an element lead to, directly or through other elements:',
    run: ({joint, newGraph}) => {
      const graph = newGraph();
      const ids = ['a', 'b', 'c', 'd'];
      graph.addCells(ids.map((id) => new joint.shapes.standard.Rectangle({id})));
      const wire = (from: string, to: string) =>
        new joint.shapes.standard.Link({source: {id: from}, target: {id: to}}).addTo(graph);
      wire('a', 'b');
      wire('b', 'c');
      wire('d', 'a');
      return graph.getSuccessors(graph.getCell('a') as never).map(({id}) => id);
    },
    expected: ['b', 'c'],
  },
]);

facts('learn/applications/flowchart.mdx', [
  {
    member: 'save-with-a-version',
    states: 'If a link named a missing cell, the paper would throw later, while it draws.',
    run: ({newGraph, newPaper, thrown}) => {
      const json = {
        cells: [{id: 'link', type: 'standard.Link', source: {id: 'missing'}, target: {x: 9, y: 9}}],
      };
      const {graph} = newPaper();
      return [thrown(() => newGraph().fromJSON(json)), thrown(() => graph.fromJSON(json)) !== null];
    },
    expected: [null, true],
  },
]);

facts('learn/demos/highlighters/compared.mdx', [
  {
    states: 'The demo adds no list to links, because a list throws an error there.',
    run: ({joint, newPaper, thrown}) => {
      const {graph, paper} = newPaper();
      const link = new joint.shapes.standard.Link({target: {x: 90, y: 0}, alerts: ['red']}).addTo(graph);
      class Alerts extends joint.highlighters.list {
        protected override createListItem() {
          return joint.V('circle', {r: 4}).node;
        }
      }
      return thrown(() => Alerts.add(link.findView(paper), 'root', 'list', {attribute: 'alerts'})) !== null;
    },
    expected: true,
  },
]);

facts('learn/demos/geometry/shapes.mdx', [
  {
    states:
      'Dashes lead from the single point to the nearest point of the outline. For an ellipse, they lie on the line through its center.',
    run: ({joint: {g}}) => {
      const ellipse = new g.Ellipse({x: 0, y: 0}, 100, 20);
      const point = new g.Point(60, 60);
      const found = ellipse.intersectionWithLineFromCenterToPoint(point);
      // the outline has a nearer point than the one that the dashes lead to
      return [Math.abs(found.x - found.y) < 0.01, point.distance(new g.Point(60, 16)) < point.distance(found)];
    },
    expected: [true, true],
  },
]);

// The programs are TypeScript, so their declarations are the proof of what a page says about their arguments.
const [current] = versionNames.map(versionNamed);
const programs: [file: string, member: string, states: string, source: string, words: string][] = [
  [
    'learn/applications/live-network.mdx',
    'a-feed-and-one-timer',
    'This method takes an object with two maps. `hosts` maps node ids to a state and a load. `wires` maps link ids to a traffic level',
    'live-network/diagram.ts',
    'apply({hosts, wires}: Changes)',
  ],
  [
    'learn/applications/index.mdx',
    'how-the-programs-are-built',
    'You pass it an element of the page and what the program needs, such as the data.',
    'flowchart/editor.ts',
    'startEditor(host: HTMLElement, {onStep, onMessage}: Listener)',
  ],
];
for (const [file, member, states, source, words] of programs) {
  test(`${file}: the arguments in ${source}`, () => {
    expectStated(current!, file, member, states);
    const program = path.join(projectDir, current!.folder, '_demos/applications', source);
    expect(fs.readFileSync(program, 'utf8')).toContain(words);
  });
}
