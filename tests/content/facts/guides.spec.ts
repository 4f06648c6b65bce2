import type {dia} from 'joint-core-4.1';
import {facts} from '../../support/facts';

facts('learn/quickstart/link.mdx', [
  {
    member: 'what-it-does',
    states: 'It tries to keep `margin` px (default 20) away from both elements, but comes closer where space is tight.',
    run: ({joint, newPaper}) =>
      [400, 100]
        .map((x) => {
          const {graph, paper} = newPaper();
          const add = (id: string, left: number, y: number) =>
            new joint.shapes.standard.Rectangle({id, position: {x: left, y}, size: {width: 80, height: 80}}).addTo(
              graph,
            );
          const boxes = [add('a', 0, 0), add('b', x, 40)].map((element) => element.getBBox());
          const link = new joint.shapes.standard.Link({
            source: {id: 'a', anchor: {name: 'right'}},
            target: {id: 'b', anchor: {name: 'left'}},
            router: {name: 'rightAngle', args: {margin: 20}},
          });
          link.addTo(graph);
          const {route} = link.findView(paper) as InstanceType<typeof joint.dia.LinkView>;
          const corners = route.map((point) => new joint.g.Point(point));
          return Math.min(
            ...corners.flatMap((corner) => boxes.map((box) => box.pointNearestToPoint(corner).distance(corner))),
          );
        })
        .map((distance) => distance >= 20),
    expected: [true, false],
  },
]);

facts('learn/features/diagram-basics/index.mdx', [
  {
    member: 'graph-and-paper',
    states: 'If `attrs` also defines the attribute, the next update overwrites your value.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle({attrs: {body: {fill: 'red'}}}).addTo(graph);
      const body = element.findView(paper).findNode('body') as SVGElement;
      body.setAttribute('fill', 'blue');
      body.setAttribute('opacity', '0.5');
      element.resize(50, 50);
      return [body.getAttribute('fill'), body.getAttribute('opacity')];
    },
    expected: ['red', '0.5'],
  },
  {
    member: 'graph-and-paper',
    states: "It doesn't see changes made with `{ silent: true }`.",
    run: ({joint, newGraph, events}) => {
      const graph = newGraph();
      const element = new joint.shapes.standard.Rectangle().addTo(graph);
      return [{}, {silent: true}].map((options) =>
        events(graph, () => element.set('position', {x: options.silent ? 2 : 1, y: 0}, options)),
      );
    },
    expected: [['change:position', 'change'], []],
  },
]);

facts('learn/features/diagram-basics/elements.mdx', [
  {
    member: 'nesting',
    states:
      'If the cell is not in a graph, `getParentCell()` also returns `null`, and `getAncestors()` and `getEmbeddedCells()` return empty arrays even if the ids are set.',
    run: ({joint}) => {
      const [parent, child] = ['parent', 'child'].map((id) => new joint.shapes.standard.Rectangle({id}));
      parent!.embed(child!);
      return [child!.parent(), child!.getParentCell(), child!.getAncestors(), parent!.getEmbeddedCells()];
    },
    expected: ['parent', null, [], []],
  },
  {
    member: 'fit-a-container-to-its-content',
    states: 'During the drag, the child has no parent that could grow:',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper({embeddingMode: true});
      const add = (id: string, width: number) =>
        new joint.shapes.standard.Rectangle({id, size: {width, height: width}}).addTo(graph);
      const group = add('group', 100);
      const child = add('child', 50);
      group.embed(child);
      const duringDrag: unknown[] = [];
      graph.on('change:position', () => {
        child.fitParent({expandOnly: true});
        duringDrag.push([child.isEmbedded(), group.size().width]);
      });
      paper.on('element:pointerup', ({model}) => {
        model.fitParent({padding: 20, expandOnly: true, deep: true});
      });
      const node = child.findView(paper).findNode('body');
      const {x, y} = paper.clientOffset();
      const fire = (type: string, at: number) =>
        node?.dispatchEvent(new MouseEvent(type, {bubbles: true, clientX: x + at, clientY: y + at}));
      fire('mousedown', 25);
      fire('mousemove', 30);
      fire('mousemove', 85);
      fire('mouseup', 85);
      return [duringDrag.at(-1), child.isEmbedded(), group.size().width];
    },
    expected: [[false, 100], true, 130],
  },
  {
    member: 'which-ports-accept-links',
    states: 'For example, this rule allows one link per port:',
    run: ({joint, newPaper}) => {
      type View = InstanceType<typeof joint.dia.CellView>;
      const {graph, paper} = newPaper({
        linkPinning: false,
        validateMagnet: (view, magnet) => magnet.getAttribute('magnet') !== 'passive' && isFree(view, magnet),
        validateConnection: (sourceView, sourceMagnet, targetView, targetMagnet, end, linkView) =>
          end === 'source'
            ? isFree(sourceView, sourceMagnet, linkView.model, end)
            : isFree(targetView, targetMagnet, linkView.model, end),
      });
      function isFree(view: View, magnet: Element | undefined, dragged?: unknown, draggedEnd?: string) {
        const port = magnet && view.findAttribute('port', magnet);
        if (!port) return false;
        return graph.getConnectedLinks(view.model).every((link) =>
          (['source', 'target'] as const).every((name) => {
            const end = link.get(name) as {id?: unknown; port?: unknown};
            return (link === dragged && name === draggedEnd) || end.id !== view.model.id || end.port !== port;
          }),
        );
      }
      const items = ['p', 'q'].map((id) => ({id, attrs: {circle: {magnet: true}}}));
      graph.addCells(['a', 'b'].map((id) => new joint.shapes.standard.Rectangle({id, ports: {items}})));
      const magnetOf = (id: string, port: string) =>
        paper.findViewByModel(id).el.querySelector(`[port="${port}"][magnet]`) ??
        paper.findViewByModel(id).el.querySelector(`[port="${port}"] [magnet]`);
      const draw = (from: [string, string], to: [string, string]) => {
        magnetOf(...from)?.dispatchEvent(new MouseEvent('mousedown', {bubbles: true}));
        magnetOf(...to)?.dispatchEvent(new MouseEvent('mousemove', {bubbles: true}));
        magnetOf(...to)?.dispatchEvent(new MouseEvent('mouseup', {bubbles: true}));
        return graph.getLinks().length;
      };
      return [
        draw(['a', 'p'], ['b', 'p']),
        // the source is taken, then the target, then both ends of one link are the same port
        draw(['a', 'p'], ['b', 'q']),
        draw(['a', 'q'], ['b', 'p']),
        draw(['a', 'q'], ['a', 'q']),
        draw(['a', 'q'], ['b', 'q']),
      ];
    },
    expected: [1, 1, 1, 1, 2],
  },
  {
    member: 'variations',
    states: 'The links and the embedded cells of a hidden element stay visible, so hide them in the same way.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const add = (id: string) => new joint.shapes.standard.Rectangle({id, size: {width: 50, height: 50}}).addTo(graph);
      const [a, b, child] = [add('a'), add('b'), add('child')];
      a.embed(child);
      const link = new joint.shapes.standard.Link({source: {id: 'a'}, target: {id: 'b'}}).addTo(graph);
      const isVisible = (cell: typeof a | typeof link) => cell.findView(paper).el.getClientRects().length > 0;
      const states = () => [a, child, link].map(isVisible);
      b.position(200, 0);
      a.attr('root/display', 'none');
      const hidden = states();
      a.attr('root/display', null);
      return [hidden, states()];
    },
    expected: [
      [false, true, true],
      [true, true, true],
    ],
  },
  {
    member: 'size',
    states: 'If the element is rotated, its corners still move on the screen, because its center moves.',
    run: ({joint}) => {
      const element = new joint.shapes.standard.Rectangle({size: {width: 100, height: 50}, angle: 90});
      const place = () => {
        const position = element.position();
        const corner = element.getBBox({rotate: true});
        return [position.x, position.y, Math.round(corner.x), Math.round(corner.y)];
      };
      const before = place();
      element.resize(200, 50);
      return [before, place()];
    },
    expected: [
      [0, 0, 25, -25],
      [0, 0, 75, -75],
    ],
  },
]);

facts('learn/features/diagram-basics/cells.mdx', [
  {
    member: 'svg-tagged-template',
    states: 'Each call parses the template again.',
    run: ({joint}) => {
      let count = 0;
      const Original = window.DOMParser;
      window.DOMParser = class extends Original {
        constructor() {
          super();
          count += 1;
        }
      };
      const markup = () => joint.util.svg`<rect @selector="body"/>`;
      const constant = markup();
      class Parsed extends joint.dia.Element {
        override preinitialize() {
          this.markup = markup();
        }
      }
      class Shared extends joint.dia.Element {
        override preinitialize() {
          this.markup = constant;
        }
      }
      const counts = [Parsed, Shared].map((Shape) => {
        count = 0;
        [1, 2, 3].forEach(() => new Shape({type: 'shape'}));
        return count >= 3;
      });
      window.DOMParser = Original;
      return [...counts, count];
    },
    expected: [true, false, 0],
  },
  {
    member: 'diaelementview-markup-required',
    states:
      'The paper stops drawing, no matter how you added the cell. Remove the cell, then call `paper.freeze()` and `paper.unfreeze()`.',
    run: async ({joint, newPaper}) => {
      const frames = async () => {
        for (let count = 0; count < 3; count++) {
          await new Promise(requestAnimationFrame);
        }
      };
      const standard = (id: string) =>
        new joint.shapes.standard.Rectangle({id, position: {x: 0, y: 0}, size: {width: 50, height: 50}});
      const bad = () => new joint.dia.Element({id: 'bad', type: 'office.Task'});
      const ignore = (event: ErrorEvent) => event.preventDefault();
      window.addEventListener('error', ignore);
      const found: boolean[][] = [];
      const ways: ((graph: dia.Graph) => unknown)[] = [
        (graph) => graph.addCell(bad()),
        (graph) => graph.addCells([standard('good'), bad()]),
        (graph) => graph.resetCells([standard('good'), bad()]),
      ];
      for (const add of ways) {
        const {graph, paper} = newPaper({async: true});
        const isDrawn = (id: string) => paper.svg.querySelector(`[model-id="${id}"] rect`) !== null;
        add(graph);
        await frames();
        graph.addCell(standard('later'));
        await frames();
        const drawn = [isDrawn('later')];
        graph.getCell('bad').remove();
        await frames();
        drawn.push(isDrawn('later'));
        paper.freeze();
        paper.unfreeze();
        await frames();
        drawn.push(isDrawn('later'));
        found.push(drawn);
      }
      window.removeEventListener('error', ignore);
      return found;
    },
    expected: [
      [false, false, true],
      [false, false, true],
      [false, false, true],
    ],
  },
]);

facts('learn/features/diagram-basics/paper.mdx', [
  {
    member: 'sizing',
    states: 'If the paper is in a scroll container, this area also includes the parts that are scrolled out of view.',
    run: ({newPaper}) => {
      const {paper} = newPaper({width: 1000, height: 600});
      const frame = document.createElement('div');
      frame.style.cssText = 'width: 200px; height: 100px; overflow: auto';
      paper.el.replaceWith(frame);
      frame.append(paper.el);
      frame.scrollTo(300, 200);
      return paper.getArea().toJSON();
    },
    expected: {x: 0, y: 0, width: 1000, height: 600},
  },
  {
    member: 'size-the-paper-to-the-content',
    states: 'With a [`viewport`](#large-diagrams) function, only part of the diagram is drawn',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper({viewport: ({model}) => (model as {id?: unknown}).id !== 'far'});
      const add = (id: string, x: number) =>
        new joint.shapes.standard.Rectangle({id, position: {x, y: 0}, size: {width: 50, height: 50}}).addTo(graph);
      add('near', 0);
      add('far', 500);
      return [false, true].map((useModelGeometry) => paper.getContentArea({useModelGeometry}).width);
    },
    expected: [50, 550],
  },
  {
    member: 'rendering',
    states: 'All collected updates are drawn in the same frame, so a large diagram still blocks the page.',
    run: ({joint, newPaper}) =>
      Promise.all(
        [undefined, 500].map(async (batchSize) => {
          const {graph, paper} = newPaper({async: true, frozen: true});
          graph.resetCells(Array.from({length: 1500}, () => new joint.shapes.standard.Rectangle()));
          const done = new Promise((resolve) => {
            paper.on('render:done', resolve);
          });
          let frames = 0;
          paper.unfreeze({batchSize, progress: () => (frames += 1)});
          await done;
          return frames;
        }),
      ),
    expected: [1, 3],
  },
]);

facts('learn/features/diagram-basics/events.mdx', [
  {
    member: 'graph-and-cell-events',
    states: 'The cell is then still in the graph, but its embedded cells and their links are already removed.',
    run: ({joint, newGraph}) => {
      const graph = newGraph();
      const [a, b, child] = ['a', 'b', 'child'].map((id) => new joint.shapes.standard.Rectangle({id}));
      graph.addCells([a!, b!, child!]);
      graph.addCell(new joint.shapes.standard.Link({id: 'link', source: {id: 'a'}, target: {id: 'b'}}));
      graph.addCell(new joint.shapes.standard.Link({id: 'inner', source: {id: 'a'}, target: {id: 'child'}}));
      a!.embed(child!);
      const log: string[] = [];
      const cells = () =>
        graph
          .getCells()
          .map(({id}) => id)
          .join(' ');
      a!.on('remove', () => log.push(`cell a: ${cells()}`));
      graph.on('remove', (cell: typeof a) => log.push(`graph ${cell?.id}: ${cells()}`));
      a!.remove();
      return log;
    },
    expected: [
      'graph inner: a b child link',
      'graph child: a b link',
      'cell a: a b link',
      'graph link: a b',
      'graph a: b',
    ],
  },
  {
    member: 'graph-and-cell-events',
    states: "With `sort: false`, `sort` doesn't fire.",
    run: ({joint, newGraph, events}) =>
      [{}, {sort: false}].map((options) => {
        const graph = newGraph();
        return events(graph, () => graph.addCell(new joint.shapes.standard.Rectangle(), options));
      }),
    expected: [
      ['add', 'sort', 'update'],
      ['add', 'update'],
    ],
  },
  {
    member: 'batches',
    states: 'The batch then contains the `add` and the `remove` of the same link.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper({linkPinning: false});
      const element = new joint.shapes.standard.Rectangle({size: {width: 50, height: 50}}).addTo(graph);
      element.attr('body/magnet', true);
      const log: unknown[] = [];
      graph.on('add remove', (cell: typeof element) => log.push([cell.isLink(), graph.hasActiveBatch()]));
      const body = element.findView(paper).findNode('body');
      body?.dispatchEvent(new MouseEvent('mousedown', {bubbles: true}));
      paper.svg.dispatchEvent(new MouseEvent('mousemove', {bubbles: true, clientX: 200, clientY: 200}));
      paper.svg.dispatchEvent(new MouseEvent('mouseup', {bubbles: true, clientX: 200, clientY: 200}));
      return [log, graph.getLinks().length];
    },
    expected: [
      [
        [true, true],
        [true, true],
      ],
      0,
    ],
  },
]);

facts('learn/features/diagram-basics/links.mdx', [
  {
    member: 'source-and-target',
    states: 'Without `rewrite`, the new anchor keeps the `args` of the old anchor.',
    run: ({joint}) => {
      const link = new joint.shapes.standard.Link();
      const change = (options?: object) => {
        link.source({id: 'a', port: 'out', anchor: {name: 'left', args: {dy: 10}}});
        link.prop('source/anchor', {name: 'top'}, options);
        return link.source();
      };
      return [change({rewrite: true}), change()];
    },
    expected: [
      {id: 'a', port: 'out', anchor: {name: 'top'}},
      {id: 'a', port: 'out', anchor: {name: 'top', args: {dy: 10}}},
    ],
  },
  {
    member: 'vertices',
    states: 'The `rightAngle` router is an exception: it ignores vertices unless you pass `useVertices: true`.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      graph.addCells(
        ['a', 'b'].map(
          (id, index) =>
            new joint.shapes.standard.Rectangle({
              id,
              position: {x: 250 * index, y: 0},
              size: {width: 50, height: 50},
            }),
        ),
      );
      const link = new joint.shapes.standard.Link({
        source: {id: 'a'},
        target: {id: 'b'},
        vertices: [{x: 150, y: 200}],
      }).addTo(graph);
      const view = link.findView(paper) as InstanceType<typeof joint.dia.LinkView>;
      return [
        ['normal'],
        ['orthogonal'],
        ['manhattan'],
        ['metro'],
        ['rightAngle'],
        ['rightAngle', {useVertices: true}],
      ].map(([name, args]) => {
        link.router(name as string, args as object);
        return Math.round(view.getClosestPoint({x: 150, y: 200})?.distance({x: 150, y: 200}) ?? -1) < 10;
      });
    },
    expected: [true, true, true, true, false, true],
  },
  {
    member: 'vertices',
    states:
      'A negative index counts from the end: `removeVertex(-1)` removes the last vertex, and `insertVertex(-1, point)` inserts after the last one.',
    run: ({joint}) => {
      const link = new joint.shapes.standard.Link();
      const places = () => link.vertices().map(({x}) => x);
      link.vertices([
        {x: 1, y: 0},
        {x: 2, y: 0},
      ]);
      link.insertVertex(-1, {x: 3, y: 0});
      const inserted = places();
      link.removeVertex(-1);
      return [inserted, places()];
    },
    expected: [
      [1, 2, 3],
      [1, 2],
    ],
  },
]);

facts('learn/features/automatic-layouts/index.mdx', [
  {
    member: 'layout-with-elk',
    states:
      "To keep the user's change, remove the vertices of these links and set their ends again without `anchor` and `connectionPoint`.",
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const {Link, Rectangle} = joint.shapes.standard;
      const size = {width: 80, height: 40};
      const [a, b] = [0, 200].map((x) => new Rectangle({size, position: {x, y: 50}}).addTo(graph));
      const anchor = {name: 'topLeft', args: {dx: 80, dy: 20}};
      const source = {id: a!.id, anchor, connectionPoint: {name: 'anchor'}};
      const link = new Link({source, target: {id: b!.id}, vertices: [{x: 140, y: 10}]}).addTo(graph);
      const path = () => (link.findView(paper) as dia.LinkView).getSerializedConnection();
      b!.position(0, 200);
      const before = path();
      link.vertices([]);
      link.source({id: a!.id});
      return [before, path(), Object.keys(link.source())];
    },
    expected: ['M 80 70 L 140 10 L 49.52 200', 'M 40 90 L 40 200', ['id']],
  },
]);

facts('learn/features/drag-and-drop/index.mdx', [
  {
    member: 'drop-an-element-into-another',
    states: 'By default, a parent can have any type.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper({embeddingMode: true});
      const {Circle, Rectangle} = joint.shapes.standard;
      new Circle({id: 'circle', position: {x: 200, y: 0}, size: {width: 100, height: 100}}).addTo(graph);
      const dropped = new Rectangle({size: {width: 50, height: 50}}).addTo(graph);
      const node = dropped.findView(paper).findNode('body');
      const {x, y} = paper.clientOffset();
      const fire = (type: string, dx: number) =>
        node?.dispatchEvent(new MouseEvent(type, {bubbles: true, clientX: x + dx, clientY: y + 25}));
      fire('mousedown', 25);
      fire('mousemove', 30);
      fire('mousemove', 250);
      fire('mouseup', 250);
      return dropped.parent();
    },
    expected: 'circle',
  },
]);

facts('learn/help-center/faq.mdx', [
  {
    member: 'what-does-markup-required-mean',
    states: 'You created a plain `dia.Element` with a `type`, or a class without markup.',
    run: ({joint, newPaper, thrown}) =>
      [{type: 'app.Shape'}, {}].map((attributes) =>
        thrown(() => newPaper().graph.addCell(new joint.dia.Element(attributes))),
      ),
    expected: ['dia.ElementView: markup required', 'dia.Graph: cell type must be a string.'],
  },
]);

facts('learn/features/popups-and-menus/flash-message.mdx', [
  {
    member: 'report-what-happens-in-the-diagram',
    states:
      'A new link that [`validateConnection`](../../../api/dia/Paper.mdx#options.validateConnection) rejects gets the same message.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper({linkPinning: false, validateConnection: () => false});
      const messages: boolean[] = [];
      graph.on('remove', (cell: dia.Cell) => messages.push(cell.isLink() && !cell.target().id));
      const [from, to] = [0, 200].map((x) => {
        const attrs = {body: {magnet: true}};
        const size = {width: 80, height: 40};
        const element = new joint.shapes.standard.Rectangle({size, position: {x, y: 0}, attrs}).addTo(graph);
        return element.findView(paper).findNode('body')!;
      });
      const {left, top} = to!.getBoundingClientRect();
      const fire = (type: string, node: Element) =>
        node.dispatchEvent(new MouseEvent(type, {bubbles: true, clientX: left + 40, clientY: top + 20}));
      fire('mousedown', from!);
      fire('mousemove', to!);
      fire('mouseup', to!);
      return messages;
    },
    expected: [true],
  },
]);
