import type {dia} from 'joint-core-4.1';
import {latestVersion, versionNames, versionNamed} from '../../../src/common/versions';
import {expect, test} from '../../support/facts';
import {block, expectStated, prove} from '../../support/page-proof';

// Blocks of the pages, tried in the cases beside the one that they show: with a neighbor of the
// page, with links of another kind, a second time, on the way back.

const versions = versionNames.map(versionNamed);
const basics = 'learn/features/diagram-basics';
const recipes = 'learn/recipes.mdx';
const containers = 'learn/features/containers-and-grouping.mdx';

/** A block that ends with a call: exports the function instead of calling it. */
function withoutCall(code: string, name: string): string {
  const changed = code.replace(`\n${name}(source, target);`, `\nexports.${name} = ${name};`);
  expect(changed).not.toBe(code);
  return changed;
}

test('recipes.mdx: parallel links are those between two different elements, without ports', async ({libraries}) => {
  const library = await libraries.of(latestVersion);
  for (const [anchor, name, attribute] of [
    ['parallel-links', 'spread', 'vertices'],
    ['side-by-side', 'drawSideBySide', 'source/anchor'],
  ] as const) {
    expectStated(
      latestVersion,
      recipes,
      anchor,
      'The function ignores links that are connected to ports and links from an element to itself.',
    );
    const code = withoutCall(block(latestVersion, recipes, `function ${name}(`), name);
    const changedBy = (text: string) =>
      prove(library, `${text}\nexports.attribute = () => '${attribute}';`, ({exports, box, link}) => {
        const ports = {groups: {}, items: [{id: 'p'}]};
        const [a, b] = [box('a', 0, 0, {ports}), box('b', 300, 0, {ports})];
        const links = {
          there: link({id: 'a'}, {id: 'b'}),
          back: link({id: 'b'}, {id: 'a'}),
          port: link({id: 'a', port: 'p'}, {id: 'b'}),
          loop: link({id: 'a'}, {id: 'a'}),
          loose: link({id: 'a'}, {x: 100, y: 200}),
        };
        const run = exports.spread ?? exports.drawSideBySide;
        const attribute = exports.attribute!() as string;
        const changed = () => Object.entries(links).flatMap(([key, each]) => (each.prop(attribute) ? [key] : []));
        run!(a as never, a as never);
        const first = changed();
        run!(a as never, b as never);
        return [first, changed()];
      });
    expect(await changedBy(code), name).toEqual([[], ['there', 'back']]);
    const withPorts = code.replace(' && ends.every(({ port }) => !port)', '');
    expect(await changedBy(withPorts), name).toEqual([[], ['there', 'back', 'port']]);
    const withLoops = code.replace('one !== other && ', '');
    expect(await changedBy(withLoops), name).not.toEqual([[], ['there', 'back']]);
  }
});

test('recipes.mdx: links side by side', async ({libraries}) => {
  const states = (words: string) => expectStated(latestVersion, recipes, 'side-by-side', words);
  states('The links stay straight and are 16 px apart.');
  states('The function replaces the anchors of the links, but not their vertices.');
  states('A line that misses an element ends beside this element.');
  const code = withoutCall(block(latestVersion, recipes, 'function drawSideBySide('), 'drawSideBySide');
  const found = await prove(await libraries.of(latestVersion), code, ({paper, exports, box, link}) => {
    const size = {width: 100, height: 60};
    const [a, b] = [box('a', 50, 200, {size, angle: 90}), box('b', 400, 200, {size})];
    const own = {name: 'midSide', args: {rotate: true, padding: 5}};
    const links = [link({id: 'a', anchor: own}, {id: 'b'}), link({id: 'a'}, {id: 'b'}), link({id: 'b'}, {id: 'a'})];
    const draw = () => exports.drawSideBySide!(a as never, b as never);
    const view = (each: dia.Link) => each.findView(paper) as dia.LinkView;
    draw();
    const level = links.map((each) => {
      const {sourcePoint, targetPoint} = view(each);
      return [Math.round(sourcePoint.y), Math.round(targetPoint.y)];
    });
    const args = Object.keys((links[0]!.source().anchor as {args: object}).args);
    b.position(50, 450);
    draw();
    const upright = links.map((each) => Math.round(view(each).sourcePoint.x));
    b.position(400, 200);
    const many = [...links, ...[1, 2, 3, 4, 5].map(() => link({id: 'a'}, {id: 'b'}))];
    draw();
    // the last line passes below the element on the right, and ends there
    const {targetPoint} = view(many.at(-1)!);
    return [level, args, upright, targetPoint.x > 400 && targetPoint.y > 260];
  });
  expect(found).toEqual([
    [
      [214, 214],
      [230, 230],
      [246, 246],
    ],
    ['dx', 'dy'],
    [116, 100, 84],
    true,
  ]);
});

test('recipes.mdx: panning keeps its place when another handler uses the data of the event', async ({libraries}) => {
  const other = block(latestVersion, 'api/dia/Paper.mdx', 'lasts until the release');
  const panned = async (pan: string) =>
    prove(await libraries.of(latestVersion), `${pan}\n${other}`, ({paper}) => {
      const trigger = paper.trigger.bind(paper) as (name: string, ...args: unknown[]) => void;
      const evt = {clientX: 100, clientY: 100, data: {}};
      trigger('blank:pointerdown', evt, 40, 50);
      trigger('blank:pointermove', {...evt, clientX: 130, clientY: 120}, 70, 70);
      return paper.translate();
    });
  const pan = block(latestVersion, recipes, 'blank:pointermove');
  expect(await panned(pan)).toEqual({tx: 30, ty: 20});
  const sameNames = pan.replaceAll('panX', 'x').replaceAll('panY', 'y');
  expect(await panned(sameNames)).not.toEqual({tx: 30, ty: 20});
});

for (const version of versions) {
  test(`${version.label} paper.mdx: the scale at the start decides about details, too`, async ({libraries}) => {
    const file = `${basics}/paper.mdx`;
    const states = (words: string) => expectStated(version, file, 'detail-by-zoom', words);
    states('To hide the labels of links, add the selector `.is-small .labels`.');
    states('A label with `textWrap` keeps its line breaks until its element changes.');
    states('A link aims at the center of the box around its element, and the label is part of that box.');
    const css = block(version, file, '.is-small').replace('.is-small', '.is-small .labels, .is-small');
    const code = `paper.scale(0.25);\n${block(version, file, 'function adaptDetail')}
      exports.css = () => ${JSON.stringify(css)};`;
    const found = await prove(await libraries.of(version), code, ({paper, exports, box, link}) => {
      const style = document.createElement('style');
      style.textContent = exports.css!() as string;
      document.body.append(style);
      const label = {text: 'one two three four five six', y: 'calc(h + 30)', fontSize: 'var(--label-size, 12px)'};
      const wrapped = {...label, textWrap: {width: 100, height: null}};
      const [a, b] = [box('a', 0, 0, {attrs: {label: wrapped}}), box('b', 300, 0, {attrs: {label}})];
      const wire = link({id: 'a'}, {id: 'b'}, {labels: [{attrs: {text: {text: 'yes'}}}]});
      const view = wire.findView(paper) as dia.LinkView;
      const isShown = () =>
        [a.findView(paper).el.querySelector('text'), view.el.querySelector('.labels')].map(
          (node) => getComputedStyle(node!).display !== 'none',
        );
      const small = isShown();
      paper.scale(1);
      const large = isShown();
      const lines = () => a.findView(paper).el.querySelectorAll('tspan').length;
      a.attr('label/textWrap/width', 101);
      const few = lines();
      paper.scale(0.6);
      const same = lines() === few;
      a.attr('label/textWrap/width', 100);
      const more = lines() > few;
      paper.scale(1);
      b.attr('label/y', 'calc(h + 31)');
      const y = view.targetAnchor.y;
      b.attr('root/magnetSelector', 'body');
      return [small, large, same, more, y > 21, Math.round(view.targetAnchor.y)];
    });
    expect(found).toEqual([[false, false], [true, true], true, true, true, 20]);
  });

  test(`${version.label} links.mdx: lanes beside another router of the page`, async ({libraries}) => {
    const file = `${basics}/links.mdx`;
    expectStated(version, file, 'parallel-routes', 'All links must start at the same x');
    const code = `paper.options.routerNamespace = {halfway: (vertices) => vertices};
      ${block(version, file, 'chooseLanes')}`;
    const found = await prove(await libraries.of(version), code, ({paper, exports, box, link}) => {
      const names = Object.keys(paper.options.routerNamespace as object);
      box('a', 0, 0, {size: {width: 100, height: 40}});
      box('b', 0, 60);
      box('c', 400, 200);
      const wires = [link({id: 'a'}, {id: 'c'}), link({id: 'b'}, {id: 'c'})];
      exports.chooseLanes!(wires as never);
      // the second lane of the narrow element is the first lane of the wide one
      const xs = wires.map((each) => (each.findView(paper) as dia.LinkView).route[0]!.x);
      return [['halfway', 'lanes', 'manhattan'].every((name) => names.includes(name)), xs];
    });
    expect(found).toEqual([true, [110, 110]]);
  });

  test(`${version.label} elements.mdx: ends on the blank paper rotate with their group`, async ({libraries}) => {
    const file = `${basics}/elements.mdx`;
    const states = (words: string) => expectStated(version, file, 'rotate-a-group', words);
    states('this function also rotates their vertices and their ends on the blank paper');
    states("A link that isn't embedded keeps its vertices");
    states('Rotation changes the box around the elements, so a newly computed center would shift them.');
    const found = await prove(
      await libraries.of(version),
      block(version, file, 'rotateGroup'),
      ({graph, exports, box, link}) => {
        const group = box('group', 0, 0, {size: {width: 200, height: 200}});
        const child = box('child', 20, 20);
        const inside = link({id: 'child'}, {x: 150, y: 100});
        const outside = link({id: 'child'}, {id: 'group'}, {vertices: [{x: 150, y: 100}]});
        group.embed([child, inside]);
        exports.rotateGroup!(group as never, 90 as never);
        const {x, y} = inside.target() as dia.Point;
        const turned = [[x, y].map(Math.round), outside.vertices()];
        graph.clear();
        // an L of two boxes, turned and turned back
        const boxes = [
          box('long', 0, 0, {size: {width: 300, height: 40}}),
          box('high', 0, 40, {size: {width: 40, height: 100}}),
        ];
        const turn = (degrees: number, center: dia.Point) =>
          boxes.forEach((each) => each.rotate(each.angle() + degrees, true, center));
        const centerNow = () => graph.getCellsBBox(boxes)!.center();
        const back = (keeps: boolean) => {
          const first = centerNow();
          turn(30, first);
          turn(-30, keeps ? first : centerNow());
          const place = boxes[0]!.position();
          boxes[0]!.position(0, 0);
          boxes[1]!.position(0, 40);
          return [place.x, place.y].every((each) => Math.abs(each) < 0.01);
        };
        return [...turned, back(true), back(false)];
      },
    );
    expect(found).toEqual([[100, 150], [{x: 150, y: 100}], true, false]);
  });

  test(`${version.label} events.mdx: a long press on a port, and a drag below the open menu`, async ({libraries}) => {
    const file = `${basics}/events.mdx`;
    const states = (words: string) => expectStated(version, file, 'long-press', words);
    states('If the finger moves after the menu has opened, the finger drags the element.');
    states("A press on a magnet that starts a link doesn't fire `element:pointerdown`, so it opens no menu.");
    const found = await prove(
      await libraries.of(version),
      block(version, file, 'onLongPress'),
      async ({paper, exports, box}) => {
        const opened: unknown[] = [];
        exports.onLongPress!(paper as never, (({model}: dia.ElementView) => opened.push(model.id)) as never);
        const element = box('a', 100, 100, {ports: {items: [{id: 'p', attrs: {circle: {magnet: true}}}]}});
        const {el} = element.findView(paper);
        const fire = (type: string, target: EventTarget, clientX: number, clientY: number) => {
          const touch = new Touch({identifier: 1, target: el, clientX, clientY});
          const touches = type === 'touchend' ? [] : [touch];
          const options = {bubbles: true, cancelable: true, touches, changedTouches: [touch]};
          target.dispatchEvent(new TouchEvent(type, options));
        };
        const rest = () => new Promise((resolve) => setTimeout(resolve, 600));
        fire('touchstart', el.querySelector('circle')!, 100, 120);
        await rest();
        fire('touchend', document, 100, 120);
        const atPort = [...opened];
        fire('touchstart', el.querySelector('rect')!, 140, 120);
        await rest();
        const {x} = element.position();
        fire('touchmove', document, 180, 120);
        fire('touchend', document, 180, 120);
        return [atPort, opened, element.position().x > x];
      },
    );
    expect(found).toEqual([[], ['a'], true]);
  });

  test(`${version.label} labels.mdx: chips a second time, and under the pointer`, async ({libraries}) => {
    const file = 'learn/features/labels.mdx';
    const states = (words: string) => expectStated(version, file, 'chips', words);
    states('A second call for the same parent puts its chips on top of the first chips.');
    states('`interactive: { labelMove: false, stopDelegation: false }`');
    const found = await prove(
      await libraries.of(version),
      block(version, file, 'addChips'),
      ({paper, exports, box}) => {
        const parent = box('a', 100, 50);
        for (const texts of [['one'], ['two']]) exports.addChips!(parent as never, texts as never);
        const chips = parent.getEmbeddedCells() as dia.Element[];
        const dragged = () => (chips[0]!.findView(paper) as dia.ElementView).getDelegatedView()?.model.id;
        const alone = dragged() === chips[0]!.id;
        paper.setInteractivity({labelMove: false, stopDelegation: false});
        return [chips.length, chips[0]!.position().x === chips[1]!.position().x, alone, dragged()];
      },
    );
    expect(found).toEqual([2, true, true, 'a']);
  });

  test(`${version.label} json.mdx: what saves a file with the zoom also has to read it`, async ({libraries}) => {
    const file = 'learn/features/export-import/json.mdx';
    expectStated(
      version,
      file,
      'what-is-saved',
      '`load()` above would turn `viewport` into an attribute of the graph.',
    );
    expectStated(version, file, 'save-after-each-change', 'call `saveWithZoom()` in the timer instead.');
    const code = `const kept = {};
      const localStorage = {setItem: (key, value) => (kept[key] = value), getItem: (key) => kept[key]};
      ${block(version, file, 'saveWithZoom')}
      ${block(version, file, "graph.on('add remove change reset'")}
      exports.kept = () => JSON.parse(kept.diagram);`;
    const found = await prove(await libraries.of(version), code, async ({graph, paper, exports, box}) => {
      const kept = () => exports.kept!() as {cells: dia.Cell.JSON[]; viewport?: object};
      const written = () => new Promise((resolve) => setTimeout(resolve, 700));
      box('a', 0, 0);
      await written();
      paper.scale(2, 3);
      exports.saveWithZoom!();
      const file = kept();
      paper.scale(1);
      exports.loadWithZoom!();
      const scale = paper.scale();
      const before = graph.has('viewport');
      // the timer that loading started
      await written();
      const isLost = kept().viewport === undefined;
      graph.fromJSON(file);
      return [scale, file.viewport, before, isLost, graph.has('viewport')];
    });
    expect(found).toEqual([{sx: 2, sy: 3}, {sx: 2, sy: 3, tx: 0, ty: 0}, false, true, true]);
  });

  test(`${version.label} containers-and-grouping.mdx: hidden elements beside collapsed groups`, async ({libraries}) => {
    const states = (words: string) => expectStated(version, containers, 'hide-and-join', words);
    states('Collapsed groups stay collapsed.');
    states('The children of a container stay visible.');
    const collapse = block(version, containers, 'export function toggleGroup').replace(/^import .*$/m, '');
    const hide = block(version, containers, 'export function hideElements');
    const shownAfter = async (code: string) =>
      prove(await libraries.of(version), `${code}\n${collapse}`, ({graph, paper, exports, box, link}) => {
        const group = box('group', 0, 0, {size: {width: 200, height: 200}});
        const inner = box('inner', 20, 20);
        group.embed(inner);
        ['a', 'b', 'c'].forEach((id, i) => box(id, 250 + 100 * i, 0));
        const wire = link({id: 'a'}, {id: 'b'}, {id: 'a-b'});
        link({id: 'b'}, {id: 'c'}, {id: 'b-c'});
        link({id: 'c'}, {id: wire.id}, {id: 'onto'});
        const shown = () =>
          graph
            .getCells()
            .filter((cell) => getComputedStyle(cell.findView(paper).el).display !== 'none')
            .map((cell) => (cell.get('bridge') ? 'bridge' : String(cell.id)));
        const hideAll = (...ids: string[]) => exports.hideElements!(graph as never, new Set(ids) as never);
        exports.toggleGroup!(group as never);
        hideAll('b');
        const both = shown();
        exports.refresh!(graph as never);
        const refreshed = shown();
        hideAll();
        const back = shown();
        exports.toggleGroup!(group as never);
        hideAll('group');
        return [both, refreshed, back, shown().includes('inner')];
      });
    const some = ['group', 'a', 'c', 'bridge'];
    expect(await shownAfter(hide)).toEqual([some, some, ['group', 'a', 'b', 'c', 'a-b', 'b-c', 'onto'], true]);
    const sameAttribute = hide.replaceAll('root/style/display', 'root/display');
    expect(await shownAfter(sameAttribute)).not.toEqual(await shownAfter(hide));
  });

  test(`${version.label} routers.mdx: the sides of ports do not turn with their element`, async ({libraries}) => {
    const file = 'api/routers.mdx';
    const states = (words: string) => expectStated(version, file, 'manhattan-port-sides', words);
    states("A link with its own router doesn't use the default router.");
    states("The sides don't turn with the element.");
    states('Otherwise, the router often falls back to `orthogonal`.');
    const code = block(version, file, 'sidesOf');
    const found = await prove(await libraries.of(version), code, ({joint, paper, box, link}) => {
      const ports = {groups: {out: {position: 'right'}}, items: [{id: 'out', group: 'out'}]};
      box('below', 100, 420);
      box('turned', 300, 200, {ports, angle: 180});
      const wire = link({id: 'turned', port: 'out'}, {id: 'below'});
      const view = wire.findView(paper) as dia.LinkView;
      const fallsBack = (...startDirections: string[]) => {
        let isCalled = false;
        const fallbackRouter = () => {
          isCalled = true;
          return [];
        };
        const endDirections = ['top', 'right', 'bottom', 'left'];
        joint.routers.manhattan([], {startDirections, endDirections, fallbackRouter} as never, view);
        return isCalled;
      };
      const length = view.route.length;
      wire.router('normal');
      return [Math.round(view.sourceAnchor.x), fallsBack('right'), fallsBack('left'), length > 0, view.route.length];
    });
    expect(found).toEqual([300, true, false, true, 0]);
  });
}
