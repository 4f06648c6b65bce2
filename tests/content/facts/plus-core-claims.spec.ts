import type * as Joint from 'joint-core-4.1';
import {facts} from '../../support/facts';

const features = 'learn/features';

facts(`${features}/ready-to-use-shapes/charts.mdx`, [
  {
    member: 'the-chart-is-empty',
    states: 'A chart that is already on the paper is not redrawn until its attributes change.',
    run: ({joint, newPaper}) => {
      const markup = '<g><rect class="a" width="5" height="5"/></g>';
      const attrs = {'.a': {fill: 'red'}};
      const Chart = joint.dia.Element.define('fact.Chart', {attrs}, {markup});
      Object.assign(joint.shapes, {fact: {Chart}});
      const {graph, paper} = newPaper();
      const add = () => new Chart().addTo(graph);
      const fill = (element: Joint.dia.Element) =>
        paper.findViewByModel(element).el.querySelector('.a')?.getAttribute('fill') ?? null;
      const early = add();
      const fills = [fill(early)];
      const created = new Chart();
      joint.config.useCSSSelectors = true;
      fills.push(fill(early), fill(add()), fill(created.addTo(graph)));
      early.attr('.a/fill', 'blue');
      fills.push(fill(early));
      joint.config.useCSSSelectors = false;
      return fills;
    },
    expected: [null, null, 'red', 'red', 'blue'],
  },
]);

facts(`${features}/halo.mdx`, [
  {
    member: 'without-jointjs',
    states: "relative to the top left corner of the element's bounding box.",
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const box = {position: {x: 100, y: 100}, size: {width: 100, height: 40}, angle: 90};
      const view = new joint.shapes.standard.Rectangle(box).addTo(graph).findView(paper);
      const button = new joint.elementTools.Button({x: 0, y: 0});
      view.addTools(new joint.dia.ToolsView({tools: [button]}));
      const {e, f} = joint.V.transformStringToMatrix(button.el.getAttribute('transform') as string);
      // Turned by 90 degrees, the box is 40 px wide and 100 px high, with the same center.
      return [e, f].map(Math.round);
    },
    expected: [130, 70],
  },
  {
    member: 'core-no-default-link-model-found',
    states: 'A press on `Connect` throws',
    run: ({joint, newPaper}) => {
      const graph = new joint.dia.Graph({}, {cellNamespace: {app: {Box: joint.shapes.standard.Rectangle}}});
      const {paper} = newPaper({model: graph});
      const box = {type: 'app.Box', size: {width: 100, height: 40}};
      const view = new joint.shapes.standard.Rectangle(box).addTo(graph).findView(paper);
      const connect = new joint.elementTools.Connect();
      view.addTools(new joint.dia.ToolsView({tools: [connect]}));
      const messages: string[] = [];
      const listener = (event: ErrorEvent) => {
        event.preventDefault();
        messages.push((event.error as Error).message);
      };
      window.addEventListener('error', listener);
      connect.el.dispatchEvent(new MouseEvent('mousedown', {bubbles: true}));
      window.removeEventListener('error', listener);
      return messages;
    },
    expected: ['dia.Paper: no default link model found. Use `options.defaultLink` to specify a default link model.'],
  },
]);

facts(`${features}/ready-to-use-shapes/records.mdx`, [
  {
    member: 'without-jointjs',
    states:
      'To let links end anywhere on the outline of a row, remove both `defaultAnchor` and `defaultConnectionPoint`. Links are behind the tables, so the rows above and below can then cover an end.',
    run: ({joint, newPaper}) => {
      const ends = (options: object) => {
        const {graph, paper} = newPaper(options);
        const table = (id: string, x: number, y: number, rows: string[]) =>
          new joint.shapes.standard.HeaderedRectangle({
            id,
            position: {x, y},
            size: {width: 180, height: 32 + rows.length * 26},
            ports: {
              groups: {
                rows: {
                  position: 'absolute',
                  markup: [{tagName: 'rect', selector: 'row'}],
                  attrs: {row: {width: 180, height: 26, magnet: true}},
                },
              },
              items: rows.map((row, index) => ({id: row, group: 'rows', args: {x: 0, y: 32 + index * 26}})),
            },
          }).addTo(graph);
        table('customer', 40, 40, ['id', 'email']);
        table('order', 380, 70, ['id', 'customer', 'total']);
        const source = {id: 'customer', port: 'id'};
        const target = {id: 'order', port: 'customer'};
        const link = new joint.shapes.standard.Link({z: -1, source, target}).addTo(graph);
        const path = (link.findView(paper) as Joint.dia.LinkView).getConnection();
        return [String(path.start?.round()), String(path.end?.round())];
      };
      return [ends({defaultConnectionPoint: {name: 'anchor'}}), ends({})];
    },
    expected: [
      ['130@85', '470@141'],
      ['209@98', '391@128'],
    ],
  },
  {
    member: 'without-jointjs',
    states: 'Links of rows that you leave out are [deleted](#collapse-a-table).',
    run: ({joint, newGraph}) => {
      const graph = newGraph();
      const table = (id: string) => new joint.shapes.standard.HeaderedRectangle({id}).addTo(graph);
      const setRows = (of: Joint.dia.Element, ids: string[]) =>
        of.prop(
          'ports/items',
          ids.map((id) => ({id})),
          {rewrite: true},
        );
      const [customer, order] = [table('customer'), table('order')];
      setRows(customer, ['id', 'email']);
      setRows(order, ['customer']);
      const target = {id: 'order', port: 'customer'};
      for (const port of ['id', 'email']) {
        new joint.shapes.standard.Link({source: {id: 'customer', port}, target}).addTo(graph);
      }
      const linked = () => graph.getLinks().map((link) => link.source().port);
      return [['email', 'id'], ['id'], ['id', 'email']].map((ids) => {
        setRows(customer, ids);
        return linked();
      });
    },
    expected: [['id', 'email'], ['id'], ['id']],
  },
]);

facts(`${features}/vector-editor/path-editor.mdx`, [
  {
    member: 'the-change-is-gone',
    states: 'When you resize the element or change its `attrs`, the view writes the data of the model again.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const size = {width: 20, height: 20};
      const path = new joint.shapes.standard.Path({size, attrs: {body: {d: 'M 0 0 L 9 9'}}}).addTo(graph);
      const node = paper.findViewByModel(path).findNode('body')!;
      const after = (change: () => unknown) => {
        node.setAttribute('d', 'M 0 0 L 1 1');
        change();
        return node.getAttribute('d');
      };
      return [
        after(() => path.position(20, 20)),
        after(() => path.resize(30, 30)),
        after(() => path.attr('label/text', 'a')),
      ];
    },
    expected: ['M 0 0 L 1 1', 'M 0 0 L 9 9', 'M 0 0 L 9 9'],
  },
]);

facts('api/ui/Snaplines.mdx', [
  {
    member: 'options.additionalSnapPoints',
    states: '`getArea()` returns the right area even if the paper is scaled or moved:',
    run: ({newPaper}) => {
      const {paper} = newPaper();
      paper.scale(2);
      paper.translate(50, 50);
      return paper.localToPaperPoint(paper.getArea().center()).toJSON();
    },
    expected: {x: 200, y: 150},
  },
  {
    member: 'without-jointjs',
    states: "The option doesn't apply to resizing.",
    run: ({joint, newPaper}) => {
      let calls = 0;
      const restrictTranslate = () => {
        calls += 1;
        return {x: 0, y: 0, width: 10, height: 10};
      };
      const {graph} = newPaper({restrictTranslate});
      const element = new joint.shapes.standard.Rectangle({size: {width: 5, height: 5}}).addTo(graph);
      element.resize(50, 60, {direction: 'top-left', ui: true});
      return [calls, element.size()];
    },
    expected: [0, {width: 50, height: 60}],
  },
]);

facts('api/format/index.mdx', [
  {
    member: 'without-jointjs',
    states: 'With script tags, its `joint.format` is an empty object.',
    run: ({joint}) => (joint as unknown as {format: unknown}).format,
    expected: {},
  },
]);

facts('api/layout/index.mdx', [
  {
    member: 'layouts-of-ports',
    states: 'They run automatically, for example when the ports or the size of the element change.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const ports = {groups: {out: {position: 'right'}}, items: [{id: 'a', group: 'out'}]};
      const element = new joint.shapes.standard.Rectangle({size: {width: 40, height: 40}, ports}).addTo(graph);
      const place = () =>
        paper
          .findViewByModel<Joint.dia.ElementView>(element)
          .findPortNode('a')
          ?.closest('.joint-port')
          ?.getAttribute('transform');
      const places = [place()];
      element.resize(80, 60);
      places.push(place());
      element.addPort({id: 'b', group: 'out'});
      return [...places, place()];
    },
    expected: ['matrix(1,0,0,1,40,20)', 'matrix(1,0,0,1,80,30)', 'matrix(1,0,0,1,80,15)'],
  },
]);

facts('api/dia/Validator.mdx', [
  {
    member: 'without-jointjs',
    states: 'The core fires events when cells change, unless the change is silent.',
    run: ({joint, newGraph, events}) => {
      const graph = newGraph();
      const element = new joint.shapes.standard.Rectangle().addTo(graph);
      return [{}, {silent: true}].map((options) =>
        events(graph, () => element.set('price', 'silent' in options ? 2 : 1, options)),
      );
    },
    expected: [['change:price', 'change'], []],
  },
  {
    member: 'without-jointjs',
    states:
      'When users drag an end of a link, the paper asks [`validateConnection`](./Paper.mdx#options.validateConnection) before it connects the end to a cell.',
    run: ({joint, newPaper, gestureOn}) => {
      const asked: unknown[] = [];
      const {graph, paper} = newPaper({
        snapLinks: true,
        validateConnection: (...[, , view]) => {
          asked.push(view.model.id);
          return false;
        },
      });
      new joint.shapes.standard.Rectangle({id: 'far', position: {x: 200, y: 100}, size: {width: 60, height: 60}}).addTo(
        graph,
      );
      const link = new joint.shapes.standard.Link({source: {x: 10, y: 10}, target: {x: 90, y: 10}}).addTo(graph);
      const view = link.findView(paper) as Joint.dia.LinkView;
      const drag = (x: number, y: number) => {
        view.startArrowheadMove('target');
        const gesture = gestureOn(view);
        gesture.pointermove(x, y);
        gesture.pointerup(x, y);
        return link.target().id ?? null;
      };
      const nearTheElement = drag(205, 130);
      return [asked, nearTheElement];
    },
    expected: [['far'], null],
  },
]);

facts('api/ui/RectangularSelectionRegion.mdx', [
  {
    states:
      'Unless [`normalize`](#options.normalize) is `false`, you can pass it to [`graph.findElementsInArea()`](../dia/Graph.mdx#findElementsInArea).',
    run: ({joint, newGraph}) => {
      const graph = newGraph();
      new joint.shapes.standard.Rectangle({position: {x: 10, y: 10}, size: {width: 20, height: 20}}).addTo(graph);
      const drawn = () => new joint.g.Rect(50, 50, -45, -45);
      return [drawn().normalize(), drawn()].map((area) => graph.findElementsInArea(area).length);
    },
    expected: [1, 0],
  },
]);
