import fs from 'node:fs';
import path from 'node:path';
import type {dia, g} from 'joint-core-4.1';
import {versionNames, versionNamed} from '../../../src/common/versions';
import {expect, facts, test} from '../../support/facts';
import {type Stage, block, expectStated, prove} from '../../support/page-proof';
import {projectDir} from '../../support/sites';

// Code that readers asked for: the blocks of the pages are run as they stand there.

const versions = versionNames.map(versionNamed);
const links = 'learn/features/diagram-basics/links.mdx';

facts('learn/quickstart/paper.mdx', [
  {
    member: 'fill-the-parent',
    states: 'It changes only when the paper fires `transform` or `resize`.',
    run: ({joint, newGraph}) => {
      const host = document.createElement('div');
      host.style.cssText = 'width: 300px; height: 200px';
      const el = document.createElement('div');
      host.append(el);
      document.body.append(host);
      const paper = new joint.dia.Paper({
        el,
        model: newGraph(),
        width: '100%',
        height: '100%',
        gridSize: 10,
        drawGrid: true,
        cellViewNamespace: joint.shapes,
      });
      const height = () => [
        Number(paper.getLayerNode('grid').querySelector('svg')!.getAttribute('height')),
        paper.getComputedSize().height,
      ];
      const first = height();
      paper.translate(0, 1);
      const panned = height();
      host.style.height = '250px';
      return [first, panned, height()];
    },
    expected: [
      [0, 200],
      [200, 200],
      [200, 250],
    ],
  },
]);

facts('learn/recipes.mdx', [
  {
    member: 'reroute',
    states: 'With a smaller `reach`, some links keep their detour after the element has moved away.',
    run: ({joint, newPaper}) =>
      [30, 20].map((reach) => {
        const {graph, paper} = newPaper();
        const box = (x: number, y: number) =>
          new joint.shapes.standard.Rectangle({position: {x, y}, size: {width: 40, height: 40}}).addTo(graph);
        const link = new joint.shapes.standard.Link({router: {name: 'manhattan', args: {step: 10, padding: 20}}})
          .source(box(0, 100))
          .target(box(300, 100))
          .addTo(graph);
        const obstacle = box(150, 0);
        const route = () => (link.findView(paper) as dia.LinkView).getSerializedConnection();
        const moveTo = (y: number) => {
          const oldBox = obstacle.getBBox();
          obstacle.position(150, y);
          const areas = [oldBox, obstacle.getBBox()];
          const nearby = areas.flatMap((area) => paper.findLinkViewsInArea(area.inflate(reach)));
          new Set(nearby).forEach((linkView) => linkView.requestConnectionUpdate());
        };
        const before = route();
        moveTo(100);
        const around = route();
        moveTo(0);
        return [around !== before, route() === before];
      }),
    expected: [
      [true, true],
      [true, false],
    ],
  },
]);

for (const version of versions) {
  test(`${version.label} json.mdx: saving the zoom changes no graph`, async ({libraries}) => {
    const file = 'learn/features/export-import/json.mdx';
    expectStated(
      version,
      file,
      'what-is-saved',
      "Don't store the zoom with `graph.set()`. The graph would fire `change`",
    );
    const code = block(version, file, 'saveWithZoom').replaceAll('localStorage', 'store');
    const store = 'const kept = {}; const store = {setItem: (k, v) => (kept[k] = v), getItem: (k) => kept[k]};';
    const found = await prove(await libraries.of(version), `${store}${code}`, ({graph, paper, exports, box}) => {
      box('a', 0, 0);
      paper.scale(2);
      paper.translate(30, 40);
      const fired: string[] = [];
      graph.on('all', (name: string) => fired.push(name));
      exports.saveWithZoom!();
      const whileSaving = [...fired];
      paper.scale(1);
      paper.translate(0, 0);
      exports.loadWithZoom!();
      return [whileSaving, fired.includes('change'), paper.scale().sx, paper.translate(), graph.getCells().length];
    });
    expect(found).toEqual([[], false, 2, {tx: 30, ty: 40}, 1]);
  });

  for (const name of ['graph/undo']) {
    test(`${version.label} ${name}: an attribute of the graph is no step of the history`, async ({libraries}) => {
      const file = path.join(projectDir, version.folder, '_demos', name, 'history.ts');
      const source = fs.readFileSync(file, 'utf8');
      const steps = (code: string) =>
        libraries.of(version).then((library) =>
          prove(library, code, ({graph, exports, box}) => {
            const element = box('a', 0, 0);
            const Made = exports.History as unknown as new (...args: unknown[]) => {
              done: unknown[];
              undone: unknown[];
              undo: () => void;
            };
            const history = new Made(graph, () => undefined);
            element.position(10, 10);
            history.undo();
            graph.set('title', 'Plan');
            return [history.done.length, history.undone.length];
          }),
        );
      const without = source.replace(/if \(!\(cell instanceof dia\.Cell\)\) return;/, '');
      expect(without).not.toBe(source);
      expect(await steps(source)).toEqual([0, 1]);
      expect(await steps(without)).toEqual([1, 0]);
    });
  }

  for (const name of ['graph/undo', 'applications/entity-relationship']) {
    test(`${version.label} ${name}: the history records after an error in a listener`, async ({libraries}) => {
      const file = path.join(projectDir, version.folder, '_demos', name, 'history.ts');
      const library = await libraries.of(version);
      const found = await prove(library, fs.readFileSync(file, 'utf8'), ({graph, exports, box}) => {
        const element = box('a', 0, 0);
        const Made = exports.History as unknown as new (...args: unknown[]) => {done: unknown[]; undo: () => void};
        const history = new Made(graph, () => undefined);
        element.position(10, 10);
        graph.once('change:position', () => {
          throw new Error('of a listener');
        });
        let message = '';
        try {
          history.undo();
        } catch (error) {
          ({message} = error as Error);
        }
        // the element that threw the error fires no more changes
        box('b', 50, 50);
        return [message, history.done.length];
      });
      expect(found).toEqual(['of a listener', 1]);
    });
  }

  test(`${version.label} svg.mdx: the frame of a selected element is not exported`, async ({libraries}) => {
    const file = 'learn/features/export-import/svg.mdx';
    expectStated(
      version,
      file,
      'without-jointjs',
      'The frames of the [highlighters](../highlighters.mdx) `mask` and `stroke` are left out, too.',
    );
    const found = await prove(
      await libraries.of(version),
      block(version, file, 'leftOut'),
      ({joint, paper, exports, box}) => {
        const view = box('a', 0, 0).findView(paper);
        const {mask, stroke} = joint.highlighters;
        mask.add(view, 'root', 'selected', {padding: 4});
        stroke.add(view, 'root', 'also', {layer: 'front'});
        const frames = '.joint-highlight-mask, .joint-highlight-stroke';
        const text = exports.toSVG!(paper as never) as string;
        const exported = new DOMParser().parseFromString(text, 'image/svg+xml');
        return [paper.svg, exported].map((root) => [
          root.querySelectorAll(frames).length,
          root.querySelectorAll('.joint-element rect').length > 0,
        ]);
      },
    );
    expect(found).toEqual([
      [2, true],
      [0, true],
    ]);
  });

  test(`${version.label} events.mdx: a finger that rests on an element opens the menu`, async ({libraries}) => {
    const file = 'learn/features/diagram-basics/events.mdx';
    expectStated(
      version,
      file,
      'long-press',
      'A move of more than 10 px or a second finger on the paper cancels the long press.',
    );
    const found = await prove(
      await libraries.of(version),
      block(version, file, 'onLongPress'),
      ({paper, exports, box, onStoppedClock: onClock}) => {
        const opened: unknown[] = [];
        exports.onLongPress!(
          paper as never,
          ((view: dia.ElementView, x: number, y: number) => opened.push([view.model.id, x, y])) as never,
        );
        const clicked: unknown[] = [];
        paper.on('element:pointerclick', ({model}) => clicked.push(model.id));
        const {el} = box('a', 0, 0).findView(paper);
        const fire = (type: string, target: EventTarget, points: [number, number][], changed = points) => {
          const touch = ([clientX, clientY]: [number, number], identifier: number) =>
            new Touch({identifier, target: el, clientX, clientY});
          const touches = points.map(touch);
          target.dispatchEvent(
            new TouchEvent(type, {bubbles: true, cancelable: true, touches, changedTouches: changed.map(touch)}),
          );
        };
        const press = (then: () => void) =>
          onClock((pass) => {
            opened.length = 0;
            fire('touchstart', el, [[20, 20]]);
            then();
            pass(600);
            const result = [...opened];
            fire('touchend', el, [], [[20, 20]]);
            return result;
          });
        const rest = press(() => undefined);
        const moved = press(() => fire('touchmove', document, [[20, 50]]));
        const two = press(() =>
          fire('touchstart', el, [
            [20, 20],
            [60, 20],
          ]),
        );
        const short = press(() => fire('touchend', el, [], [[20, 20]]));
        return {rest, moved, two, short, clicked: clicked.includes('a')};
      },
    );
    expect(found).toEqual({rest: [['a', 20, 20]], moved: [], two: [], short: [], clicked: true});
  });

  test(`${version.label} links.mdx: each link has a lane`, async ({libraries}) => {
    expectStated(version, links, 'parallel-routes', 'Two segments share a lane only if one ends above the other.');
    const found = await prove(
      await libraries.of(version),
      block(version, links, 'chooseLanes'),
      ({paper, exports, box, link}) => {
        const ports = (group: string) => ({
          ports: {
            groups: {in: {position: 'left'}, out: {position: 'right'}},
            items: [1, 2, 3].map((n) => ({id: `${group}${n}`, group})),
          },
        });
        box('a', 0, 0, {...ports('out'), size: {width: 80, height: 120}});
        box('b', 400, 200, {...ports('in'), size: {width: 80, height: 120}});
        const all = [1, 2, 3].map((n) =>
          link(
            {id: 'a', port: `out${n}`},
            {id: 'b', port: `in${n}`},
            {
              labels: [{position: {distance: 30}, attrs: {text: {text: `wire ${n}`}}}],
            },
          ),
        );
        exports.chooseLanes!(all as never);
        const xs = all.map((each) => (each.findView(paper) as dia.LinkView).route[0]!.x);
        const boxes = all.map((each) => {
          const {x, y, width, height} = (
            each.findView(paper).el.querySelector('.label') as SVGGElement
          ).getBoundingClientRect();
          return {x, y, width, height};
        });
        const overlap = boxes.some((one, i) =>
          boxes.some((other, j) => i < j && one.y < other.y + other.height && other.y < one.y + one.height),
        );
        return [xs, overlap];
      },
    );
    expect(found).toEqual([[140, 150, 160], false]);
  });

  test(`${version.label} routers.mdx: manhattan leaves a port on the side of its group`, async ({libraries}) => {
    const file = 'api/routers.mdx';
    expectStated(
      version,
      file,
      'manhattan-port-sides',
      '`undefined` allows no side, so the router [falls back to `orthogonal`]',
    );
    const proof = ({joint, paper, box, link}: Stage) => {
      const ports = {
        groups: {in: {position: 'left'}, out: {position: 'right'}},
        items: [
          {id: 'in', group: 'in'},
          {id: 'out', group: 'out'},
        ],
      };
      box('a', 300, 100, {ports});
      box('b', 40, 300, {ports});
      const wire = link({id: 'a', port: 'out'}, {id: 'b', port: 'in'});
      const pointing = link({id: 'a', port: 'out'}, {x: 300, y: 400});
      const xs = (wire.findView(paper) as dia.LinkView).route.map(({x}) => x);
      let fallsBack = false;
      const args = {startDirections: undefined, fallbackRouter: () => ((fallsBack = true), [])};
      joint.routers.manhattan([], args, wire.findView(paper) as dia.LinkView);
      return [
        Math.max(...xs) > 380,
        Math.min(...xs) < 40,
        (pointing.findView(paper) as dia.LinkView).route.length > 0,
        fallsBack,
      ];
    };
    const library = await libraries.of(version);
    expect(await prove(library, block(version, file, 'sidesOf'), proof)).toEqual([true, true, true, true]);
    const swapped = block(version, file, 'sidesOf').replace(
      "in: ['left'], out: ['right']",
      "in: ['right'], out: ['left']",
    );
    expect(((await prove(library, swapped, proof)) as boolean[]).slice(0, 2)).not.toEqual([true, true]);
  });

  test(`${version.label} links.mdx: one link between two elements, in any direction`, async ({libraries}) => {
    expectStated(
      version,
      links,
      'duplicates-in-both-directions',
      'This rule allows only one link between two elements, regardless of its direction and ports',
    );
    const found = await prove(await libraries.of(version), block(version, links, 'endsOf'), ({paper, box, link}) => {
      ['a', 'b', 'c'].forEach((id, i) => box(id, 150 * i, 0));
      link({id: 'a'}, {id: 'b'});
      const isAllowed = (source: dia.Link.EndJSON, target: dia.Link.EndJSON) => {
        const tried = link(source, target);
        const {allowLink} = paper.options;
        const answer = (allowLink as (view: dia.LinkView, paper: dia.Paper) => boolean)(
          tried.findView(paper) as dia.LinkView,
          paper,
        );
        tried.remove();
        return answer;
      };
      link({id: 'a'}, {x: 9, y: 9});
      return [
        isAllowed({id: 'a'}, {id: 'b'}),
        isAllowed({id: 'b', port: 'x'}, {id: 'a'}),
        isAllowed({id: 'b'}, {id: 'c'}),
        isAllowed({id: 'a'}, {x: 5, y: 5}),
        isAllowed({id: 'a'}, {id: 'a'}),
      ];
    });
    expect(found).toEqual([false, false, true, true, true]);
  });

  test(`${version.label} containers-and-grouping.mdx: links bridge hidden elements`, async ({libraries}) => {
    const file = 'learn/features/containers-and-grouping.mdx';
    expectStated(version, file, 'hide-and-join', 'Call it with an empty set to show the hidden cells again');
    const found = await prove(
      await libraries.of(version),
      block(version, file, 'hideElements'),
      ({graph, exports, box, link}) => {
        ['a', 'b', 'c', 'd'].forEach((id, i) => box(id, 150 * i, 0));
        [
          ['a', 'b'],
          ['b', 'c'],
          ['c', 'd'],
          ['c', 'b'],
          ['d', 'a'],
        ].forEach(([from, to]) => link({id: from}, {id: to}));
        const hide = (...ids: string[]) => {
          exports.hideElements!(graph as never, new Set(ids) as never);
          const bridges = graph.getLinks().filter((each) => each.get('bridge') as boolean);
          const shown = graph.getCells().filter((each) => each.attr('root/style/display') !== 'none');
          return [bridges.map((each) => `${each.source().id}-${each.target().id}`), shown.length];
        };
        return [hide('b'), hide('b', 'c'), hide('b', 'c', 'd'), hide()];
      },
    );
    expect(found).toEqual([
      [['a-c'], 6],
      [['a-d'], 4],
      [[], 1],
      [[], 9],
    ]);
  });

  test(`${version.label} labels.mdx: chips are as wide as their texts`, async ({libraries}) => {
    const file = 'learn/features/labels.mdx';
    expectStated(version, file, 'chips', 'The canvas must use the same font as the labels.');
    const found = await prove(
      await libraries.of(version),
      block(version, file, 'addChips'),
      ({paper, graph, exports, box}) => {
        const parent = box('a', 100, 50);
        exports.addChips!(parent as never, ['main', 'a much longer branch', 'v1'] as never);
        const chips = parent.getEmbeddedCells() as dia.Element[];
        const gaps = chips.slice(1).map((chip, i) => chip.getBBox().x - chips[i]!.getBBox().topRight().x);
        const fits = chips.map((chip) => {
          const text = chip.findView(paper).el.querySelector('text')!.getBBox();
          const room = chip.size().width - text.width;
          return room > 12 && room < 20;
        });
        return [gaps, fits, graph.getElements().length];
      },
    );
    expect(found).toEqual([[6, 6], [true, true, true], 4]);
  });

  test(`${version.label} elements.mdx: a group rotates as one`, async ({libraries}) => {
    const file = 'learn/features/diagram-basics/elements.mdx';
    expectStated(
      version,
      file,
      'rotate-a-group',
      '`g.Point` measures angles counterclockwise, so the points of links are rotated by `-degrees`.',
    );
    const found = await prove(
      await libraries.of(version),
      block(version, file, 'rotateGroup'),
      ({joint, exports, box, link}) => {
        const group = box('group', 0, 0, {size: {width: 300, height: 200}});
        const child = box('child', 20, 20, {angle: 10});
        const wire = link({id: 'child'}, {id: 'group'}, {vertices: [{x: 250, y: 30}]});
        group.embed([child, wire]);
        const center = group.getBBox().center();
        const places = (): g.Point[] => [child.getBBox().center(), new joint.g.Point(wire.vertices()[0]!)];
        const before = places();
        const distance = before[0]!.distance(before[1]!);
        exports.rotateGroup!(group as never, 90 as never);
        const after = places();
        // clockwise by 90 degrees about the center
        const turned = before.map(({x, y}) => [
          Math.round(center.x - (y - center.y)),
          Math.round(center.y + (x - center.x)),
        ]);
        return [
          [group.angle(), child.angle()],
          JSON.stringify(after.map(({x, y}) => [Math.round(x), Math.round(y)])) === JSON.stringify(turned),
          Math.abs(after[0]!.distance(after[1]!) - distance) < 0.01,
        ];
      },
    );
    expect(found).toEqual([[90, 100], true, true]);
  });

  test(`${version.label} paper.mdx: labels keep their size on the screen`, async ({libraries}) => {
    const file = 'learn/features/diagram-basics/paper.mdx';
    expectStated(
      version,
      file,
      'detail-by-zoom',
      'The variable `--label-size` keeps labels at 12 px on the screen at any zoom.',
    );
    const found = await prove(await libraries.of(version), block(version, file, '--label-size'), ({paper, box}) => {
      const attrs = {label: {text: 'Order', fontSize: 'var(--label-size, 12px)'}};
      const label = box('a', 0, 0, {attrs}).findView(paper).el.querySelector('text')!;
      const sizes = [2, 0.25].map((scale) => {
        paper.scale(scale);
        return [
          Math.round(Number.parseFloat(getComputedStyle(label).fontSize) * scale),
          paper.el.classList.contains('is-small'),
        ];
      });
      return sizes;
    });
    expect(found).toEqual([
      [12, false],
      [12, true],
    ]);
  });
}
