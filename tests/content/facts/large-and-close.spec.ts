import fs from 'node:fs';
import path from 'node:path';
import type {dia, routers} from 'joint-core-4.1';
import type * as Joint from 'joint-core-4.1';
import {transform} from 'sucrase';
import {readPage} from '../../../src/build/content/pages';
import type {Version} from '../../../src/common/versions';
import {expect, facts, test, versionsHaving} from '../../support/facts';
import {project, projectDir} from '../../support/sites';

// Diagrams with more views than the paper shows, and elements so close that a router finds no route.

const [paperPage, linkViewPage, routersPage] = ['api/dia/Paper.mdx', 'api/dia/LinkView.mdx', 'api/routers.mdx'];

/** A program as the browser runs it, with `joint` in place of the package. */
function toScript(source: string): string {
  const {code} = transform(source, {transforms: ['typescript', 'imports']});
  return `const exports = {}; const require = () => joint; ${code.replaceAll('"use strict";', '')}`;
}

/** The block of code of a page with these words. */
function codeOf({folder}: Version, file: string, words: string): string {
  const found = readPage(`${folder}/${file}`, project).content.fences.filter(({code}) => code.includes(words));
  expect(found).toHaveLength(1);
  return toScript(found[0]!.code);
}

facts(paperPage, [
  {
    member: 'dumpViews',
    states: 'checks up to 1000 views in the next frame and then goes idle again. The other views stay.',
    run: async ({joint, newPaper}) => {
      const count = async (options: dia.Paper.Options, isChecked: boolean) => {
        const {graph, paper} = newPaper({viewport: () => false, ...options});
        graph.resetCells(Array.from({length: 2500}, () => new joint.shapes.standard.Rectangle()));
        const frames = async () => {
          for (let left = 8; left > 0; left -= 1) await new Promise(requestAnimationFrame);
        };
        await frames();
        paper.dumpViews();
        const dumped = paper.cells.childElementCount;
        if (isChecked) paper.checkViewport();
        await frames();
        const left = paper.cells.childElementCount;
        paper.remove();
        return [dumped, left];
      };
      const found = [];
      for (const options of [{}, {async: true}, {async: true, autoFreeze: true}]) {
        found.push([await count(options, false), await count(options, true)]);
      }
      return found;
    },
    expected: [
      [
        [2500, 2500],
        [2500, 0],
      ],
      [
        [2500, 0],
        [2500, 0],
      ],
      [
        [2500, 1500],
        [2500, 0],
      ],
    ],
  },
  {
    member: 'options.viewport',
    states: 'test `paper.el.contains(cell.findView(paper).el)`',
    run: ({joint}) => {
      let isDue = true;
      const graph = new joint.dia.Graph({}, {cellNamespace: joint.shapes});
      const el = document.createElement('div');
      const viewport = () => isDue;
      const paper = new joint.dia.Paper({el, model: graph, cellViewNamespace: joint.shapes, async: false, viewport});
      const cell = new joint.shapes.standard.Rectangle().addTo(graph);
      const look = () => [paper.el.contains(cell.findView(paper).el), cell.findView(paper).el.isConnected];
      const outside = look();
      document.body.append(el);
      const inside = look();
      isDue = false;
      paper.checkViewport();
      return [outside, inside, look()];
    },
    expected: [
      [true, false],
      [true, true],
      [false, false],
    ],
  },
  {
    member: 'options.viewport',
    states: 'The view of a link that was never drawn has no path.',
    run: ({joint, newPaper, thrown}) => {
      let isDue = false;
      const {graph, paper} = newPaper({viewport: () => isDue});
      const link = new joint.shapes.standard.Link({target: {x: 90, y: 0}}).addTo(graph);
      const view = paper.findViewByModel<dia.LinkView>(link);
      const look = () => [view.el.isConnected, view.getPointAtRatio(0.5)?.x ?? null];
      const send = () => thrown(() => view.sendToken(joint.V('circle', {r: 5}).node, 10));
      const found = [look(), send()];
      isDue = true;
      paper.checkViewport();
      paper.updateViews();
      found.push(look(), send());
      isDue = false;
      paper.checkViewport();
      return [...found, look()];
    },
    expected: [
      [false, null],
      'dia.LinkView: token animation requires a valid connection path.',
      [true, 45],
      null,
      [false, 45],
    ],
  },
]);

facts('learn/applications/live-network.mdx', [
  {
    member: 'works-with',
    states: "`findView()` also returns the views of links that aren't in the document.",
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper({viewport: () => false});
      const link = new joint.shapes.standard.Link({target: {x: 90, y: 0}}).addTo(graph);
      return [link.findView(paper) instanceof joint.dia.LinkView, link.findView(paper).el.isConnected];
    },
    expected: [true, false],
  },
]);

facts('learn/applications/large-viewer.mdx', [
  {
    member: 'first-paint',
    states: "The paper doesn't need `frozen: true`.",
    run: async ({joint, newPaper}) => {
      const start = async (frozen: boolean) => {
        const {graph, paper} = newPaper({async: true, autoFreeze: true, frozen});
        graph.addCell(new joint.shapes.standard.Rectangle());
        const atOnce = paper.cells.childElementCount;
        await new Promise(requestAnimationFrame);
        await new Promise(requestAnimationFrame);
        return [atOnce, paper.cells.childElementCount];
      };
      return [await start(true), await start(false)];
    },
    expected: [
      [0, 1],
      [0, 1],
    ],
  },
]);

facts(linkViewPage, [
  {
    member: 'sendToken',
    states: 'takes the link out of the document, the token jumps to the point (0, 0) of the graph.',
    run: async ({joint, newPaper}) => {
      let isDue = true;
      const {graph, paper} = newPaper({viewport: () => isDue});
      paper.translate(50, 20);
      const link = new joint.shapes.standard.Link({source: {x: 100, y: 100}, target: {x: 300, y: 100}}).addTo(graph);
      for (let left = 3; left > 0; left -= 1) await new Promise(requestAnimationFrame);
      const token = joint.V('circle', {r: 5}).node;
      // Time stands still for what is animated, and goes on by hand.
      paper.svg.pauseAnimations();
      (link.findView(paper) as dia.LinkView).sendToken(token, 20_000);
      const at = async () => {
        paper.svg.setCurrentTime(paper.svg.getCurrentTime() + 5);
        await new Promise(requestAnimationFrame);
        const {x, y, width, height} = token.getBoundingClientRect();
        return paper.clientToLocalPoint(x + width / 2, y + height / 2).round();
      };
      const before = await at();
      isDue = false;
      paper.checkViewport();
      const after = await at();
      token.remove();
      return [before.toJSON(), after.toJSON()];
    },
    expected: [
      {x: 150, y: 100},
      {x: 0, y: 0},
    ],
  },
]);

for (const page of ['learn/features/performance/index.mdx', 'learn/features/diagram-basics/paper.mdx']) {
  const member = page.includes('performance') ? 'draw-only-what-is-visible' : 'large-diagrams';
  facts(page, [
    {
      member,
      states: "Links without a router don't need these 200 px.",
      run: ({joint, newPaper}) => {
        const {graph, paper} = newPaper();
        const element = (id: string, x: number, y: number) =>
          new joint.shapes.standard.Rectangle({id, position: {x, y}, size: {width: 60, height: 40}});
        graph.addCells([element('a', 0, 0), element('b', 300, 200)]);
        const vertices = [{x: 500, y: -300}];
        const ends = {source: {id: 'a'}, target: {id: 'b'}};
        return ['normal', 'straight', 'rounded'].map((connector) => {
          const link = new joint.shapes.standard.Link({...ends, vertices}).connector(connector).addTo(graph);
          const drawn = (link.findView(paper) as dia.LinkView).getConnection().bbox()!;
          return link.getBBox().inflate(1).containsRect(drawn);
        });
      },
      expected: [true, true, true],
    },
    {
      member,
      states: 'At vertices, their lines can leave the box',
      run: ({joint, newPaper}) => {
        const {graph, paper} = newPaper();
        const element = (id: string, x: number, y: number) =>
          new joint.shapes.standard.Rectangle({id, position: {x, y}, size: {width: 60, height: 40}});
        graph.addCells([element('a', 0, 0), element('b', 300, 200)]);
        const isInBox = (connector: string, vertices: dia.Point[]) => {
          const link = new joint.shapes.standard.Link({source: {id: 'a'}, target: {id: 'b'}, vertices});
          link.connector(connector).addTo(graph);
          const drawn = (link.findView(paper) as dia.LinkView).getConnection().bbox()!;
          return link.getBBox().inflate(1).containsRect(drawn);
        };
        const corner = [
          {x: 100, y: 240},
          {x: 30, y: -80},
        ];
        return ['curve', 'smooth'].map((connector) => [isInBox(connector, []), isInBox(connector, corner)]);
      },
      expected: [
        [true, false],
        [true, false],
      ],
    },
    {
      member,
      states: "The box of a long link with vertices also covers areas that the link doesn't cross.",
      run: ({joint}) => {
        const ends = {source: {x: 0, y: 0}, target: {x: 900, y: 900}};
        const link = new joint.shapes.standard.Link({...ends, vertices: [{x: 0, y: 900}]});
        const touches = (area: InstanceType<typeof joint.g.Rect>) => {
          const {points} = link.getPolyline();
          const isSegmentIn = points.slice(1).some((end, index) => {
            const line = new joint.g.Line(points[index]!, end);
            return area.containsPoint(end) || line.intersect(area) !== null;
          });
          return [area.intersect(link.getBBox()) !== null, isSegmentIn];
        };
        return [touches(new joint.g.Rect(400, 300, 200, 200)), touches(new joint.g.Rect(-50, 300, 200, 200))];
      },
      expected: [
        [true, false],
        [true, true],
      ],
    },
  ]);
}

facts('learn/features/diagram-basics/events.mdx', [
  {
    member: 'pointer',
    states: 'const [evt, x, y] = args.slice(-3) as [dia.Event, number, number];',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const size = {width: 50, height: 50};
      const element = new joint.shapes.standard.Rectangle({position: {x: 100, y: 100}, size}).addTo(graph);
      const found: unknown[] = [];
      paper.on('cell:pointerdown blank:pointerdown', (...args: unknown[]) => {
        const [evt, x, y] = args.slice(-3) as [dia.Event, number, number];
        found.push([args.length, evt.clientX, x, y]);
      });
      for (const node of [element.findView(paper).el, paper.svg]) {
        const {x: clientX, y: clientY} = paper.localToClientPoint(110, 120);
        node.dispatchEvent(new MouseEvent('mousedown', {bubbles: true, clientX, clientY}));
        document.dispatchEvent(new MouseEvent('mouseup', {bubbles: true}));
        found.push(clientX);
      }
      const [cell, left, blank] = found as [number[], number, number[]];
      return [cell[0], cell[1] === left, cell.slice(2), blank[0], blank[1] === left, blank.slice(2)];
    },
    expected: [4, true, [110, 120], 3, true, [110, 120]],
  },
]);

facts(routersPage, [
  {
    member: 'when-it-falls-back-to-orthogonal',
    states:
      'A gap of up to twice the padding has no room for such a point. A gap of twice the padding plus three steps is wide enough. By default, this is 50 px.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = (id: string) => new joint.shapes.standard.Rectangle({id, size: {width: 200, height: 140}});
      const [a, b] = [element('a'), element('b')];
      const end = (id: string, name: string) => ({id, anchor: {name}});
      const link = new joint.shapes.standard.Link({source: end('a', 'right'), target: end('b', 'left')});
      graph.addCells([a, b, link]);
      const faults: unknown[] = [];
      const between = new Set<boolean>();
      const sides = {startDirections: ['right'], endDirections: ['left']};
      const setups = [{}, {padding: 26}, {padding: 20}, {padding: 26, step: 5}, {padding: 14, step: 7}];
      for (const setup of setups) {
        const {padding = 10, step = 10} = setup as {padding?: number; step?: number};
        for (const y of [0, 20, -33]) {
          for (let gap = 2; gap <= 2 * padding + 6 * step; gap += 1) {
            let hasFailed = false;
            const fallbackRouter = (vertices: dia.Point[]) => {
              hasFailed = true;
              return vertices;
            };
            b.position(200 + gap, y);
            const args = {...sides, ...setup, fallbackRouter} as unknown as routers.ManhattanRouterArguments;
            link.router((vertices, _args, view) => joint.routers.manhattan(vertices, args, view));
            paper.updateViews();
            if (gap <= 2 * padding ? !hasFailed : gap >= 2 * padding + 3 * step && hasFailed)
              faults.push([setup, y, gap, hasFailed]);
            else if (gap > 2 * padding && gap < 2 * padding + 3 * step) between.add(hasFailed);
          }
        }
      }
      return [faults, between.size];
    },
    expected: [[], 2],
  },
]);

for (const version of versionsHaving(routersPage)) {
  test(`${version.label}: the router of the page crosses a narrow gap`, async ({libraries}) => {
    const library = await libraries.of(version);
    const found = await library.evaluate(
      (program) => {
        const {joint} = window as unknown as {joint: typeof Joint};
        const graph = new joint.dia.Graph({}, {cellNamespace: joint.shapes});
        const el = document.body.appendChild(document.createElement('div'));
        const paper = new joint.dia.Paper({el, model: graph, cellViewNamespace: joint.shapes, async: false});
        // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the program is the one on the page
        (new Function('joint', 'paper', program) as (...args: unknown[]) => unknown)(joint, paper);
        const ofPage = paper.options.defaultRouter as routers.Router;
        const element = (id: string) => new joint.shapes.standard.Rectangle({id, size: {width: 200, height: 140}});
        const [a, b] = [element('a'), element('b')];
        const end = (id: string, name: string) => ({id, anchor: {name}, connectionPoint: {name: 'anchor'}});
        const link = new joint.shapes.standard.Link({source: end('a', 'right'), target: end('b', 'left')});
        graph.addCells([a, b, link]);
        const view = link.findView(paper) as dia.LinkView;
        const sides = {padding: 20, startDirections: ['right'], endDirections: ['left']};
        const plain: routers.Router = (vertices, _args, linkView) =>
          joint.routers.manhattan(vertices, sides as unknown as routers.ManhattanRouterArguments, linkView);
        const detours = (router: routers.Router) => {
          const gaps = [];
          for (let gap = 7; gap <= 120; gap += 1) {
            for (const y of [0, 20, -33, 100, 160]) {
              b.position(200 + gap, y);
              link.router(router);
              if (view.getConnectionLength() > gap + Math.abs(y) + 1) gaps.push(gap);
            }
          }
          return gaps;
        };
        const result = [detours(ofPage), new Set(detours(plain)).has(30)];
        document.body.replaceChildren();
        return result;
      },
      codeOf(version, routersPage, 'const gap ='),
    );
    expect(found).toEqual([[], true]);
  });

  test(`${version.label}: links are routed without a search during a drag, and with one after it`, async ({
    libraries,
  }) => {
    const library = await libraries.of(version);
    const found = await library.evaluate(
      (program) => {
        const {joint} = window as unknown as {joint: typeof Joint};
        const graph = new joint.dia.Graph({}, {cellNamespace: joint.shapes});
        const el = document.body.appendChild(document.createElement('div'));
        const paper = new joint.dia.Paper({el, model: graph, cellViewNamespace: joint.shapes, async: false});
        // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the program is the one on the page
        (new Function('joint', 'paper', 'graph', program) as (...args: unknown[]) => unknown)(joint, paper, graph);
        const ports = {items: [{id: 'p', attrs: {circle: {magnet: true}}}], groups: {}};
        const element = (id: string, x: number, y = 100, height = 60) =>
          new joint.shapes.standard.Rectangle({id, position: {x, y}, size: {width: 60, height}, ports});
        const wall = element('wall', 200, 20, 240);
        graph.addCells([element('a', 0), wall, element('b', 400)]);
        const link = new joint.shapes.standard.Link({source: {id: 'a'}, target: {id: 'b'}}).addTo(graph);
        const crosses = (cell: dia.Link) => {
          const {points} = (cell.findView(paper) as dia.LinkView).getConnection().toPolylines()![0]!;
          const box = wall.getBBox().inflate(-1);
          return points.slice(1).some((to, index) => new joint.g.Line(points[index]!, to).intersect(box) !== null);
        };
        const fire = (node: EventTarget, type: string, x: number, y: number) => {
          const {x: clientX, y: clientY} = paper.localToClientPoint(x, y);
          node.dispatchEvent(new MouseEvent(type, {bubbles: true, clientX, clientY}));
        };
        const look: unknown[] = [crosses(link)];
        const ofLink = link.findView(paper) as dia.LinkView;
        const update = ofLink.requestConnectionUpdate.bind(ofLink);
        let updates = 0;
        ofLink.requestConnectionUpdate = (options) => {
          updates += 1;
          update(options);
        };
        fire(wall.findView(paper).el, 'mousedown', 230, 200);
        fire(document, 'mouseup', 230, 200);
        look.push(updates);
        const {el: body} = graph.getCell('b').findView(paper);
        fire(body, 'mousedown', 430, 130);
        fire(document, 'mousemove', 440, 130);
        look.push(crosses(link));
        fire(document, 'mouseup', 440, 130);
        look.push(crosses(link), graph.hasActiveBatch('pointer'));
        const view = graph.getCell('a').findView(paper) as dia.ElementView;
        fire(view.findPortNode('p', 'circle')!, 'mousedown', 0, 130);
        fire(document, 'mousemove', 340, 130);
        fire(document, 'mousemove', 350, 130);
        look.push(graph.getLinks().length === 2 && graph.hasActiveBatch('pointer'));
        fire(document, 'mouseup', 350, 130);
        look.push(graph.getLinks().length === 2 && graph.hasActiveBatch('pointer'));
        document.body.replaceChildren();
        return look;
      },
      codeOf(version, routersPage, "!graph.hasActiveBatch('pointer')"),
    );
    expect(found).toEqual([false, 0, true, false, false, true, false]);
  });
}

test('the entity-relationship editor draws a direct relation between tables that are 30 px apart', async ({
  library,
}) => {
  const file = path.join(projectDir, 'docs/_demos/applications/entity-relationship/lines.ts');
  const program = `${toScript(fs.readFileSync(file, 'utf8'))}; return exports.route;`;
  const found = await library.evaluate((code) => {
    const {joint} = window as unknown as {joint: typeof Joint};
    // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the program is the one of the demo
    const route = (new Function('joint', code) as (...args: unknown[]) => unknown)(joint) as routers.Router;
    const graph = new joint.dia.Graph({}, {cellNamespace: joint.shapes});
    const el = document.body.appendChild(document.createElement('div'));
    const paper = new joint.dia.Paper({el, model: graph, cellViewNamespace: joint.shapes, async: false});
    const table = (id: string, x: number) =>
      new joint.shapes.standard.Rectangle({id, position: {x, y: 0}, size: {width: 190, height: 136}});
    graph.addCells([table('a', 0), table('b', 220)]);
    const end = (id: string, name: string, dy: number) => ({id, anchor: {name, args: {dy}}});
    const link = new joint.shapes.standard.Link({source: end('a', 'right', 20), target: end('b', 'left', -30)});
    link.router(route).addTo(graph);
    const length = (link.findView(paper) as dia.LinkView).getConnectionLength();
    document.body.replaceChildren();
    return length;
  }, program);
  expect(found).toBe(80);
});

for (const version of versionsHaving('learn/features/export-import/svg.mdx')) {
  test(`${version.label}: the core's toSVG() exports all cells, and leaves only those in view`, async ({libraries}) => {
    const program = `${codeOf(version, 'learn/features/export-import/svg.mdx', 'function toSVG')}; return exports.toSVG;`;
    const library = await libraries.of(version);
    const found = await library.evaluate((code) => {
      const {joint} = window as unknown as {joint: typeof Joint};
      // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the program is the one on the page
      const toSVG = (new Function('joint', code) as (...args: unknown[]) => unknown)(joint) as (
        paper: dia.Paper,
      ) => string;
      const graph = new joint.dia.Graph({}, {cellNamespace: joint.shapes});
      const el = document.body.appendChild(document.createElement('div'));
      const options = {async: true, autoFreeze: true, viewport: () => false};
      const paper = new joint.dia.Paper({el, model: graph, cellViewNamespace: joint.shapes, ...options});
      graph.resetCells(Array.from({length: 1200}, () => new joint.shapes.standard.Rectangle()));
      joint.V('circle', {r: 5, class: 'own'}).appendTo(paper.getLayerNode('front'));
      const file = toSVG(paper);
      const left = paper.cells.childElementCount;
      paper.remove();
      return [file.split('model-id=').length - 1, file.includes('class="own"'), left];
    }, program);
    expect(found).toEqual([1200, true, 0]);
  });
}

for (const version of versionsHaving(linkViewPage)) {
  test(`${version.label}: a token of your own stops, and ends when its link leaves the document`, async ({
    libraries,
  }) => {
    const program = `${codeOf(version, linkViewPage, 'function moveToken')}; return exports.moveToken;`;
    const library = await libraries.of(version);
    const found = await library.evaluate(async (code) => {
      const {joint} = window as unknown as {joint: typeof Joint};
      type Move = (paper: dia.Paper, linkView: dia.LinkView, duration: number) => () => void;
      // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the program is the one on the page
      const moveToken = (new Function('joint', code) as (...args: unknown[]) => unknown)(joint) as Move;
      const graph = new joint.dia.Graph({}, {cellNamespace: joint.shapes});
      const el = document.body.appendChild(document.createElement('div'));
      let isDue = true;
      const options = {async: false, viewport: () => isDue};
      const paper = new joint.dia.Paper({el, model: graph, cellViewNamespace: joint.shapes, ...options});
      const link = new joint.shapes.standard.Link({source: {x: 100, y: 50}, target: {x: 300, y: 50}}).addTo(graph);
      const view = link.findView(paper) as dia.LinkView;
      const tokens = () => [...paper.cells.querySelectorAll('circle')].map((token) => Number(token.getAttribute('cx')));
      const frame = async () => new Promise((done) => requestAnimationFrame(done));
      // The limit is far above what a busy machine needs; without it, what never comes would end the test without a word.
      const until = async (isThere: () => boolean) => {
        const end = performance.now() + 20_000;
        while (!isThere() && performance.now() < end) {
          await frame();
        }
        return isThere();
      };
      const found: unknown[] = [];
      moveToken(paper, view, 2000);
      found.push(await until(() => tokens().length === 1), await until(() => tokens().length === 0));
      const stop = moveToken(paper, view, 60_000);
      found.push(await until(() => tokens().some((x) => x > 100)));
      stop();
      found.push(tokens().length);
      await frame();
      await frame();
      found.push(tokens().length);
      moveToken(paper, view, 60_000);
      found.push(await until(() => tokens().length === 1));
      isDue = false;
      paper.checkViewport();
      found.push(await until(() => tokens().length === 0));
      document.body.replaceChildren();
      return found;
    }, program);
    expect(found).toEqual([true, true, true, 0, 0, true, true]);
  });
}

for (const version of versionsHaving('learn/features/minimap.mdx')) {
  test(`${version.label}: the frame of the minimap comes to a press and doesn't jump in a drag`, async ({
    libraries,
  }) => {
    const program = codeOf(version, 'learn/features/minimap.mdx', 'let grip');
    const library = await libraries.of(version);
    await library.evaluate((code) => {
      const {joint} = window as unknown as {joint: typeof Joint};
      document.body.innerHTML = '<div id="minimap"></div><div id="paper"></div>';
      const graph = new joint.dia.Graph({}, {cellNamespace: joint.shapes});
      const host = document.querySelector<HTMLElement>('#paper')!;
      const size = {width: 200, height: 120};
      const paper = new joint.dia.Paper({el: host, model: graph, ...size, cellViewNamespace: joint.shapes});
      const at = (x: number, y: number) => new joint.shapes.standard.Rectangle({position: {x, y}, size});
      graph.addCells([at(0, 0), at(1800, 1080)]);
      // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the program is the one on the page
      (new Function('joint', 'graph', 'paper', code) as (...args: unknown[]) => unknown)(joint, graph, paper);
      Object.assign(window, {center: () => paper.getArea().center().round()});
    }, program);
    const center = () => library.evaluate(() => (window as unknown as {center: () => dia.Point}).center());
    const box = (await library.locator('#minimap svg').boundingBox())!;
    expect(await center()).toEqual({x: 100, y: 60});
    await library.mouse.move(box.x + 100, box.y + 60);
    await library.mouse.down();
    const pressed = await center();
    await library.mouse.up();
    await library.mouse.move(box.x + 92, box.y + 55);
    await library.mouse.down();
    await library.mouse.move(box.x + 93, box.y + 55);
    const dragged = await center();
    await library.mouse.up();
    const touchAction = await library.locator('#minimap svg').evaluate((node) => getComputedStyle(node).touchAction);
    await library.evaluate(() => document.body.replaceChildren());
    expect(pressed).toEqual({x: 1000, y: 600});
    expect(dragged).toEqual({x: 1010, y: 600});
    expect(touchAction).toBe('none');
  });
}
