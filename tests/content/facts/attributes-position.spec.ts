import {facts} from '../../support/facts';

facts('api/dia/attributes.mdx', [
  {
    member: 'how-attributes-are-applied',
    states: '| a port, including the nodes of its label | the `size` of the port',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const group = {
        size: {width: 10, height: 12},
        markup: [{tagName: 'rect', selector: 'box'}],
        attrs: {box: {width: 'calc(w)'}, labelBox: {width: 'calc(w)'}},
        label: {
          size: {width: 30, height: 8},
          markup: [{tagName: 'rect', selector: 'labelBox'}],
          position: {name: 'manual', args: {attrs: {labelBox: {height: 'calc(h)'}}}},
        },
      };
      const element = new joint.shapes.standard.Rectangle({ports: {groups: {group}, items: [{group: 'group'}]}});
      graph.addCell(element);
      const [label, box] = ['joint-port-label', 'joint-port-body'].map((name) =>
        element.findView(paper).el.querySelector(`.${name}`),
      );
      return [box?.getAttribute('width'), label?.getAttribute('width'), label?.getAttribute('height')];
    },
    expected: ['10', '10', '8'],
  },
  {
    member: 'how-attributes-are-applied',
    states:
      'can write the word `undefined` to the SVG attribute instead of removing it. This happens if the node has other special attributes.',
    since: '4.1',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const link = new joint.shapes.standard.Link({source: {x: 0, y: 0}, target: {x: 100, y: 0}});
      graph.addCell(link);
      link.attr('line/targetMarker', null);
      return link.findView(paper).findNode('line')?.getAttribute('marker-end');
    },
    expected: 'undefined',
  },
  {
    member: 'calc',
    states: 'For a negative value, write `calc(-1 * w)`.',
    since: '4.1',
    run: ({joint}) => joint.util.evalCalcExpression('calc(-1 * w)', {x: 0, y: 0, width: 200, height: 100}),
    expected: '-200',
  },
  {
    member: 'calc',
    states:
      'nest one `calc()` in another: `calc(w + calc(h))`. The inner expression is computed first. For a negative value, write `calc(-1 * w)`. Other forms throw `Invalid calc() expression: ...` while the view is drawn. Examples are `calc(w + h)`, `calc(10 + w)`',
    since: '4.1',
    run: ({joint, thrown}) => {
      const box = {x: 0, y: 0, width: 200, height: 100};
      return [
        joint.util.evalCalcExpression('calc(w + calc(h))', box),
        thrown(() => joint.util.evalCalcExpression('calc(w + h)', box)),
        thrown(() => joint.util.evalCalcExpression('calc(10 + w)', box)),
      ];
    },
    expected: ['300', 'Invalid calc() expression: w + h', 'Invalid calc() expression: 10 + w'],
  },
  {
    member: 'calc',
    states: 'a negative result becomes 0',
    run: ({joint}) =>
      ['width', 'stroke-width', 'x'].map((name) =>
        String(joint.dia.CellView.evalAttribute(name, 'calc(w - 300)', new joint.g.Rect(0, 0, 200, 100))),
      ),
    expected: ['0', '0', '-100'],
  },
  {
    member: 'ref',
    states: 'An unknown selector throws `dia.CellView: "..." reference does not exist.`',
    run: ({joint, newPaper, thrown}) => {
      const {graph} = newPaper();
      const element = new joint.shapes.standard.Rectangle({attrs: {body: {ref: 'nobody'}}});
      return thrown(() => graph.addCell(element));
    },
    expected: 'dia.CellView: "nobody" reference does not exist.',
  },
  {
    member: 'xAlignment',
    states:
      "Percentages and fractions move the node in opposite directions: `'50%'` moves it to the left, and `0.5` moves it to the right.",
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      return ['50%', 0.5, 'right'].map((xAlignment) => {
        const element = new joint.shapes.standard.Rectangle({attrs: {body: {x: 5, width: 40, height: 20, xAlignment}}});
        graph.addCell(element);
        return joint.V(element.findView(paper).findNode('body') as SVGElement).translate().tx;
      });
    },
    expected: [-25, 15, -45],
  },
  {
    member: 'xAlignment',
    states:
      '| number of at least 1, or of at most -1 | its left edge; the node then moves right by this number of px |\n| number between -1 and 1 | its left edge; the node then moves right by this fraction of its width |',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      return [10, -10, 1, 0.25, -0.25, 0].map((xAlignment) => {
        const element = new joint.shapes.standard.Rectangle({attrs: {body: {x: 5, width: 40, height: 20, xAlignment}}});
        graph.addCell(element);
        return 5 + joint.V(element.findView(paper).findNode('body') as SVGElement).translate().tx;
      });
    },
    expected: [10, -10, 1, 10, -10, 0],
  },
  {
    member: 'refHeight2',
    states: "The two values don't add up: both set `height`, and the later of the two keys wins.",
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle({
        size: {width: 200, height: 100},
      });
      element.attr('body', {height: null, refHeight: '50%', refHeight2: -20});
      graph.addCell(element);
      return element.findView(paper).findNode('body')?.getAttribute('height');
    },
    expected: '80',
  },
  {
    member: 'refDResetOffset',
    states: 'for 200 × 100: M 0 0 L 200 0 L 100 100 Z',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Path({size: {width: 200, height: 100}});
      element.attr('body', {d: null, refD: 'M 0 0 10 0 5 8 Z'});
      graph.addCell(element);
      return element.findView(paper).findNode('body')?.getAttribute('d');
    },
    expected: 'M 0 0 L 200 0 L 100 100 Z',
  },
  {
    member: 'how-attributes-are-applied',
    states: 'the node stays where it is, unless another position, an offset or a `transform` moves it.',
    since: '4.1',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      return [{refX: 20}, {refX: 20, refY: 5}].map((body) => {
        const element = new joint.shapes.standard.Rectangle({size: {width: 80, height: 40}, attrs: {body}});
        graph.addCell(element);
        const place = () => {
          const {tx, ty} = joint.V(element.findView(paper).findNode('body') as SVGElement).translate();
          return [tx, ty];
        };
        const before = place();
        element.attr('body/refX', null);
        const after = place();
        element.removeAttr('body/refX');
        return [before, after, place()];
      });
    },
    expected: [
      [
        [20, 0],
        [20, 0],
        [0, 0],
      ],
      [
        [20, 5],
        [0, 5],
        [0, 5],
      ],
    ],
  },
  {
    member: 'calc',
    states: "In these attributes, `calc()` must be the whole value: `'calc(w)px'` becomes `NaN`",
    run: ({joint}) =>
      ['width', 'strokeWidth', 'x', 'd'].map((name) =>
        String(
          joint.dia.CellView.evalAttribute(
            joint.V.attributeNames[name] ?? name,
            'calc(w)px',
            new joint.g.Rect(0, 0, 200, 100),
          ),
        ),
      ),
    expected: ['NaN', 'NaN', '200px', '200px'],
  },
]);
