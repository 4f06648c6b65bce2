import type {dia} from 'joint-core-4.1';
import {facts} from '../../support/facts';

// What the drag of a link end asks and reports, where an error surfaces, and what a text along a path needs.

facts('api/dia/Link.mdx', [
  {
    member: 'event:change:target',
    states: "isn't `0`, one of the moves creates the link, and the event fires from the next move on.",
    run: ({joint, newPaper}) =>
      [0, 2, 'onleave'].map((magnetThreshold) => {
        const {graph, paper} = newPaper({magnetThreshold});
        const attrs = {body: {magnet: true}};
        graph.addCells(['a', 'b'].map((id) => new joint.shapes.standard.Rectangle({id, attrs})));
        const fired: string[] = [];
        let move = 0;
        graph.on('add', () => fired.push(`add ${move}`));
        graph.on('change:target', () => fired.push(`change:target ${move}`));
        const {x, y} = paper.clientOffset();
        const send = (id: string, type: string) => {
          const event = new MouseEvent(type, {bubbles: true, clientX: x + 10 * move, clientY: y});
          paper.findViewByModel(id).findNode('body')?.dispatchEvent(event);
        };
        send('a', 'mousedown');
        for (move = 1; move <= 4; move++) send('b', 'mousemove');
        return fired.slice(0, 2);
      }),
    expected: [
      ['add 0', 'change:target 1'],
      ['add 3', 'change:target 4'],
      ['add 1', 'change:target 2'],
    ],
  },
]);

facts('api/dia/Paper.mdx', [
  {
    member: 'options.validateConnection',
    states:
      "The paper doesn't ask again about the target that the end already snaps to, even if your rule has changed since.",
    run: ({joint, newPaper, gestureOn}) => {
      const rule = {accepts: true, calls: 0};
      const validateConnection = () => {
        rule.calls += 1;
        return rule.accepts;
      };
      const {graph, paper} = newPaper({snapLinks: true, validateConnection});
      const [a, b] = [0, 200].map((x) => new joint.shapes.standard.Rectangle({position: {x, y: 0}}));
      graph.addCells([a!.resize(40, 40), b!.resize(40, 40)]);
      const link = new joint.shapes.standard.Link({source: {id: a!.id}, target: {x: 100, y: 200}}).addTo(graph);
      const view = link.findView(paper) as dia.LinkView;
      const callsOf = (moves: number[]) => {
        view.startArrowheadMove('target');
        const gesture = gestureOn(view);
        const calls = moves.map((x) => {
          rule.calls = 0;
          gesture.pointermove(x, 20);
          if (x === 190) rule.accepts = false;
          return rule.calls;
        });
        gesture.pointerup(moves.at(-1)!, 20);
        return [calls, link.target().id === b!.id];
      };
      const snapped = callsOf([180, 190, 200]);
      link.target({x: 100, y: 200});
      return [snapped, callsOf([180, 185, 200])];
    },
    expected: [
      [[1, 0, 0], true],
      [[1, 1, 1], false],
    ],
  },
]);

facts('api/dia/attributes.mdx', [
  {
    member: 'textPath',
    states: 'If `d` is already in the markup, add an empty entry, such as `curve: {}`.',
    run: ({joint, newGraph, newPaper}) => {
      const graph = newGraph();
      const {paper} = newPaper({model: graph});
      const markup = [
        {tagName: 'path', selector: 'curve', attributes: {d: 'M 0 100 L 200 0'}},
        {tagName: 'text', selector: 'label'},
      ];
      const label = {text: 'Uphill', textPath: {selector: 'curve'}};
      return [{label}, {curve: {}, label}].map((attrs) => {
        const view = new joint.dia.Element({type: 'test.Curve', markup, attrs}).addTo(graph).findView(paper);
        const href = view.el.querySelector('textPath')?.getAttribute('xlink:href');
        return [href === '#', href === `#${view.findNode('curve')?.id}` && href !== '#'];
      });
    },
    expected: [
      [true, false],
      [false, true],
    ],
  },
  {
    member: 'textPath',
    states: 'New labels of a link are drawn before its path has an `id`.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const text = {text: 'Scheldt', textPath: {selector: 'line'}};
      const labels = [{markup: [{tagName: 'text', selector: 'text'}], attrs: {text}}];
      const ends = {source: {x: 0, y: 0}, target: {x: 100, y: 0}};
      const {el} = new joint.shapes.standard.Link({...ends, labels}).addTo(graph).findView(paper);
      return el.querySelector('textPath')?.getAttribute('xlink:href');
    },
    expected: '#',
  },
]);

const unfreezeThrows = 'If the paper is frozen, [`unfreeze()`](./Paper.mdx#unfreeze) throws';

facts('api/dia/LinkView.mdx', [
  {
    member: 'errors',
    states: `${unfreezeThrows} instead.`,
    run: ({joint, newPaper, thrown}) => {
      const {graph, paper} = newPaper({frozen: true});
      const link = new joint.shapes.standard.Link({source: {id: 'gone'}, target: {x: 1, y: 1}});
      return [thrown(() => link.addTo(graph)), thrown(() => paper.unfreeze())];
    },
    expected: [null, 'LinkView: invalid source cell.'],
  },
]);

facts('api/dia/CellView.mdx', [
  {
    member: 'errors',
    states: `${unfreezeThrows} instead.`,
    run: ({joint, newPaper, thrown}) => {
      const {graph, paper} = newPaper({frozen: true});
      const element = new joint.shapes.standard.Rectangle({attrs: {body: {ref: 'gone', refX: 1}}});
      return [thrown(() => element.addTo(graph)), thrown(() => paper.unfreeze())];
    },
    expected: [null, 'dia.CellView: "gone" reference does not exist.'],
  },
]);

facts('api/dia/ElementView.mdx', [
  {
    member: 'errors',
    states: `${unfreezeThrows} them instead.`,
    run: ({joint, newPaper, thrown}) => {
      const {graph, paper} = newPaper({frozen: true});
      const element = new joint.dia.Element({type: 'test.Bare'});
      return [thrown(() => element.addTo(graph)), thrown(() => paper.unfreeze())];
    },
    expected: [null, 'dia.ElementView: markup required'],
  },
]);

facts('api/anchors.mdx', [
  {
    member: 'choose-an-anchor',
    states: "shapes whose labels and ports don't stick out.",
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const ports = {groups: {out: {position: 'right'}}, items: [{group: 'out'}]};
      return [{}, ports].map((each) => {
        const element = new joint.shapes.standard.Rectangle({size: {width: 100, height: 40}, ports: each});
        const ends = {source: {id: element.id}, target: {x: 300, y: 20}};
        graph.addCells([element, new joint.shapes.standard.Link(ends)]);
        const [link] = graph.getConnectedLinks(element);
        return (link!.findView(paper) as dia.LinkView).getEndAnchor('source').x;
      });
    },
    expected: [50, 55],
  },
]);

facts('api/util/index.mdx', [
  {
    member: 'debounce',
    states: "that includes the time after a single call, although `func` won't run again.",
    run: ({joint, onStoppedClock}) =>
      onStoppedClock((pass) => {
        let calls = 0;
        const wait = joint.util.debounce(() => (calls += 1), 50, {leading: true}) as unknown as {
          (): number;
          pending: () => boolean;
        };
        wait();
        const during = wait.pending();
        pass(100);
        return [during, wait.pending(), calls];
      }),
    expected: [true, false, 1],
  },
]);

facts('learn/features/undo-redo.mdx', [
  {
    member: 'undo-takes-too-many-steps',
    states: 'Your code makes several changes without a batch, so each change is a separate step.',
    run: ({joint, newGraph}) => {
      const graph = newGraph();
      const element = new joint.shapes.standard.Rectangle().addTo(graph);
      let changes = 0;
      graph.on('change', () => (changes += 1));
      element.attr('body/fill', 'red');
      element.attr('body/stroke', 'red');
      element.resize(50, 50);
      return changes;
    },
    expected: 3,
  },
]);
