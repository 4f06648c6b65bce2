import {facts} from '../../support/facts';

// What a call leaves out: ports and labels in an update, parallel segments in a search, values that are `null`.

facts('learn/features/customizing-shapes/relative-dimensions.mdx', [
  {
    member: 'where-calc-works',
    states:
      "In other SVG attributes, the library doesn't compute the expression, and writes the text to the DOM unchanged.",
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const body = {strokeWidth: 'calc(w / 40)', strokeDasharray: 'calc(w)', refWidth: 'calc(w)'};
      const element = new joint.shapes.standard.Rectangle({size: {width: 80, height: 40}, attrs: {body}});
      const node = element.addTo(graph).findView(paper).findNode('body');
      return ['stroke-width', 'stroke-dasharray', 'ref-width'].map((name) => node?.getAttribute(name));
    },
    expected: ['2', 'calc(w)', null],
  },
  {
    member: 'the-box-around-the-text-is-too-small',
    states:
      "The method skips ports. For the box of a port, call `view.requestUpdate(view.getFlag('PORTS'))`. For the box of a link label, call `linkView.requestUpdate(linkView.getFlag('LABELS'))`.",
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const markup = [
        {tagName: 'text', selector: 'words'},
        {tagName: 'rect', selector: 'box'},
      ];
      const attrs = {words: {text: 'A long text'}, box: {ref: 'words', width: 'calc(w)', height: 'calc(h)'}};
      paper.el.style.display = 'none';
      const element = new joint.dia.Element({
        type: 'test.Box',
        size: {width: 50, height: 50},
        markup,
        attrs,
        ports: {items: [{id: 'port', markup, attrs}]},
      });
      const link = new joint.shapes.standard.Link({source: {x: 0, y: 0}, target: {x: 200, y: 0}});
      link.labels([{markup, attrs}]);
      graph.addCells([element, link]);
      paper.el.style.display = '';
      const [view, linkView] = [element, link].map((cell) => cell.findView(paper));
      const nodes = () => [
        view!.findNode('box'),
        (view as unknown as {findPortNode: (id: string, selector: string) => Element}).findPortNode('port', 'box'),
        (linkView as unknown as {findLabelNode: (index: number, selector: string) => Element}).findLabelNode(0, 'box'),
      ];
      const haveWidth = () => nodes().map((node) => Number(node!.getAttribute('width')) > 0);
      const all = [haveWidth()];
      const update = (of: typeof view) => (of as unknown as {update: () => void}).update();
      update(view);
      update(linkView);
      all.push(haveWidth());
      view!.requestUpdate(view!.getFlag('PORTS'));
      linkView!.requestUpdate(linkView!.getFlag('LABELS'));
      all.push(haveWidth());
      return all;
    },
    expected: [
      [false, false, false],
      [true, false, false],
      [true, true, true],
    ],
  },
]);

facts('api/dia/ElementView.mdx', [
  {
    member: 'update',
    states: "The nodes of ports don't change.",
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle({
        size: {width: 50, height: 50},
        ports: {items: [{id: 'port', markup: [{tagName: 'circle', selector: 'dot'}], attrs: {dot: {r: 5}}}]},
      });
      graph.addCell(element);
      const view = element.findView(paper) as unknown as {
        findNode: (selector: string) => Element;
        findPortNode: (id: string, selector: string) => Element;
        update: () => void;
      };
      const [body, dot] = [view.findNode('body'), view.findPortNode('port', 'dot')];
      body.setAttribute('width', '1');
      dot.setAttribute('r', '1');
      view.update();
      return [body.getAttribute('width'), dot.getAttribute('r')];
    },
    expected: ['50', '1'],
  },
]);

facts('api/dia/Link.mdx', [
  {
    member: 'labels-of-a-link',
    states: 'sets `w` and `h` of `calc()` in `attrs`, except in nodes with a `ref`, such as the default `rect` |',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const size = {width: 77, height: 10};
      const markup = [{tagName: 'rect', selector: 'body'}] as const;
      const attrs = {body: {width: 'calc(w)', height: 'calc(h)'}};
      new joint.shapes.standard.Link({
        source: {x: 0, y: 0},
        target: {x: 200, y: 0},
        labels: [
          {size, attrs: {text: {text: 'A'}}},
          {size, markup: [...markup], attrs},
        ],
      }).addTo(graph);
      return [...paper.svg.querySelectorAll('.label > rect')].map((rect) => rect.getAttribute('width') === '77');
    },
    expected: [false, true],
  },
  {
    member: 'define',
    states: "creating a link would throw `Class constructor Pipe cannot be invoked without 'new'`.",
    run: ({joint, thrown}) => {
      class Pipe extends joint.dia.Link {}
      const Wire = joint.dia.Link.define('test.Wire');
      return [Pipe, Wire].map((Parent) => thrown(() => new (Parent.define('test.Child'))()));
    },
    expected: ["Class constructor Pipe cannot be invoked without 'new'", null],
  },
]);

facts('api/dia/LinkView.mdx', [
  {
    member: 'what-a-change-updates',
    states:
      '| `defaultLabel` | nothing at first; its `position` takes effect with the next update of the line, and the rest when the labels change |',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const link = new joint.shapes.standard.Link({source: {x: 0, y: 0}, target: {x: 200, y: 0}});
      link.labels([{attrs: {text: {text: 'A'}}}]).addTo(graph);
      const names = () => [...paper.svg.querySelectorAll('.label > *')].map(({tagName}) => tagName);
      const markup = [{tagName: 'circle', selector: 'dot'}];
      link.set('defaultLabel', {markup});
      const after = names();
      link.appendLabel({});
      const rendered = names();
      const other = new joint.shapes.standard.Link({source: {x: 0, y: 0}, target: {x: 200, y: 0}, labels: [{}]});
      graph.resetCells([other]);
      other.set('labelMarkup', [{tagName: 'ellipse', selector: 'dot'}]);
      return [after, rendered, names()];
    },
    expected: [['rect', 'text'], ['circle', 'circle'], ['ellipse']],
  },
]);

facts('api/dia/attributes.mdx', [
  {
    member: 'refRCircumscribed',
    states: 'A number works as a size in the table above, with the diagonal as the side.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      return ['50%', 0.5, 0, 1, 5, -4].map((refRCircumscribed) => {
        const element = new joint.dia.Element({
          type: 'test.Circle',
          size: {width: 30, height: 40},
          markup: [{tagName: 'circle', selector: 'circle'}],
          attrs: {circle: {refRCircumscribed}},
        });
        graph.addCell(element);
        return element.findView(paper).findNode('circle')!.getAttribute('r');
      });
    },
    expected: ['25', '25', '0', '50', '55', '46'],
  },
  {
    member: 'custom-attributes',
    states:
      '`set` runs on every update of the view, such as after a change of `attrs` or `size`, but not when an element is moved or rotated.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      let calls = 0;
      const set = () => {
        calls += 1;
        return {};
      };
      const Box = joint.dia.Element.define(
        'test.Box',
        {attrs: {body: {myTest: 1}}, size: {width: 50, height: 50}},
        {markup: [{tagName: 'rect', selector: 'body'}]},
        {attributes: {'my-test': {set}}},
      );
      const box = new Box();
      graph.addCell(box);
      const callsOf = (change: () => void) => {
        calls = 0;
        change();
        return calls;
      };
      return [
        paper.findViewByModel(box) !== undefined,
        callsOf(() => box.attr('body/fill', 'red')),
        callsOf(() => box.resize(60, 60)),
        callsOf(() => box.translate(10, 10)),
        callsOf(() => box.rotate(30)),
      ];
    },
    expected: [true, 1, 1, 0, 0],
  },
  {
    member: 'connection',
    states: 'With `null`, the path [stays](#how-attributes-are-applied) until the view is rendered again.',
    until: '4.0',
    unchanged: 'the section on how attributes are applied says what 4.0 did',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const link = new joint.shapes.standard.Link({source: {x: 0, y: 0}, target: {x: 90, y: 0}}).addTo(graph);
      const view = link.findView(paper);
      link.attr('line/connection', null);
      const after = view.findNode('line')!.getAttribute('d');
      view.render();
      return [after, view.findNode('line')!.getAttribute('d')];
    },
    expected: ['M 0 0 L 90 0', null],
  },
]);

facts('api/shapes/standard/Cylinder.mdx', [
  {
    member: 'default-attributes',
    states:
      'With `null`, the outline [stays](../../dia/attributes.mdx#how-attributes-are-applied) until the view is rendered again.',
    until: '4.0',
    unchanged: 'the section on how attributes are applied says what 4.0 did',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const cylinder = new joint.shapes.standard.Cylinder({size: {width: 40, height: 60}}).addTo(graph);
      const view = cylinder.findView(paper);
      const hasOutline = () => view.findNode('body')!.hasAttribute('d');
      cylinder.attr('body/lateralArea', null);
      const after = hasOutline();
      view.render();
      return [after, hasOutline()];
    },
    expected: [true, false],
  },
]);

facts('api/g/Line.mdx', [
  {
    member: 'intersect',
    states: "Returns `null` if the two don't meet, and for two parallel lines, even if one lies on the other.",
    run: ({joint: {g}}) => {
      const line = new g.Line('0 0', '10 0');
      return ['2 0', '0 0', '5 -5'].map((start) =>
        String(line.intersect(new g.Line(start, start === '5 -5' ? '5 5' : '8 0'))),
      );
    },
    expected: ['null', 'null', '5@0'],
  },
]);

facts('api/g/intersection.mdx', [
  {
    member: 'polylineWithLine',
    states: "Segments that are parallel to the line, or lie on it, don't count.",
    run: ({joint: {g}}) => {
      const polyline = new g.Polyline('0,0 10,0');
      return [
        g.intersection.polylineWithLine(polyline, new g.Line('2 0', '8 0')),
        g.intersection.polylineWithLine(polyline, new g.Line('5 -5', '5 0')),
        g.intersection.polylineWithPolyline(polyline, new g.Polyline('2,0 8,0')),
      ];
    },
    expected: [false, true, false],
  },
]);
