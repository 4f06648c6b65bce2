import type {dia} from 'joint-core-4.1';
import {type Fact, facts} from '../../support/facts';

/** A link that is dropped on an output of a wide block: without snapping, with it, and with an input of another block nearer. */
const dropsOnOutput: Fact['run'] = ({joint, newPaper}) => {
  const {graph, paper} = newPaper({
    width: 900,
    linkPinning: false,
    validateConnection: (from, _source, to, target) => from !== to && target?.getAttribute('port-group') === 'in',
  });
  const markup = joint.util.svg`<circle @selector="area" r="6"/>`;
  const group = (position: string) => ({position, markup, attrs: {portRoot: {magnet: true}}});
  const block = (id: string, x: number, y: number) =>
    new joint.shapes.standard.Rectangle({
      id,
      position: {x, y},
      size: {width: 300, height: 40},
      attrs: {root: {magnet: false}},
      ports: {
        groups: {in: group('left'), out: group('right')},
        items: ['in', 'out'].map((port) => ({id: port, group: port})),
      },
    }).addTo(graph);
  const [from, wide] = [block('from', 0, 100), block('wide', 400, 100)];
  const port = (element: dia.Element, id: string) =>
    (element.findView(paper) as dia.ElementView).findPortNode(id, 'area')!;
  const drop = (snapLinks: dia.Paper.Options['snapLinks']) => {
    paper.options.snapLinks = snapLinks;
    const node = port(wide, 'out');
    const {x, y, width} = node.getBoundingClientRect();
    const fire = (type: string, target: Element) =>
      target.dispatchEvent(new MouseEvent(type, {bubbles: true, clientX: x + width / 2, clientY: y + width / 2}));
    fire('mousedown', port(from, 'out'));
    fire('mousemove', node);
    fire('mouseup', node);
    const ends = graph.getLinks().map((link) => `${link.target().id}/${link.target().port}`);
    graph.removeCells(graph.getLinks());
    return ends;
  };
  const found = [drop(false), drop({radius: 10})];
  block('other', 690, 110);
  return [...found, drop({radius: 10})];
};

/** Presses and drags: what a drag moves, and which events fire, without and with the handler of the guide. */
const dragsFromPorts: Fact['run'] = ({joint, newPaper}) => {
  const {graph, paper} = newPaper({linkPinning: true});
  const element = new joint.shapes.standard.Rectangle({
    size: {width: 100, height: 60},
    ports: {
      items: [
        {id: 'in', attrs: {circle: {magnet: 'passive'}}},
        {id: 'out', attrs: {circle: {magnet: true}}},
      ],
    },
  }).addTo(graph);
  const view = element.findView(paper) as dia.ElementView;
  const drag = (node: Element) => {
    element.position(0, 0);
    const names: string[] = [];
    const listener = (name: string) => names.push(name);
    paper.on('all', listener);
    const fire = (type: string, at: number) =>
      node.dispatchEvent(new MouseEvent(type, {bubbles: true, clientX: at, clientY: at}));
    fire('mousedown', 100);
    fire('mousemove', 140);
    fire('mouseup', 140);
    paper.off('all', listener);
    const links = graph.getLinks().length;
    graph.removeCells(graph.getLinks());
    const wanted = ['element:pointerdown', 'element:pointerclick'].filter((name) => names.includes(name));
    return [element.position().x > 0, links, wanted.length];
  };
  const [input, output, text, body] = [
    view.findPortNode('in', 'circle')!,
    view.findPortNode('out', 'circle')!,
    view.findPortNode('in', 'text')!,
    view.findNode('body') as Element,
  ];
  const before = [drag(input), drag(output)];
  paper.options.validateMagnet = () => false;
  before.push(drag(output));
  paper.options.validateMagnet = (_view, magnet) => magnet.getAttribute('magnet') !== 'passive';
  paper.options.clickThreshold = 100;
  paper.on('element:magnet:pointerdown', (pressed: dia.ElementView, evt: dia.Event, magnet: SVGElement) => {
    if (magnet.getAttribute('magnet') === 'passive') pressed.preventDefaultInteraction(evt);
  });
  return [before, [drag(input), drag(output), drag(text), drag(body)]];
};

const drops = [[], ['wide/in'], ['other/in']];

facts('api/dia/Paper.mdx', [
  {
    member: 'options.snapLinks',
    states: 'A link that is dropped on a rejected port, such as an output, can be connected to another target.',
    run: dropsOnOutput,
    expected: drops,
  },
]);

facts('learn/features/snap-to-objects/index.mdx', [
  {
    member: 'snap-link-ends',
    states:
      'connects a dragged end to an element near the pointer, or to one of its magnets. The target with the nearest',
    run: dropsOnOutput,
    expected: drops,
  },
]);

facts('learn/features/ports.mdx', [
  {
    member: 'rules-for-typed-ports',
    states: 'can be connected to another port, even one at the far side of the element.',
    run: dropsOnOutput,
    expected: drops,
  },
  {
    member: 'keep-the-element-in-place',
    states: 'The label is not part of the magnet, so a drag from its text still moves the element.',
    run: dragsFromPorts,
    expected: [
      [
        [true, 0, 1],
        [false, 1, 0],
        [true, 0, 1],
      ],
      [
        [false, 0, 2],
        [false, 1, 1],
        [true, 0, 2],
        [true, 0, 2],
      ],
    ],
  },
]);
