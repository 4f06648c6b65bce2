import fs from 'node:fs';
import path from 'node:path';
import type {dia} from 'joint-core-4.1';
import {packageFolder} from '../../../src/build/api-model/sources';
import {versionNames, versionNamed} from '../../../src/common/versions';
import {expect, facts, test} from '../../support/facts';
import {expectStated} from '../../support/page-proof';
import {projectDir} from '../../support/sites';

// cspell:ignore addcell fesm

const page = 'learn/recipes.mdx';

facts(page, [
  {
    member: 'fixed-side',
    states: "`orthogonal` doesn't look at the anchor's side either, and it has no option for the sides.",
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const box = (id: string, x: number, y: number) =>
        new joint.shapes.standard.Rectangle({id, position: {x, y}, size: {width: 100, height: 60}});
      const link = new joint.shapes.standard.Link({
        source: {id: 'source', anchor: {name: 'right'}},
        target: {id: 'target', anchor: {name: 'left'}},
      });
      graph.addCells([box('source', 250, 20), box('target', 20, 200), link]);
      const sides = {startDirections: ['right'], endDirections: ['left']};
      const routers: [name: string, args?: object][] = [
        ['rightAngle'],
        ['manhattan'],
        ['manhattan', sides],
        ['orthogonal'],
        ['orthogonal', sides],
      ];
      return routers.map(([name, args]) => {
        link.router(name, args);
        const xs = (link.findView(paper) as dia.LinkView).route.map(({x}) => x);
        // right of the source, and left of the target
        return [Math.max(...xs) > 350, Math.min(...xs) < 20];
      });
    },
    expected: [
      [true, true],
      [false, false],
      [true, true],
      [false, false],
      [false, false],
    ],
  },
  {
    member: 'wheel-zoom',
    states: 'paper.scaleUniformAtPoint(scale, paper.clientToLocalPoint(evt.clientX!, evt.clientY!));',
    run: ({newPaper}) => {
      const {paper} = newPaper();
      paper.on('blank:mousewheel', (evt, _x, _y, delta) => {
        const scale = Math.min(4, Math.max(0.2, paper.scale().sx * 1.1 ** delta));
        paper.scaleUniformAtPoint(scale, paper.clientToLocalPoint(evt.clientX!, evt.clientY!));
      });
      const {left, top} = paper.svg.getBoundingClientRect();
      const at = () =>
        paper
          .clientToLocalPoint(left + 100, top + 50)
          .round()
          .toString();
      const before = at();
      const wheel = {clientX: left + 100, clientY: top + 50, deltaY: -100, bubbles: true, cancelable: true};
      const event = new WheelEvent('wheel', wheel);
      Object.defineProperty(event, 'wheelDelta', {value: 120});
      paper.svg.dispatchEvent(event);
      return [paper.scale().sx > 1, at() === before];
    },
    expected: [true, true],
  },
  {
    member: 'center',
    states: "Both limits equal the current scale, so the scale doesn't change.",
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      graph.addCell(new joint.shapes.standard.Rectangle({position: {x: 900, y: 10}, size: {width: 20, height: 20}}));
      paper.scale(2);
      const {sx} = paper.scale();
      paper.transformToFitContent({
        minScale: sx,
        maxScale: sx,
        horizontalAlign: 'middle',
        verticalAlign: 'middle',
        useModelGeometry: true,
      });
      return [paper.scale().sx, paper.localToPaperPoint(910, 20).round().toJSON()];
    },
    expected: [2, {x: 200, y: 150}],
  },
  {
    member: 'scroll-to-element',
    states: 'paper.translate(tx + width / 2 - x, ty + height / 2 - y);',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle({
        position: {x: 900, y: 10},
        size: {width: 20, height: 20},
      }).addTo(graph);
      paper.scale(2);
      const {width, height} = paper.getComputedSize();
      const {x, y} = paper.localToPaperPoint(element.getBBox().center());
      const {tx, ty} = paper.translate();
      paper.translate(tx + width / 2 - x, ty + height / 2 - y);
      return paper.localToPaperPoint(element.getBBox().center()).round().toJSON();
    },
    expected: {x: 200, y: 150},
  },
  {
    member: 'reset-view',
    states: 'paper.matrix({ a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 });',
    run: ({newPaper}) => {
      const {paper} = newPaper();
      paper.scale(2);
      paper.translate(30, 40);
      paper.matrix({a: 1, b: 0, c: 0, d: 1, e: 0, f: 0});
      return [paper.scale(), paper.translate()];
    },
    expected: [
      {sx: 1, sy: 1},
      {tx: 0, ty: 0},
    ],
  },
  {
    member: 'fit',
    states: 'The diagram was small. Now it is in the middle, at its full size.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      new joint.shapes.standard.Rectangle({position: {x: 20, y: 30}, size: {width: 100, height: 40}}).addTo(graph);
      paper.scale(0.6);
      const options = {horizontalAlign: 'middle', verticalAlign: 'middle', useModelGeometry: true} as const;
      paper.transformToFitContent({padding: 20, maxScale: 1, ...options});
      return [paper.scale().sx, paper.localToPaperPoint(70, 50).toJSON()];
    },
    expected: [1, {x: 200, y: 150}],
  },
  {
    member: 'port-click',
    states: 'Otherwise, a click can also create a link.',
    run: ({joint, newPaper}) =>
      [true, false].map((linkPinning) => {
        const {graph, paper} = newPaper({linkPinning});
        const groups = {in: {position: 'left', attrs: {circle: {magnet: true}}}};
        const ports = {groups, items: [{id: 'in-1', group: 'in'}]};
        new joint.shapes.standard.Rectangle({position: {x: 50, y: 50}, size: {width: 90, height: 40}, ports}).addTo(
          graph,
        );
        let clicks = 0;
        paper.on('element:magnet:pointerclick', () => (clicks += 1));
        const node = paper.el.querySelector('[port="in-1"]')!;
        const {left, top} = node.getBoundingClientRect();
        for (const type of ['mousedown', 'mouseup']) {
          node.dispatchEvent(new MouseEvent(type, {bubbles: true, clientX: left + 5, clientY: top + 5}));
        }
        return [clicks, graph.getLinks().length];
      }),
    expected: [
      [1, 1],
      [1, 0],
    ],
  },
  {
    member: 'connect-nearest',
    states: 'The gap between the boxes must be less than 40 px in both directions',
    run: ({joint, newGraph}) =>
      [
        [39, 39],
        [40, 0],
        [0, 40],
      ].map(([dx = 0, dy = 0]) => {
        const graph = newGraph();
        const box = (x: number, y: number) =>
          new joint.shapes.standard.Rectangle({position: {x, y}, size: {width: 90, height: 40}}).addTo(graph);
        const dragged = box(0, 0);
        box(90 + dx, 40 + dy);
        return graph.findElementsInArea(dragged.getBBox().inflate(40)).length - 1;
      }),
    expected: [1, 0, 0],
  },
  {
    member: 'share',
    states: 'If two users change it at the same time, their diagrams can differ.',
    run: ({joint, newGraph}) => {
      const queue: [number, dia.Cell.ID, object][] = [];
      const graphs = [newGraph(), newGraph()];
      graphs.forEach((graph, user) => {
        graph.addCell(new joint.shapes.standard.Rectangle({id: 'task'}));
        graph.on('change', (cell: dia.Cell, opt: dia.Cell.Options) => {
          if (!opt.remote) queue.push([1 - user, cell.id, {...cell.changed}]);
        });
      });
      graphs.forEach((graph, user) => graph.getCell('task').set('owner', `user ${user}`));
      queue.forEach(([other, id, values]) => graphs[other]!.getCell(id).set(values, {remote: true}));
      return graphs.map((graph) => String(graph.getCell('task').get('owner')));
    },
    expected: ['user 1', 'user 0'],
  },
  {
    member: 'share',
    states: "The handlers get the option `remote`, so a change from another user isn't sent back.",
    run: ({joint, newGraph}) => {
      const {Rectangle, Link} = joint.shapes.standard;
      const sent: {by: number; remove?: dia.Cell.ID; change?: dia.Cell.ID; values?: object}[] = [];
      const ports = {groups: {out: {}}, items: [{id: 'out-1', group: 'out'}]};
      const cells = [
        new Rectangle({id: 'a', ports}),
        new Rectangle({id: 'b'}),
        new Link({id: 'link', source: {id: 'a', port: 'out-1'}, target: {id: 'b'}}),
      ].map((cell) => cell.toJSON());
      const graphs = [newGraph(), newGraph()];
      graphs.forEach((graph, by) => {
        graph.fromJSON({cells});
        graph.on('remove', (cell: dia.Cell, _cells: unknown, opt: dia.Cell.Options) => {
          if (!opt.remote) sent.push({by, remove: cell.id});
        });
        graph.on('change', (cell: dia.Cell, opt: dia.Cell.Options) => {
          if (!opt.remote) sent.push({by, change: cell.id, values: {...cell.changed}});
        });
      });
      const [mine, other] = graphs as [dia.Graph, dia.Graph];
      (mine.getCell('a') as dia.Element).removePort('out-1');
      [...sent].forEach(({remove, change, values}) => {
        if (remove) other.getCell(remove).remove({remote: true});
        if (change) other.getCell(change).set(values!, {remote: true});
      });
      return [sent.map(({by, remove, change}) => [by, remove ?? change]), other.getLinks().length];
    },
    expected: [
      [
        [0, 'link'],
        [0, 'a'],
      ],
      0,
    ],
  },
  {
    member: 'under-pointer',
    states: 'graph.findElementsAtPoint(paper.clientToLocalPoint(clientX, clientY)).reverse();',
    run: ({joint, newPaper}) => {
      const {graph} = newPaper();
      const box = {position: {x: 0, y: 0}, size: {width: 50, height: 50}};
      graph.addCell(new joint.shapes.standard.Rectangle({...box, id: 'below'}));
      graph.addCell(new joint.shapes.standard.Rectangle({...box, id: 'above'}));
      const [top] = graph.findElementsAtPoint({x: 20, y: 20}).reverse();
      return String(top?.id);
    },
    expected: 'above',
  },
  {
    member: 'hover-color',
    states: "`removeAttr()` also drops the color that the shape's class defines.",
    run: ({joint, newPaper}) => {
      const {graph} = newPaper();
      const rect = new joint.shapes.standard.Rectangle().addTo(graph);
      rect.attr('body/fill', '#fde68a');
      rect.removeAttr('body/fill');
      return rect.attr('body/fill') === undefined;
    },
    expected: true,
  },
  {
    member: 'drag-handle',
    states: 'The attribute `joint-selector` holds the selector of a node.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const rect = new joint.shapes.standard.Rectangle({size: {width: 90, height: 60}}).addTo(graph);
      paper.on('element:pointerdown', (view, evt) => {
        if (!(evt.target as unknown as Element).closest('[joint-selector=label]')) view.preventDefaultInteraction(evt);
      });
      const drag = (selector: string) => {
        const view = rect.findView(paper) as dia.ElementView;
        const node = view.findNodes(selector)[0]!;
        const {left, top} = paper.svg.getBoundingClientRect();
        const fire = (target: EventTarget, type: string, by: number) =>
          target.dispatchEvent(
            new MouseEvent(type, {bubbles: true, button: 0, clientX: left + 10 + by, clientY: top + 10}),
          );
        fire(node, 'mousedown', 0);
        fire(document, 'mousemove', 30);
        fire(document, 'mouseup', 30);
        return rect.position().x;
      };
      return [drag('body'), drag('label')];
    },
    expected: [0, 30],
  },
  {
    member: 'one-axis',
    states:
      "The element stays inside the returned rectangle. Here, that is the element's own row from x = 0 to x = 800.",
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper({
        restrictTranslate: ({model}: dia.ElementView) => ({...model.getBBox({deep: true}).toJSON(), x: 0, width: 800}),
      });
      const rect = new joint.shapes.standard.Rectangle({
        position: {x: 20, y: 20},
        size: {width: 90, height: 60},
      }).addTo(graph);
      const node = rect.findView(paper).el;
      const {left, top} = paper.svg.getBoundingClientRect();
      const fire = (target: EventTarget, type: string, by: number) =>
        target.dispatchEvent(
          new MouseEvent(type, {bubbles: true, button: 0, clientX: left + 30 + by, clientY: top + 30 + by}),
        );
      fire(node.firstElementChild!, 'mousedown', 0);
      fire(document, 'mousemove', 40);
      fire(document, 'mouseup', 40);
      return rect.position().toJSON();
    },
    expected: {x: 60, y: 20},
  },
  {
    member: 'one-axis',
    states: 'Without `deep: true`, a rotated element or a container with children outside would jump.',
    run: ({joint, newPaper}) =>
      [true, false].map((deep) => {
        const {graph, paper} = newPaper({
          restrictTranslate: ({model}: dia.ElementView) => ({...model.getBBox({deep}).toJSON(), x: 0, width: 800}),
        });
        const box = (x: number, y: number, angle: number) =>
          new joint.shapes.standard.Rectangle({position: {x, y}, size: {width: 100, height: 40}, angle}).addTo(graph);
        const [rotated, container] = [box(100, 100, 90), box(300, 100, 0)];
        container.embed(box(280, 90, 0));
        return [rotated, container].map((element) => {
          const view = element.findView(paper) as dia.ElementView;
          const restrictedArea = paper.getRestrictedArea(view, 0, 0) as dia.BBox;
          element.position(320, 120, {restrictedArea, deep: true});
          return element.position().toString();
        });
      }),
    expected: [
      ['320@100', '320@100'],
      ['320@130', '320@110'],
    ],
  },
  {
    member: 'lock-element',
    states:
      "paper.setInteractivity(({ model }: dia.CellView) => ({ elementMove: !model.get('locked'), labelMove: false }));",
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const locked = new joint.shapes.standard.Rectangle({locked: true}).addTo(graph);
      const free = new joint.shapes.standard.Rectangle().addTo(graph);
      paper.setInteractivity(({model}: dia.CellView) => ({elementMove: !model.get('locked'), labelMove: false}));
      return [locked, free].map((each) => (each.findView(paper) as dia.ElementView).can('elementMove'));
    },
    expected: [false, true],
  },
  {
    member: 'copy-paste',
    states: '`cloneCells()` gives each paste new ids and keeps the clones connected.',
    run: ({joint, newGraph}) => {
      const graph = newGraph();
      const a = new joint.shapes.standard.Rectangle({id: 'a', position: {x: 0, y: 0}}).addTo(graph);
      const b = new joint.shapes.standard.Rectangle({id: 'b'}).addTo(graph);
      const vertices = [{x: 50, y: 50}];
      new joint.shapes.standard.Link({source: {id: 'a'}, target: {id: 'b'}, vertices}).addTo(graph);
      const clipboard: dia.Cell[] = Object.values(graph.cloneSubgraph([a, b], {deep: true}));
      const paste = () => {
        const clones: dia.Cell[] = Object.values(graph.cloneCells(clipboard));
        graph.addCells(clones);
        clones.forEach((clone) => {
          if (!clone.isEmbedded() && (clone.isElement() || clone.isLink())) clone.translate(20, 20);
        });
        return clones;
      };
      const first = paste();
      const second = paste();
      const connects = (cells: dia.Cell[]) =>
        cells.filter((each) => each.isLink()).every((each) => cells.includes(each.getTargetCell()!));
      const places = (cells: dia.Cell[]) =>
        cells.map((each) => (each.isLink() ? each.vertices() : (each as dia.Element).position().toJSON()));
      return [connects(first), connects(second), graph.getCells().length, places(first), places(second)];
    },
    expected: [
      true,
      true,
      9,
      [{x: 20, y: 20}, {x: 20, y: 20}, [{x: 70, y: 70}]],
      [{x: 20, y: 20}, {x: 20, y: 20}, [{x: 70, y: 70}]],
    ],
  },
  {
    member: 'keep-links',
    states: 'A link between the two boxes would then lead from `target` to itself, so the code removes it.',
    run: ({joint, newGraph}) => {
      const graph = newGraph();
      const [source, target, other] = ['s', 't', 'o'].map((id) =>
        new joint.shapes.standard.Rectangle({id}).addTo(graph),
      ) as [dia.Element, dia.Element, dia.Element];
      const ends = [source, other, target];
      const links = ends.map((end) => new joint.shapes.standard.Link().source(source).target(end).addTo(graph));
      links.push(new joint.shapes.standard.Link().source(other).target(source).addTo(graph));
      graph.getConnectedLinks(source).forEach((each) => {
        if (each.source().id === source.id) each.source(target);
        if (each.target().id === source.id) each.target(target);
        if (each.source().id === each.target().id) each.remove();
      });
      source.remove();
      return graph.getLinks().map((each) => [each.source().id, each.target().id]);
    },
    expected: [
      ['t', 'o'],
      ['o', 't'],
    ],
  },
  {
    member: 'hide',
    states: 'Hidden cells stay in the graph and in the JSON.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle().addTo(graph);
      const other = new joint.shapes.standard.Rectangle().addTo(graph);
      const link = new joint.shapes.standard.Link().source(element).target(other).addTo(graph);
      const shown = () =>
        [element, other, link].map((each) => getComputedStyle(each.findView(paper).el).display !== 'none');
      const show = (visible: boolean) =>
        [element, ...graph.getConnectedLinks(element)].forEach((each) =>
          each.attr('root/display', visible ? null : 'none'),
        );
      show(false);
      const {cells} = graph.toJSON() as {cells: unknown[]};
      const hidden = [shown(), cells.length];
      show(true);
      return [hidden, shown()];
    },
    expected: [
      [[false, true, false], 3],
      [true, true, true],
    ],
  },
  {
    member: 'fit-text',
    states: 'element.resize(width + 24, height + 16);',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle({
        size: {width: 10, height: 10},
        attrs: {label: {text: 'A rather long label'}},
      }).addTo(graph);
      const [label] = element.findView(paper).findNodes('label');
      const {width, height} = joint.V(label as SVGElement).getBBox();
      element.resize(width + 24, height + 16);
      return [element.size().width > 90, element.size().height > 25];
    },
    expected: [true, true],
  },
  {
    member: 'own-data',
    states: 'the graph fires `change:task`.',
    run: ({joint, newGraph, events}) => {
      const graph = newGraph();
      const element = new joint.shapes.standard.Rectangle().addTo(graph);
      const names = events(graph, () => element.prop('task/owner', 'Ada'));
      return [names.includes('change:task'), element.toJSON().task as unknown];
    },
    expected: [true, {owner: 'Ada'}],
  },
  {
    member: 'runtime-ports',
    states: 'Removing a port also removes its links.',
    run: ({joint, newPaper}) => {
      const {graph} = newPaper();
      const element = new joint.shapes.standard.Rectangle().addTo(graph);
      const other = new joint.shapes.standard.Rectangle().addTo(graph);
      element.prop('ports/groups/in', {position: 'left', attrs: {circle: {magnet: 'passive'}}});
      element.addPort({id: 'in-1', group: 'in'});
      new joint.shapes.standard.Link().source(other).target(element, {port: 'in-1'}).addTo(graph);
      element.removePort('in-1');
      return [element.getPorts().length, graph.getLinks().length];
    },
    expected: [0, 0],
  },
  {
    member: 'one-link-per-port',
    states: 'The function returns `false` if another link already ends at the target port. It ignores the dragged link',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const ports = {items: [{id: 'in'}, {id: 'free'}]};
      const [a, b] = ['a', 'b'].map((id) => new joint.shapes.standard.Rectangle({id, ports}).addTo(graph)) as [
        dia.Element,
        dia.Element,
      ];
      const taken = new joint.shapes.standard.Link().source(a).target(b, {port: 'in'}).addTo(graph);
      const dragged = new joint.shapes.standard.Link().source(a).addTo(graph);
      // A link that leaves b and ends at a port of the same name elsewhere doesn't count.
      new joint.shapes.standard.Link().source(b).target(a, {port: 'free'}).addTo(graph);
      const rule = (tv: dia.CellView | undefined, tm: SVGElement | undefined, model: dia.Link) => {
        const port = tv?.findAttribute('port', tm!);
        const links = tv ? graph.getConnectedLinks(tv.model, {inbound: true}) : [];
        return Boolean(port) && links.every((l) => l === model || l.target().port !== port);
      };
      const view = b.findView(paper);
      const magnet = (id: string) => view.el.querySelector<SVGElement>(`[port=${id}]`)!;
      return [
        rule(view, magnet('in'), dragged),
        rule(view, magnet('free'), dragged),
        rule(view, magnet('in'), taken),
        rule(view, view.el, dragged),
        rule(undefined, undefined, dragged),
      ];
    },
    expected: [false, true, true, false, false],
  },
  {
    member: 'port-look',
    states: '`circle` is the selector in the default port markup.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle({ports: {items: [{id: 'in-1'}]}}).addTo(graph);
      element.portProp('in-1', 'attrs/circle/fill', '#fbbf24');
      return element.findView(paper).el.querySelector('[port=in-1]')?.getAttribute('fill');
    },
    expected: '#fbbf24',
  },
  {
    member: 'no-cycles',
    states: 'return !from || !to || (from !== to && !graph.isSuccessor(to, from));',
    run: ({joint, newGraph}) => {
      const graph = newGraph();
      const [a, b, c] = ['a', 'b', 'c'].map((id) => new joint.shapes.standard.Rectangle({id}).addTo(graph)) as [
        dia.Element,
        dia.Element,
        dia.Element,
      ];
      new joint.shapes.standard.Link().source(a).target(b).addTo(graph);
      new joint.shapes.standard.Link().source(b).target(c).addTo(graph);
      const allowed = (source: dia.Element, target: dia.Element) => {
        const model = new joint.shapes.standard.Link().source(source).target(target).addTo(graph) as dia.Link;
        const [from, to] = [model.getSourceElement(), model.getTargetElement()];
        const result = !from || !to || (from !== to && !graph.isSuccessor(to, from));
        model.remove();
        return result;
      };
      return [allowed(c, a), allowed(a, c), allowed(a, a)];
    },
    expected: [false, true, false],
  },
  {
    member: 'label',
    states: '`labels()` replaces the list. `label(0, …)` changes the first label.',
    run: ({joint, newGraph}) => {
      const link = new joint.shapes.standard.Link().addTo(newGraph()) as dia.Link;
      link.labels([{attrs: {text: {text: 'yes'}}, position: 0.5}]);
      link.label(0, {attrs: {text: {text: 'no'}}});
      return [link.labels().length, link.label(0).attrs?.text?.text];
    },
    expected: [1, 'no'],
  },
  {
    member: 'behind',
    states: 'A new element without a `z` gets the `z` of the topmost cell plus 1, which is usually 1 or more.',
    run: ({joint, newGraph}) => {
      const graph = newGraph();
      return [1, 2].map(() => new joint.shapes.standard.Rectangle().addTo(graph).get('z'));
    },
    expected: [1, 2],
  },
  {
    member: 'reroute',
    states: 'The code updates the links near the old and the new place of the element, once at the end of the drag.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const box = (x: number, y: number) =>
        new joint.shapes.standard.Rectangle({position: {x, y}, size: {width: 40, height: 40}}).addTo(graph);
      const link = new joint.shapes.standard.Link({router: {name: 'manhattan'}})
        .source(box(0, 100))
        .target(box(300, 100))
        .addTo(graph);
      const obstacle = box(150, 0);
      const route = () => (link.findView(paper) as dia.LinkView).getSerializedConnection();
      let oldBox = new joint.g.Rect();
      paper.on('element:pointerdown', ({model}) => (oldBox = model.getBBox()));
      paper.on('element:pointerup', ({model}) => {
        const newBox = model.getBBox();
        if (newBox.equals(oldBox)) return;
        const nearby = [oldBox, newBox].flatMap((area) => paper.findLinkViewsInArea(area.inflate(30)));
        new Set(nearby).forEach((linkView) => linkView.requestConnectionUpdate());
      });
      const drag = (from: number, to: number) => {
        const fire = (type: string, node: EventTarget, y: number) => {
          const {x: clientX, y: clientY} = paper.localToClientPoint(170, y);
          node.dispatchEvent(new MouseEvent(type, {bubbles: true, clientX, clientY}));
        };
        fire('mousedown', obstacle.findView(paper).el, from);
        fire('mousemove', document, to);
        const during = route();
        fire('mouseup', document, to);
        return during;
      };
      const before = route();
      const during = drag(20, 120);
      const around = route();
      drag(120, 20);
      return [during === before, around !== before, route() === before];
    },
    expected: [true, true, true],
  },
  {
    member: 'shaky-click',
    states: 'A pressed element still moves with these events.',
    run: ({joint, newPaper}) =>
      [0, 5].map((moveThreshold) => {
        const {graph, paper} = newPaper({clickThreshold: 5, moveThreshold});
        const element = new joint.shapes.standard.Rectangle({size: {width: 80, height: 40}}).addTo(graph);
        const body = element.findView(paper).findNode('body')!;
        let clicks = 0;
        paper.on('element:pointerclick', () => clicks++);
        ['mousedown', 'mousemove', 'mousemove', 'mouseup'].forEach((type, index) =>
          body.dispatchEvent(new MouseEvent(type, {bubbles: true, clientX: 10 * index, clientY: 0})),
        );
        return [clicks, element.position().x > 0];
      }),
    expected: [
      [1, true],
      [1, false],
    ],
  },
  {
    member: 'no-duplicates',
    states: 'a link that is attached to the elements themselves also blocks further links between their ports.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const box = (id: string) => new joint.shapes.standard.Rectangle({id, ports: {items: [{id: 'p'}, {id: 'q'}]}});
      const link = (port?: string) =>
        new joint.shapes.standard.Link({source: {id: 'a', port}, target: {id: 'b', port}}).addTo(graph);
      graph.addCells([box('a'), box('b')]);
      const plain = link();
      const links = [link('p'), link('q')];
      paper.options.multiLinks = false;
      const {linkAllowed} = paper as unknown as {linkAllowed: (view: dia.CellView) => boolean};
      const allowed = () => links.map((each) => linkAllowed.call(paper, each.findView(paper)));
      const beside = allowed();
      plain.remove();
      return [beside, allowed()];
    },
    expected: [
      [false, false],
      [true, true],
    ],
  },
  {
    member: 'no-loose-ends',
    states: "Users can't reconnect the other end of such a link until they connect the loose end.",
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper({linkPinning: false});
      const box = (id: string, y: number) =>
        new joint.shapes.standard.Rectangle({id, position: {x: 0, y}, size: {width: 50, height: 50}});
      graph.addCells([box('b', 0), box('c', 100)]);
      const link = new joint.shapes.standard.Link({source: {x: 300, y: 20}, target: {id: 'b'}}).addTo(graph);
      const {TargetArrowhead, SourceArrowhead} = joint.linkTools;
      const drag = (name: string) => {
        const tools = [new TargetArrowhead(), new SourceArrowhead()];
        link.findView(paper).addTools(new joint.dia.ToolsView({tools}));
        const fire = (type: string, node: EventTarget) =>
          node.dispatchEvent(new MouseEvent(type, {bubbles: true, clientX: 20, clientY: 120}));
        fire('mousedown', paper.el.querySelector(`[data-tool-name="${name}-arrowhead"]`)!);
        const body = graph.getCell('c').findView(paper).findNode('body')!;
        fire('mousemove', body);
        fire('mouseup', body);
        return [link.source().id ?? null, link.target().id ?? null];
      };
      return [drag('target'), drag('source')];
    },
    expected: [
      [null, 'b'],
      ['c', 'b'],
    ],
  },
  {
    member: 'own-data',
    states: "The event doesn't fire when a cell with data is added or loaded.",
    run: ({joint, newGraph, events}) => {
      const graph = newGraph();
      const element = new joint.shapes.standard.Rectangle().prop('task/owner', 'Ada') as dia.Element;
      const loads = events(graph, () => {
        graph.addCell(element);
        graph.fromJSON(graph.toJSON());
      });
      const changes = events(graph, () => graph.getElements().forEach((each) => each.prop('task/owner', 'Eve')));
      return [loads, changes].map((names) => names.includes('change:task'));
    },
    expected: [false, true],
  },
  {
    member: 'content-size',
    states: '`box` comes from the data and is `null` for an empty graph.',
    run: ({newGraph}) => newGraph().getBBox(),
    expected: null,
  },
]);

facts('learn/release-notes/4.0.0.mdx', [
  {
    member: 'old-and-new-names',
    states:
      "In JavaScript, `parent('group-1')` throws no error. It only writes the attribute `parent`, so the group has no child.",
    run: ({joint, newGraph, thrown}) => {
      const graph = newGraph();
      const group = new joint.shapes.standard.Rectangle({id: 'group-1'}).addTo(graph);
      const rect = new joint.shapes.standard.Rectangle().addTo(graph);
      const parent = rect.parent.bind(rect) as (id?: string) => string | undefined;
      return [thrown(() => parent('group-1')), rect.parent(), group.getEmbeddedCells().length];
    },
    expected: [null, 'group-1', 0],
  },
  {
    member: 'links',
    states: 'now throws `dia.Graph: cell type must be a string.`',
    run: ({joint, newGraph, thrown}) => thrown(() => newGraph().addCell(new joint.dia.Link())),
    expected: 'dia.Graph: cell type must be a string.',
  },
  {
    member: 'removed-shapes',
    states: 'CSS selectors such as `.label > text` are off by default.',
    run: ({joint}) => joint.config.useCSSSelectors,
    expected: false,
  },
]);

facts('learn/quickstart/elements.mdx', [
  {
    member: 'change-an-element-later',
    states: "Don't call `resize()` without values, because this clears the size.",
    run: ({joint}) => {
      const element = new joint.shapes.standard.Rectangle({size: {width: 120, height: 60}});
      const resize = element.resize.bind(element) as unknown as () => void;
      resize();
      return [element.position().toJSON(), element.angle(), element.size()];
    },
    expected: [{x: 0, y: 0}, 0, {}],
  },
]);

facts('learn/quickstart/paper.mdx', [
  {
    member: 'look-only',
    states: 'The paper still fires events, and [tools](../features/shape-tools.mdx) still work.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper({interactive: false});
      const element = new joint.shapes.standard.Rectangle({size: {width: 50, height: 50}}).addTo(graph);
      element.findView(paper).addTools(new joint.dia.ToolsView({tools: [new joint.elementTools.Remove()]}));
      const fire = (type: string, node: EventTarget) =>
        node.dispatchEvent(new MouseEvent(type, {bubbles: true, clientX: 40, clientY: 40}));
      const body = element.findView(paper).findNode('body')!;
      ['mousedown', 'mousemove', 'mouseup'].forEach((type) => fire(type, body));
      const place = element.position().toJSON();
      fire('mousedown', paper.el.querySelector('[data-tool-name="remove"] circle')!);
      return [place, graph.getCells().length];
    },
    expected: [{x: 0, y: 0}, 0],
  },
]);

facts('learn/applications/large-viewer.mdx', [
  {
    member: 'first-paint',
    states: 'Even with `async`, a new paper draws the cells of its graph at once.',
    run: ({joint, newGraph, newPaper}) =>
      [() => true, () => false].map((viewport) => {
        const model = newGraph();
        new joint.shapes.standard.Rectangle().addTo(model);
        const {paper} = newPaper({model, async: true, autoFreeze: true, viewport});
        return paper.el.querySelectorAll('.joint-element').length;
      }),
    expected: [1, 0],
  },
]);

facts('learn/testing/jest.mdx', [
  {
    member: 'test-the-graph',
    states: 'A function or a `Date` in a cell then makes the test fail.',
    since: '4.1',
    run: ({joint, newGraph}) =>
      [{value: 1}, {value: () => 1}, {value: new Date(0)}, {attrs: {body: {d: new Date(0)}}}].map((attributes) => {
        const graph = newGraph();
        new joint.shapes.standard.Rectangle(attributes).addTo(graph);
        const json = JSON.parse(JSON.stringify(graph.toJSON())) as object;
        const copy = newGraph().fromJSON(json).toJSON() as object;
        // Compared with the text, the copy has always come back.
        return [json, graph.toJSON()].map((other) => joint.util.isEqual(copy, other));
      }),
    expected: [
      [true, true],
      [true, false],
      [true, false],
      [true, false],
    ],
  },
  {
    member: 'test-the-graph',
    states: 'A function or a `Date` then makes the test fail, unless `toJSON()` leaves it out, as in `attrs`.',
    until: '4.0',
    unchanged: 'In 4.1 there is no such exception.',
    run: ({joint, newGraph}) =>
      [{value: () => 1}, {value: new Date(0)}, {attrs: {body: {d: new Date(0)}}}, {attrs: {body: {d: () => 1}}}].map(
        (attributes) => {
          const graph = newGraph();
          new joint.shapes.standard.Rectangle(attributes).addTo(graph);
          const json = JSON.parse(JSON.stringify(graph.toJSON())) as object;
          return joint.util.isEqual(newGraph().fromJSON(json).toJSON() as object, graph.toJSON());
        },
      ),
    expected: [false, false, true, true],
  },
  {
    member: 'mocks-for-jsdom',
    states: 'needs `SVGMatrix` if you pass a matrix without `absolute`.',
    run: ({joint, thrown}) => {
      const matrix = joint.V.createSVGMatrix();
      const kept = Object.getOwnPropertyDescriptor(window, 'SVGMatrix')!;
      delete (window as unknown as Record<string, unknown>)['SVGMatrix'];
      try {
        return [
          thrown(() => joint.V('g').transform(matrix)),
          thrown(() => joint.V('g').transform(matrix, {absolute: true})),
        ];
      } finally {
        Object.defineProperty(window, 'SVGMatrix', kept);
      }
    },
    expected: ['SVGMatrix is not defined', null],
  },
  {
    member: 'a-cell-is-missing-right-after-addcell',
    states: 'A new cell then appears in a later frame.',
    run: async ({joint, newPaper, until}) => {
      const {graph, paper} = newPaper({async: true});
      const count = () => paper.el.querySelectorAll('.joint-element').length;
      new joint.shapes.standard.Rectangle().addTo(graph);
      const before = count();
      await until(() => count() === 1);
      new joint.shapes.standard.Rectangle().addTo(graph);
      paper.updateViews();
      return [before, count()];
    },
    expected: [0, 2],
  },
]);

facts('learn/testing/playwright.mdx', [
  {
    member: 'find-cells-and-ports',
    states: 'the SVG group of a cell, and each of its [tools]',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle({id: 'order', size: {width: 50, height: 50}}).addTo(graph);
      const count = () => paper.el.querySelectorAll('[model-id="order"]').length;
      const before = count();
      const tools = [new joint.elementTools.Remove(), new joint.elementTools.Boundary()];
      element.findView(paper).addTools(new joint.dia.ToolsView({tools}));
      return [before, count()];
    },
    expected: [1, 3],
  },
]);

for (const version of versionNames.map(versionNamed)) {
  test(`${version.label} jest.mdx: the name in a minified message`, () => {
    const dist = path.join(packageFolder(projectDir, version.name, 'core'), 'dist');
    const script = fs.readFileSync(path.join(dist, 'joint.min.js'), 'utf8');
    const names = script.match(/\w+(?=\.createSVGPoint\(\))/g)!;
    // `svgDocument` has two calls.
    const [ofDocument] = names.filter((each) => names.indexOf(each) !== names.lastIndexOf(each));
    expectStated(
      version,
      'learn/testing/jest.mdx',
      'readable-stack-traces',
      `\`TypeError: ${ofDocument}.createSVGPoint is not a function\``,
    );
  });

  test(`${version.label} angular.mdx: a render callback runs outside the zone`, () => {
    expectStated(
      version,
      'learn/integration/angular.mdx',
      'dragging-is-slow-with-zone-js',
      'in an `afterNextRender()` callback, which runs outside the zone',
    );
    const folder = path.join(projectDir, 'node_modules/@angular/core/fesm2022');
    const sources = fs.readdirSync(folder).filter((file) => file.endsWith('.mjs'));
    const runs = /sequence\.pipelinedValue = this\.ngZone\.runOutsideAngular\(/;
    expect(sources.some((file) => runs.test(fs.readFileSync(path.join(folder, file), 'utf8')))).toBe(true);
  });

  for (const name of ['angular', 'react', 'vue', 'svelte']) {
    test(`${version.label} ${name}.mdx: a server renders no form`, () => {
      // Nothing is selected there. The tests of the projects look at the HTML.
      expectStated(version, `learn/integration/${name}.mdx`, 'server-rendering', 'the checkboxes and an empty host');
    });
  }
}
