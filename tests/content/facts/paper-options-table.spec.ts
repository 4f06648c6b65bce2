import {facts} from '../../support/facts';

facts('api/dia/Paper.mdx', [
  {
    member: 'options',
    states:
      '| [`async`](#options.async) | `boolean` | `undefined`: synchronous | draws in animation frames, not during the change |',
    run: ({joint, newGraph}) =>
      [{}, {async: true}].map((options) => {
        const paper = new joint.dia.Paper({model: newGraph(), cellViewNamespace: joint.shapes, ...options});
        const element = new joint.shapes.standard.Rectangle();
        paper.model.addCell(element);
        const drawn = element.findView(paper).findNode('body') !== null;
        paper.remove();
        return ['async' in paper.options, drawn];
      }),
    expected: [
      [false, true],
      [true, false],
    ],
  },
  {
    member: 'options',
    states:
      '| [`defaultLink`](#options.defaultLink) | `((cellView, magnet) => Link) \\| Link` | a new `standard.Link` | the link that a user draws from a magnet |',
    run: ({joint, newPaper}) =>
      [{}, {defaultLink: new joint.shapes.standard.DoubleLink()}].map((options) => {
        const {graph, paper} = newPaper(options);
        const element = new joint.shapes.standard.Rectangle({attrs: {body: {magnet: true}}});
        graph.addCell(element);
        const body = element.findView(paper).findNode('body');
        body?.dispatchEvent(new MouseEvent('mousedown', {bubbles: true}));
        body?.dispatchEvent(new MouseEvent('mouseup', {bubbles: true}));
        return graph.getLinks().map((link) => link.get('type') as string);
      }),
    expected: [['standard.Link'], ['standard.DoubleLink']],
  },
  {
    member: 'options',
    states:
      '| [`labelsLayer`](#options.labelsLayer) | `boolean` \\| [`Layers`](#Layers) \\| `string` | `false` | draws link labels in a separate layer |',
    run: ({joint, newPaper}) =>
      [{}, {labelsLayer: true}].map((options) => {
        const {graph, paper} = newPaper(options);
        const link = new joint.shapes.standard.Link({source: {x: 0, y: 50}, target: {x: 200, y: 50}});
        link.appendLabel({attrs: {text: {text: 'above'}}});
        graph.addCell(link);
        return [link.findView(paper).el, paper.getLayerNode('labels')].map(
          (node) => node.querySelectorAll('.label').length,
        );
      }),
    expected: [
      [1, 0],
      [0, 1],
    ],
  },
  {
    member: 'options',
    states: '| [`moveThreshold`](#options.moveThreshold) | `number` | `0` | number of moves before dragging begins |',
    run: ({joint, newPaper, events}) =>
      [{}, {moveThreshold: 2}].map((options) => {
        const {graph, paper} = newPaper(options);
        const element = new joint.shapes.standard.Rectangle({size: {width: 90, height: 60}});
        graph.addCell(element);
        const {el} = element.findView(paper);
        return events(paper, () =>
          ['mousedown', 'mousemove', 'mousemove', 'mousemove', 'mouseup'].forEach((type) =>
            el.dispatchEvent(new MouseEvent(type, {bubbles: true})),
          ),
        ).filter((name) => name === 'element:pointermove').length;
      }),
    expected: [3, 1],
  },
  {
    member: 'options',
    states:
      "| [`preventContextMenu`](#options.preventContextMenu) | `boolean` | `true` | suppresses the browser's menu on a right click |",
    run: ({newPaper}) =>
      [{}, {preventContextMenu: false}].map((options) => {
        const {paper} = newPaper(options);
        return !paper.svg.dispatchEvent(new MouseEvent('contextmenu', {bubbles: true, cancelable: true}));
      }),
    expected: [true, false],
  },
  {
    member: 'options',
    states:
      "| [`validateMagnet`](#options.validateMagnet) | `(cellView, magnet, evt) => boolean` | `true` unless `magnet` is `'passive'` | whether a press on a magnet draws a link |",
    run: ({joint, newPaper}) =>
      [true, 'passive'].map((magnet) => {
        const {graph, paper} = newPaper();
        const element = new joint.shapes.standard.Rectangle({attrs: {body: {magnet}}});
        graph.addCell(element);
        const body = element.findView(paper).findNode('body');
        body?.dispatchEvent(new MouseEvent('mousedown', {bubbles: true}));
        body?.dispatchEvent(new MouseEvent('mouseup', {bubbles: true}));
        return graph.getLinks().length;
      }),
    expected: [1, 0],
  },
]);
