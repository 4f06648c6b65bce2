import {transform} from 'sucrase';
import type {dia} from 'joint-core-4.1';
import type * as Joint from 'joint-core-4.1';
import {readPage} from '../../../src/build/content/pages';
import {latestVersion} from '../../../src/common/versions';
import {expect, facts, test} from '../../support/facts';
import {project} from '../../support/sites';

const file = 'learn/features/labels.mdx';
const {fences} = readPage(`${latestVersion.folder}/${file}`, project).content;

/** The block of code of the page with these words, as JavaScript. */
const compiled = (words: string): string =>
  transform(fences.find(({code}) => code.includes(words))?.code ?? '', {transforms: ['typescript', 'imports']}).code;

test('the program of the page adds, edits and removes labels on a double-click', async ({library}) => {
  const found = await library.evaluate((program) => {
    const {joint} = window as unknown as {joint: typeof Joint};
    const graph = new joint.dia.Graph({}, {cellNamespace: joint.shapes});
    const el = document.createElement('div');
    document.body.append(el);
    const paper = new joint.dia.Paper({el, model: graph, width: 400, height: 300, cellViewNamespace: joint.shapes});
    const link = new joint.shapes.standard.Link({source: {x: 0, y: 100}, target: {x: 200, y: 100}});
    graph.addCell(link);
    let answer: string | null = null;
    const asked: string[] = [];
    const prompt = (_title: string, old: string) => {
      asked.push(old);
      return answer;
    };
    // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the program is the one on the page
    const run = new Function('exports', 'require', 'paper', 'prompt', program) as (...args: unknown[]) => void;
    run({}, () => joint, paper, prompt);
    const view = link.findView(paper) as dia.LinkView;
    const press = (node: Element | null, given: string | null) => {
      answer = given;
      const {x, y} = paper.localToClientPoint(50, 110);
      node?.dispatchEvent(new MouseEvent('dblclick', {bubbles: true, clientX: x, clientY: y}));
      return link.labels().map(({attrs, position}) => [attrs?.text?.text, position]);
    };
    const line = view.findNode('wrapper');
    const results = [press(line, null), press(line, ''), press(line, 'new')];
    const label = () => view.findLabelNode(0, 'rect');
    results.push(press(label(), 'other'), press(label(), ''));
    document.body.replaceChildren();
    return {results, asked};
  }, compiled('link:pointerdblclick'));
  const position = {distance: 0.25, offset: 10, angle: 0};
  expect(found).toEqual({
    results: [[], [], [['new', position]], [['other', position]], []],
    asked: ['', '', '', 'new', 'other'],
  });
});

test('the program of the page gives all labels of a class their style and place', async ({library}) => {
  const found = await library.evaluate((program) => {
    const {joint} = window as unknown as {joint: typeof Joint};
    document.body.innerHTML = '<div id="paper"></div>';
    // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the program is the one on the page
    const run = new Function('exports', 'require', `${program}; return {graph, paper};`) as (
      ...args: unknown[]
    ) => unknown;
    const {graph, paper} = run({}, () => joint) as {graph: dia.Graph; paper: dia.Paper};
    const [link] = graph.getLinks();
    const view = link!.findView(paper) as dia.LinkView;
    link!.appendLabel({attrs: {text: {text: 'number'}}, position: -40});
    const results = [0, 1, 2].map((index) => {
      const {e: x, f: y, b} = (view.findLabelNode(index) as SVGGElement).transform.baseVal.consolidate()!.matrix;
      const left = Math.round(view.getConnectionLength() - view.getClosestPointLength({x, y}));
      return [left, Math.round(view.getClosestPoint({x, y}).distance({x, y})), Math.abs(b) > 0.1];
    });
    const without = link!.clone().labels([]);
    graph.addCell(without);
    const labels = without.findView(paper).el.querySelectorAll('.label').length;
    document.body.replaceChildren();
    return [...results, labels];
  }, compiled('defaultLabel'));
  expect(found).toEqual([[257, 12, true], [40, 12, true], [40, 0, false], 0]);
});

facts(file, [
  {
    member: 'place-a-label',
    states: 'Therefore, `1` is the end of the line, but `1.5` is a point 1.5 px from the start of the line.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      return [0.5, 0.75, 20, -24, 0, 1, 1.5].map((position) => {
        const link = new joint.shapes.standard.Link({
          source: {x: 0, y: 50},
          target: {x: 200, y: 50},
          labels: [{attrs: {text: {text: 'a'}}, position}],
        });
        graph.addCell(link);
        const node = (link.findView(paper) as dia.LinkView).findLabelNode(0) as SVGGElement;
        return node.transform.baseVal.consolidate()?.matrix.e;
      });
    },
    expected: [100, 150, 20, 176, 0, 200, 1.5],
  },
  {
    member: 'place-a-label',
    states: 'If you change a number to an object later, repeat the distance. Otherwise, the label moves to the middle.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const link = new joint.shapes.standard.Link({
        source: {x: 0, y: 50},
        target: {x: 200, y: 50},
        labels: [{attrs: {text: {text: 'a'}}, position: 0.25}],
      });
      graph.addCell(link);
      const place = (position: dia.Link.LabelPosition) => {
        link.label(0, {position});
        const node = (link.findView(paper) as dia.LinkView).findLabelNode(0) as SVGGElement;
        const {e, f} = node.transform.baseVal.consolidate()!.matrix;
        return [e, f];
      };
      return [place({offset: -10}), place({distance: 0.25}), place({offset: -20})];
    },
    expected: [
      [100, 40],
      [50, 40],
      [50, 30],
    ],
  },
  {
    member: 'move-a-label-off-the-line',
    states: 'the label stays 16 px above its point on the line, whatever the direction',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const places = (offset: dia.Link.LabelPosition['offset']) =>
        [
          {x: 200, y: 100},
          {x: 100, y: 0},
          {x: 0, y: 100},
        ].map((target) => {
          const link = new joint.shapes.standard.Link({
            source: {x: 100, y: 100},
            target,
            labels: [{attrs: {text: {text: 'a'}}, position: {distance: 50, offset}}],
          });
          graph.addCell(link);
          const view = link.findView(paper) as dia.LinkView;
          const {e, f} = (view.findLabelNode(0) as SVGGElement).transform.baseVal.consolidate()!.matrix;
          const {x, y} = view.getPointAtLength(50);
          return `${e - x} ${f - y}`;
        });
      return [places({x: 0, y: -16}), places(16)];
    },
    expected: [
      ['0 -16', '0 -16', '0 -16'],
      ['0 16', '16 0', '0 -16'],
    ],
  },
  {
    member: 'rotate-a-label',
    states: 'It has no effect without `keepGradient`.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const turned = (args: object, angle = 0) => {
        const link = new joint.shapes.standard.Link({
          source: {x: 200, y: 50},
          target: {x: 0, y: 50},
          labels: [{attrs: {text: {text: 'a'}}, position: {angle, args}}],
        });
        graph.addCell(link);
        const node = (link.findView(paper) as dia.LinkView).findLabelNode(0) as SVGGElement;
        return Math.round(node.transform.baseVal.consolidate()!.matrix.a);
      };
      const ensureLegibility = true;
      return [
        turned({keepGradient: true}),
        turned({keepGradient: true, ensureLegibility}),
        turned({ensureLegibility}, 180),
        turned({keepGradient: true, ensureLegibility}, 180),
      ];
    },
    expected: [-1, 1, -1, 1],
  },
  {
    member: 'let-users-move-labels',
    states: 'With the `args` in the example, a drag stores the distance in px from the target.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper({interactive: {labelMove: true}});
      return [{}, {absoluteDistance: true, reverseDistance: true}].map((args) => {
        const link = new joint.shapes.standard.Link({
          source: {x: 0, y: 100},
          target: {x: 200, y: 100},
          labels: [{attrs: {text: {text: 'a'}}, position: {distance: -60, args}}],
        });
        graph.addCell(link);
        const {x, y} = paper.localToClientPoint(140, 100);
        const at = (dx: number, dy: number) => ({bubbles: true, clientX: x + dx, clientY: y + dy});
        const node = (link.findView(paper) as dia.LinkView).findLabelNode(0, 'rect');
        node?.dispatchEvent(new MouseEvent('mousedown', at(0, 0)));
        document.dispatchEvent(new MouseEvent('mousemove', at(-40, 20)));
        document.dispatchEvent(new MouseEvent('mouseup', at(-40, 20)));
        const {distance, offset} = link.label(0).position as dia.Link.LabelPosition;
        return [distance, offset];
      });
    },
    expected: [
      [0.5, 20],
      [-100, 20],
    ],
  },
  {
    member: 'let-users-move-labels',
    states: 'a drag changes only the distance. A label with an offset keeps the offset.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper({interactive: {labelMove: true}, snapLabels: true});
      const link = new joint.shapes.standard.Link({
        source: {x: 0, y: 100},
        target: {x: 200, y: 100},
        labels: [{attrs: {text: {text: 'a'}}, position: {distance: 0.5, offset: -30}}],
      });
      graph.addCell(link);
      const {x, y} = paper.localToClientPoint(100, 70);
      const at = (dx: number, dy: number) => ({bubbles: true, clientX: x + dx, clientY: y + dy});
      const node = (link.findView(paper) as dia.LinkView).findLabelNode(0, 'rect');
      node?.dispatchEvent(new MouseEvent('mousedown', at(0, 0)));
      document.dispatchEvent(new MouseEvent('mousemove', at(50, 60)));
      document.dispatchEvent(new MouseEvent('mouseup', at(50, 60)));
      const {distance, offset} = link.label(0).position as dia.Link.LabelPosition;
      return [distance, offset];
    },
    expected: [0.75, -30],
  },
  {
    member: 'the-wrapped-label-is-empty',
    states: '`textWrap` has no `height`, and the label has no `size`.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const lines = (textWrap: object, size?: dia.Size) => {
        const text = 'Delivered on every second Monday of the month';
        const link = new joint.shapes.standard.Link({
          source: {x: 0, y: 100},
          target: {x: 200, y: 100},
          labels: [{attrs: {text: {text, textWrap}}, ...(size && {size})}],
        });
        graph.addCell(link);
        const node = (link.findView(paper) as dia.LinkView).findLabelNode(0, 'text') as SVGTextElement;
        return node.getBBox().height > 30;
      };
      return [lines({width: 100}), lines({width: 100, height: null}), lines({width: 100}, {width: 100, height: 60})];
    },
    expected: [false, true, true],
  },
  {
    member: 'another-shape-covers-the-label',
    states: 'Methods that fit the paper to its content ignore labels in this layer.',
    run: ({joint, newPaper}) =>
      [false, true].map((labelsLayer) => {
        const {graph, paper} = newPaper({labelsLayer});
        const link = new joint.shapes.standard.Link({
          source: {x: 100, y: 100},
          target: {x: 160, y: 100},
          labels: [{attrs: {text: {text: 'a caption that is longer than its link'}}}],
        });
        const box = new joint.shapes.standard.Rectangle({position: {x: 110, y: 90}, size: {width: 20, height: 20}});
        graph.addCells([link, box]);
        const label = (link.findView(paper) as dia.LinkView).findLabelNode(0)!;
        const order = box.findView(paper).el.compareDocumentPosition(label);
        return [(order & Node.DOCUMENT_POSITION_FOLLOWING) !== 0, paper.getContentBBox().width > 150];
      }),
    expected: [
      [false, true],
      [true, false],
    ],
  },
]);
