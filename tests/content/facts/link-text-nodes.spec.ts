import {transform} from 'sucrase';
import type {dia} from 'joint-core-4.1';
import type * as Joint from 'joint-core-4.1';
import {readPage} from '../../../src/build/content/pages';
import {latestVersion} from '../../../src/common/versions';
import {expect, facts, test} from '../../support/facts';
import {project} from '../../support/sites';

const file = 'learn/features/customizing-shapes/link-subelement-labels.mdx';

const {fences} = readPage(`${latestVersion.folder}/${file}`, project).content;

/** The block of code of the page with these words, as JavaScript. */
const compiled = (words: string): string =>
  transform(fences.find(({code}) => code.includes(words))?.code ?? '', {transforms: ['typescript', 'imports']}).code;

test('the badge of the page stays around its text when the text changes', async ({library}) => {
  const found = await library.evaluate((program) => {
    const {joint} = window as unknown as {joint: typeof Joint};
    document.body.innerHTML = '<div id="paper"></div>';
    // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the program is the one on the page
    const run = new Function('exports', 'require', `${program}; return {paper, pipe};`) as (
      ...args: unknown[]
    ) => unknown;
    const {paper, pipe} = run({}, () => joint) as {paper: dia.Paper; pipe: dia.Link};
    const view = pipe.findView(paper) as dia.LinkView;
    const box = (selector: string) => joint.V(view.findNode(selector) as SVGElement).getBBox({target: view.el});
    const results = ['DN 80', 'a much longer text'].map((text) => {
      pipe.attr('badgeText/text', text);
      const [outer, inner] = [box('badgeBody'), box('badgeText').inflate(6, 3)];
      const {x, y} = view.getPointAtRatio(0.5);
      return [outer.round().equals(inner.round()), outer.containsPoint({x, y})];
    });
    document.body.replaceChildren();
    return results;
  }, compiled('badgeBody'));
  expect(found).toEqual([
    [true, true],
    [true, true],
  ]);
});

facts(file, [
  {
    member: 'change-a-label-later',
    states: 'The paper can then draw all labels of the link again, for example if it is asynchronous.',
    run: ({joint, newPaper}) =>
      ['synchronous', 'asynchronous', 'frozen'].map((mode) => {
        const {graph, paper} = newPaper({async: mode === 'asynchronous'});
        const link = new joint.shapes.standard.Link({
          source: {x: 0, y: 50},
          target: {x: 200, y: 50},
          labels: [{attrs: {text: {text: 'one'}}}, {attrs: {text: {text: 'two'}}}],
        });
        graph.addCell(link);
        paper.updateViews();
        const view = link.findView(paper) as dia.LinkView;
        const nodes = () => [0, 1].map((index) => view.findLabelNode(index, 'text'));
        const before = nodes();
        if (mode === 'frozen') {
          paper.freeze();
        }
        link.label(0, {attrs: {text: {text: 'three'}}});
        paper.unfreeze();
        paper.updateViews();
        return nodes().map((node, index) => node === before[index]);
      }),
    expected: [
      [true, true],
      [false, false],
      [false, false],
    ],
  },
  {
    member: 'the-text-is-not-centered',
    states: "The built-in attributes for `text` and `rect` don't apply to labels with their own markup.",
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const own = joint.util.svg`<rect @selector="rect"/><text @selector="text"/>`;
      return [undefined, own].map((markup) => {
        const link = new joint.shapes.standard.Link({
          source: {x: 0, y: 50},
          target: {x: 200, y: 50},
          labels: [{...(markup && {markup}), attrs: {text: {text: 'caption'}}}],
        });
        graph.addCell(link);
        const text = (link.findView(paper) as dia.LinkView).findLabelNode(0, 'text')!;
        return ['text-anchor', 'pointer-events'].map((name) => text.getAttribute(name));
      });
    },
    expected: [
      ['middle', 'none'],
      [null, null],
    ],
  },
  {
    member: 'the-box-is-far-away-from-the-text',
    states: 'so the box is moved twice.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const place = {atConnectionRatioIgnoreGradient: 0.5};
      const box = {ref: 'text', x: 'calc(x)', y: 'calc(y)', width: 'calc(w)', height: 'calc(h)'};
      const link = new joint.dia.Link({
        type: 'test.Pipe',
        source: {x: 0, y: 100},
        target: {x: 200, y: 100},
        markup: joint.util.svg`<path @selector="line"/><rect @selector="box"/><text @selector="text"/>`,
        attrs: {line: {connection: true}, text: {...place, text: 'DN 50'}, box: {...place, ...box}},
      });
      graph.addCell(link);
      const view = link.findView(paper) as dia.LinkView;
      const at = (selector: string) => joint.V(view.findNode(selector) as SVGElement).getBBox({target: view.el});
      return [Math.round(at('box').x - at('text').x), Math.round(at('box').y - at('text').y)];
    },
    expected: [100, 100],
  },
  {
    member: 'the-label-is-gone-and-an-error-is-thrown',
    states: 'If another label takes its place in the list, the drag moves that label.',
    run: ({joint, newPaper}) => {
      const press = (labelMove: boolean, count: number) => {
        const {graph, paper} = newPaper({interactive: {labelMove}});
        const button = {x: -10, y: -10, width: 20, height: 20, event: 'test:remove'};
        const label = (distance: number) => ({
          markup: joint.util.svg`<rect @selector="button"/>`,
          attrs: {button},
          position: {distance},
        });
        const link = new joint.shapes.standard.Link({
          source: {x: 0, y: 50},
          target: {x: 200, y: 50},
          labels: [label(0.25), label(0.75)].slice(0, count),
        });
        graph.addCell(link);
        paper.on('test:remove', (view: dia.LinkView) => view.model.removeLabel(0));
        let message: string | null = null;
        const listen = (event: ErrorEvent) => {
          event.preventDefault();
          message = event.message;
        };
        window.addEventListener('error', listen);
        const {x, y} = paper.localToClientPoint(50, 50);
        const at = (dx: number) => ({bubbles: true, clientX: x + dx, clientY: y});
        const node = (link.findView(paper) as dia.LinkView).findLabelNode(0, 'button');
        node?.dispatchEvent(new MouseEvent('mousedown', at(0)));
        document.dispatchEvent(new MouseEvent('mousemove', at(-40)));
        document.dispatchEvent(new MouseEvent('mouseup', at(-40)));
        window.removeEventListener('error', listen);
        const [rest] = link.labels();
        return [message, rest ? (rest.position as dia.Link.LabelPosition).distance : null];
      };
      return [press(true, 1), press(false, 1), press(true, 2), press(false, 2)];
    },
    expected: [
      ["Uncaught TypeError: Cannot read properties of undefined (reading 'position')", null],
      [null, null],
      [null, 0.55],
      [null, 0.75],
    ],
  },
  {
    member: 'the-label-is-gone-and-an-error-is-thrown',
    states: 'Pass `{ async: false }` to `removeLabel()`.',
    run: ({joint, newPaper}) =>
      [{}, {async: false}].map((options) => {
        const {graph, paper} = newPaper({async: true, interactive: {labelMove: true}});
        const link = new joint.shapes.standard.Link({
          source: {x: 0, y: 50},
          target: {x: 200, y: 50},
          labels: [{attrs: {text: {text: 'caption'}}}],
        });
        graph.addCell(link);
        paper.updateViews();
        paper.on('link:pointerclick', (view: dia.LinkView) => view.model.removeLabel(0, options));
        const node = (link.findView(paper) as dia.LinkView).findLabelNode(0, 'rect')!;
        let message: string | null = null;
        const listen = (event: ErrorEvent) => {
          event.preventDefault();
          message = event.message;
        };
        window.addEventListener('error', listen);
        // What the browser sends for a tap: touch events, then mouse events where the label was.
        const touch = [new Touch({identifier: 1, target: node, clientX: 5, clientY: 5})];
        const list = {bubbles: true, touches: touch, targetTouches: touch, changedTouches: touch};
        node.dispatchEvent(new TouchEvent('touchstart', list));
        node.dispatchEvent(new TouchEvent('touchend', {...list, touches: [], targetTouches: []}));
        const left = link.labels().length;
        node.dispatchEvent(new MouseEvent('mousedown', {bubbles: true, clientX: 5, clientY: 5}));
        window.removeEventListener('error', listen);
        return [left, message];
      }),
    expected: [
      [0, "Uncaught TypeError: Cannot read properties of undefined (reading 'position')"],
      [0, null],
    ],
  },
  {
    member: 'errors-while-a-label-is-drawn',
    states: '`dia.LinkView: ambiguous label root selector.` | a node has the selector `root`',
    run: ({joint, newPaper, thrown}) => {
      const error = (label: object) =>
        thrown(() =>
          newPaper().graph.addCell(
            new joint.shapes.standard.Link({source: {x: 0, y: 5}, target: {x: 20, y: 5}, labels: [label]}),
          ),
        );
      const rect = (selector: string) => ({tagName: 'rect', selector});
      return [
        error({markup: rect('a')}),
        error({markup: []}),
        error({markup: [rect('root')]}),
        error({markup: [rect('a'), rect('a')]}),
        error({markup: [rect('a')], attrs: {a: {ref: '...', width: 'calc(w)'}}}),
      ];
    },
    expected: [
      'dia.linkView: invalid label markup',
      'dia.LinkView: invalid label markup.',
      'dia.LinkView: ambiguous label root selector.',
      'json-dom-parser: selector must be unique',
      'dia.CellView: "..." reference does not exist.',
    ],
  },
]);
