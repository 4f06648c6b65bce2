import type {connectors, dia} from 'joint-core-4.1';
import {facts} from '../../support/facts';

facts('api/connectors.mdx', [
  {
    member: 'straight',
    states: 'Any other `cornerType` throws ``Invalid `cornerType` provided to `straight` connector.``',
    run: ({joint, thrown}) => {
      const draw = (args?: connectors.StraightConnectorArguments) =>
        joint.connectors.straight({x: 0, y: 0}, {x: 100, y: 60}, [{x: 100, y: 0}], args);
      return [
        draw(),
        draw({cornerType: 'line'}),
        draw({cornerType: 'gap', cornerRadius: 20}),
        draw({cornerType: 'gap', cornerRadius: 40}),
        draw({cornerType: 'gap', cornerRadius: 40, cornerPreserveAspectRatio: true}),
        draw({cornerType: 'cubic', cornerRadius: 0}),
        thrown(() => draw({cornerType: 'round' as never})),
      ];
    },
    expected: [
      'M 0 0 L 100 0 L 100 60',
      'M 0 0 L 90 0 L 100 10 L 100 60',
      'M 0 0 L 80 0 M 100 20 L 100 60',
      'M 0 0 L 60 0 M 100 30 L 100 60',
      'M 0 0 L 70 0 M 100 30 L 100 60',
      'M 0 0 L 100 0 L 100 60',
      'Invalid `cornerType` provided to `straight` connector.',
    ],
  },
  {
    member: 'rounded',
    states:
      "`rounded` draws the same path as `straight` with `cornerType: 'cubic'` and `precision: 0`. `rounded` rounds the start and end of each corner to whole pixels, so a slanted segment can be off by half a pixel. `straight` rounds these points to a tenth of a pixel by default.",
    run: ({joint}) => {
      const draw = (name: 'rounded' | 'straight', args: object) =>
        joint.connectors[name]({x: 0, y: 0}, {x: 110, y: 77}, [{x: 103, y: 31}], args);
      return [
        draw('rounded', {}) === draw('straight', {cornerType: 'cubic', precision: 0}),
        draw('rounded', {}) === draw('rounded', {radius: 10}),
        draw('rounded', {}) === draw('straight', {cornerType: 'cubic'}),
        draw('rounded', {radius: 0}),
      ];
    },
    expected: [true, true, false, 'M 0 0 L 103 31 L 110 77'],
  },
  {
    member: 'who-jumps-over-whom',
    states:
      'A link jumps over the links behind it, unless `ignoreConnectors` excludes their connector. A link is behind if it has a lower `z`, or the same `z` and an earlier position in the graph. A link also jumps over links in front of it that use another connector. If two `jumpover` links cross, only the link in front has the bridge.',
    run: ({joint, newPaper}) => {
      const draw = (name: string, args: object = {}) => {
        const {graph, paper} = newPaper();
        const first = new joint.shapes.standard.Link({source: {x: 0, y: 50}, target: {x: 100, y: 50}});
        const second = new joint.shapes.standard.Link({source: {x: 50, y: 0}, target: {x: 50, y: 100}});
        first.connector('jumpover', {jump: 'gap', ...args});
        second.connector(name, {jump: 'gap'});
        graph.addCells([first, second]);
        return [first, second].map((link) => link.findView(paper).findNode('line')?.getAttribute('d'));
      };
      return [
        draw('jumpover'),
        draw('normal'),
        draw('normal', {size: 0}),
        draw('smooth'),
        draw('smooth', {ignoreConnectors: ['curve']})[0],
      ];
    },
    expected: [
      ['M 0 50 L 100 50', 'M 50 0 L 50 45 M 50 55 L 50 100'],
      ['M 0 50 L 45 50 M 55 50 L 100 50', 'M 50 0 L 50 100'],
      ['M 0 50 L 45 50 M 55 50 L 100 50', 'M 50 0 L 50 100'],
      ['M 0 50 L 100 50', 'M 50 0 C 50 50 50 50 50 100'],
      'M 0 50 L 45 50 M 55 50 L 100 50',
    ],
  },
  {
    member: 'when-bridges-are-redrawn',
    states:
      'A link redraws its bridges whenever its path is [drawn again](#when-a-path-is-drawn-again). When only the *other* link moves, the bridges are redrawn at the end of the outermost [batch](./dia/Graph.mdx#startBatch), for all `jumpover` links at once. Until then, bridges can be out of place:',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const other = new joint.shapes.standard.Link({source: {x: 50, y: 0}, target: {x: 50, y: 100}});
      const link = new joint.shapes.standard.Link({source: {x: 0, y: 50}, target: {x: 100, y: 50}});
      graph.addCells([other, link.connector('jumpover', {jump: 'gap'})]);
      const drawn = () => link.findView(paper).findNode('line')?.getAttribute('d');
      other.set({source: {x: 70, y: 0}, target: {x: 70, y: 100}});
      const steps = [drawn()];
      graph.startBatch('outer').startBatch('inner').stopBatch('inner');
      steps.push(drawn());
      graph.stopBatch('outer');
      return [...steps, drawn()];
    },
    expected: ['M 0 50 L 45 50 M 55 50 L 100 50', 'M 0 50 L 45 50 M 55 50 L 100 50', 'M 0 50 L 65 50 M 75 50 L 100 50'],
  },
  {
    member: 'curve',
    states:
      "A direction always points away from its end, even at the target. With `targetDirection: 'left'`, the curve therefore arrives at the left side. If you pass a number, it is a counterclockwise angle: 0 is right, 90 is up, 180 is left. If you pass a vector, it is in graph coordinates, where y grows downward.",
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const link = new joint.shapes.standard.Link({source: {x: 0, y: 0}, target: {x: 200, y: 100}}).addTo(graph);
      const draw = (args: object) => {
        link.connector('curve', args);
        return link.findView(paper).findNode('line')?.getAttribute('d');
      };
      const start = (sourceDirection: unknown) => draw({sourceDirection, targetDirection: 'left'});
      return [
        ['right', 'up', 'left', 'down'].map((name, index) => start(name) === start(index * 90)),
        start('up') === start({x: 0, y: -5}),
        new Set(['right', 'up', 'left', 'down'].map(start)).size,
        draw({direction: 'sideways'}) === draw({}),
        draw({tension: 0.5, distanceCoefficient: 0.6, angleTangentCoefficient: 80, precision: 3}) === draw({}),
        // the control point at two thirds of the tangent
        draw({sourceTangent: {x: 0, y: 30}, targetTangent: {x: -60, y: 0}}),
      ];
    },
    expected: [[true, true, true, true], true, 4, true, true, 'M 0 0 C 0 20 160 100 200 100'],
  },
  {
    member: 'jumpover',
    states:
      'The link does not jump over links with these connectors. Your array replaces the default. Always pass an array. A plain string is split into letters and excludes no connector.',
    run: ({joint, newPaper}) =>
      [['normal'], 'normal'].map((ignoreConnectors) => {
        const {graph, paper} = newPaper();
        const other = new joint.shapes.standard.Link({source: {x: 50, y: 0}, target: {x: 50, y: 100}});
        const link = new joint.shapes.standard.Link({source: {x: 0, y: 50}, target: {x: 100, y: 50}});
        other.connector('normal');
        link.connector('jumpover', {jump: 'gap', ignoreConnectors} as never);
        graph.addCells([other, link]);
        return link.findView(paper).findNode('line')?.getAttribute('d');
      }),
    expected: ['M 0 50 L 100 50', 'M 0 50 L 45 50 M 55 50 L 100 50'],
  },
  {
    member: 'errors',
    states: 'so its view does not draw the corrected definition.',
    run: ({joint, newPaper, thrown}) => {
      const {graph, paper} = newPaper();
      const ends = {source: {x: 0, y: 0}, target: {x: 100, y: 0}};
      const link = new joint.shapes.standard.Link({id: 'link', ...ends}).addTo(graph);
      const drawn = () => graph.getCell('link').findView(paper).el.querySelector('path')?.getAttribute('d');
      const message = thrown(() => link.connector('wavy' as never));
      link.connector('normal');
      link.target({x: 50, y: 50});
      const places = [drawn()];
      graph.fromJSON(graph.toJSON());
      return [message, ...places, drawn()];
    },
    expected: ['dia.LinkView: unknown connector: "wavy".', 'M 0 0 L 100 0', 'M 0 0 L 50 50'],
  },
  {
    member: 'errors',
    states:
      'To recover, fix the definition, call `graph.fromJSON(graph.toJSON())` to replace the cells, and then call `paper.unfreeze()`.',
    run: ({newPaper, thrown}) => {
      const {graph, paper} = newPaper();
      const link = {id: 'l', type: 'standard.Link', source: {x: 0, y: 0}, target: {x: 100, y: 0}};
      const message = thrown(() => graph.addCells([{...link, connector: {name: 'wavy'}}]));
      (graph.getCell('l') as dia.Link).connector('normal');
      graph.fromJSON(graph.toJSON());
      const path = () => paper.findViewByModel('l')?.el.querySelector('path')?.getAttribute('d') ?? null;
      const paths = [path()];
      paper.unfreeze();
      return [message, ...paths, path()];
    },
    expected: ['dia.LinkView: unknown connector: "wavy".', null, 'M 0 0 L 100 0'],
  },
]);
