import fs from 'node:fs';
import path from 'node:path';
import type {dia} from 'joint-core-4.1';
import type * as Joint from 'joint-core-4.1';
import {transform} from 'sucrase';
import {type Version, latestVersion, versionNames, versionNamed} from '../../../src/common/versions';
import {expect, test} from '../../support/facts';
import {block, expectStated, prove} from '../../support/page-proof';
import {projectDir} from '../../support/sites';

// Features of an editor that meet: a selection with containers, a text field with ports and keys, a drag with
// the order of cells. Code of the pages and demos runs in the browser, then a copy with a fault.

const versions = versionNames.map(versionNamed);
const containers = 'learn/features/containers-and-grouping.mdx';
const copying = 'learn/features/copy-and-paste.mdx';
const hoverConnect = 'api/elementTools/HoverConnect.mdx';
const inline = 'learn/features/inline-text-editing.mdx';
const ports = 'learn/features/ports.mdx';
const selection = 'learn/features/selection.mdx';
const storage = 'learn/features/local-storage.mdx';

/** A copy with a fault. */
function without(code: string, text: string, replacement = ''): string {
  expect(code.split(text), text).toHaveLength(2);
  return code.replace(text, replacement);
}

/** The program of a demo, which exports what the proof needs. */
function demo({folder}: Version, id: string, exported: string): string {
  const code = fs.readFileSync(path.join(projectDir, folder, '_demos', id, 'index.ts'), 'utf8');
  const html = fs.readFileSync(path.join(projectDir, folder, '_demos', id, 'index.html'), 'utf8');
  const program = code.replace(/^import (\{.*\}) from '@joint\/core';$/m, "const $1 = require('@joint/core');");
  expect(program).not.toBe(code);
  return `document.body.innerHTML = ${JSON.stringify(html)};
    document.getElementById('paper').style.cssText = 'width: 640px; height: 280px';
    {
      ${program}
      exports.demo = () => (${exported});
    }`;
}

type SelectionDemo = {graph: dia.Graph; paper: dia.Paper; select: (elements: dia.Element[]) => void};

for (const version of versions) {
  test(`${version.label} selection.mdx: the demo moves a selected container once`, async ({libraries}) => {
    const states = (member: string, words: string) => expectStated(version, selection, member, words);
    states(
      'a-selected-container-moves-too-far',
      'An embedded element that follows its container also fires `change:position` with `ui: true`.',
    );
    states('works-with-does-not-work-with', 'A selected container moves its content only once');
    states('works-with-does-not-work-with', 'A drag of several elements is one step');
    const library = await libraries.of(version);
    const moved = (code: string) =>
      prove(library, code, ({joint, exports}) => {
        const {graph, paper, select} = exports.demo!() as SelectionDemo;
        const cell = (id: string) => graph.getCell(id) as dia.Element;
        const group = new joint.shapes.standard.Rectangle({
          id: 'group',
          position: {x: -20, y: 60},
          size: {width: 180, height: 200},
          z: -1,
        }).addTo(graph);
        group.embed([cell('west'), cell('printer')]);
        let isOneStep = true;
        graph.on('change:position', () => (isOneStep &&= graph.hasActiveBatch('pointer')));
        const users = new Set<string>();
        graph.on('change:position', ({id}: dia.Element, _position: unknown, {ui, translateBy}: dia.Cell.Options) => {
          if (ui) users.add(`${id} by ${translateBy}`);
        });
        const ids = ['group', 'west', 'printer', 'east', 'server'];
        const drag = (id: string, selected: string[]) => {
          select(selected.map(cell));
          const before = ids.map((each) => cell(each).position().x);
          const node = cell(id).findView(paper).el.querySelector('rect')!;
          const fire = (type: string, target: EventTarget, clientX: number) =>
            target.dispatchEvent(new MouseEvent(type, {bubbles: true, cancelable: true, clientX, clientY: 100}));
          fire('mousedown', node, 100);
          [110, 120, 130].forEach((x) => fire('mousemove', document, x));
          fire('mouseup', document, 130);
          return ids.map((each, i) => Math.round((cell(each).position().x - before[i]!) / paper.scale().sx));
        };
        return [
          drag('group', ['group', 'east']),
          drag('east', ['group', 'west', 'east']),
          drag('west', ['group', 'west']),
          isOneStep,
          [...users],
        ];
      });
    const code = demo(version, 'interaction/selection', '{graph, paper, select}');
    const users = ['group by group', 'west by group', 'printer by group', 'east by east', 'west by west'];
    const right = [[30, 30, 30, 30, 0], [30, 30, 30, 30, 0], [0, 30, 0, 0, 0], true, users];
    expect(await moved(code)).toEqual(right);
    expect(await moved(without(code, ' && !isCarried(element)'))).not.toEqual(right);
    expect(await moved(without(code, ' && !isCarried(moved)'))).not.toEqual(right);
  });

  test(`${version.label} selection.mdx: Delete in a text field or during a drag removes nothing`, async ({
    libraries,
  }) => {
    expectStated(
      version,
      selection,
      'works-with-does-not-work-with',
      'Delete is ignored while the user types in a field',
    );
    const library = await libraries.of(version);
    const left = (code: string) =>
      prove(library, code, ({exports}) => {
        const {graph, select} = exports.demo!() as SelectionDemo;
        const field = document.createElement('input');
        document.body.append(field);
        const press = (target: Element) => {
          select(graph.getElements().slice(0, 1));
          target.dispatchEvent(new KeyboardEvent('keydown', {key: 'Delete', bubbles: true}));
          return graph.getElements().length;
        };
        const typing = press(field);
        graph.startBatch('pointer');
        const dragging = press(document.body);
        graph.stopBatch('pointer');
        return [typing, dragging, press(document.querySelector('#whole')!), press(document.body)];
      });
    const code = demo(version, 'interaction/selection', '{graph, select}');
    expect(await left(code)).toEqual([6, 6, 5, 4]);
    expect(await left(without(code, ' && !isTyping'))).not.toEqual([6, 6, 5, 4]);
    expect(await left(without(code, ' && !graph.hasActiveBatch()'))).not.toEqual([6, 6, 5, 4]);
  });

  test(`${version.label} inline-text-editing.mdx: keys in the field of the demo stay there`, async ({libraries}) => {
    expectStated(version, inline, 'shortcuts-act-while-the-user-types', 'Both core programs call `stopPropagation()`');
    expect(block(version, inline, 'function finish(')).toContain('evt.stopPropagation();');
    const library = await libraries.of(version);
    const keys = (code: string) =>
      prove(library, code, ({exports}) => {
        const {graph, paper, edit} = exports.demo!() as SelectionDemo & {edit: (view: dia.CellView) => void};
        let count = 0;
        const listener = () => (count += 1);
        document.addEventListener('keydown', listener);
        edit(graph.getElements()[0]!.findView(paper));
        const field = document.querySelector<HTMLInputElement>('#text')!;
        field.dispatchEvent(new KeyboardEvent('keydown', {key: 'Delete', bubbles: true}));
        field.dispatchEvent(new KeyboardEvent('keydown', {key: 'Enter', bubbles: true}));
        document.removeEventListener('keydown', listener);
        return [count, field.hidden];
      });
    const code = demo(version, 'interaction/edit-text', '{graph, paper, edit}');
    expect(await keys(code)).toEqual([0, true]);
    expect(await keys(without(code, 'event.stopPropagation();'))).toEqual([2, true]);
  });

  test(`${version.label} inline-text-editing.mdx: the field fits the shape or the label`, async ({libraries}) => {
    const states = (member: string, words: string) => expectStated(version, inline, member, words);
    states('without-jointjs', 'the padding and the border of the field stay within the shape');
    states('the-field-for-a-link-label-is-too-narrow', 'The box of a vertical link is only a few px wide.');
    const html = block(version, inline, 'id="field"');
    const code = (text: string) =>
      `${block(version, inline, 'export function placeAtLabel')}\nexports.html = () => ${JSON.stringify(text)};`;
    const library = await libraries.of(version);
    const placed = (text: string) =>
      prove(library, code(text), ({paper, exports, box, link}) => {
        const frame = document.createElement('div');
        frame.innerHTML = exports.html!() as string;
        document.body.append(frame);
        const field = frame.querySelector<HTMLElement>('#field')!;
        field.hidden = false;
        Object.assign(field.style, {left: '0', top: '0', width: '200px', height: '80px'});
        const size = [field.offsetWidth, field.offsetHeight];
        [box('a', 100, 40), box('b', 100, 300)].forEach((each) => each.attr('root/display', null));
        const wire = link(
          {id: 'a'},
          {id: 'b'},
          {labels: [{attrs: {text: {text: 'one'}}}, {attrs: {text: {text: 'two'}}, position: 0.2}]},
        );
        const view = wire.findView(paper) as dia.LinkView;
        const narrow = paper.localToClientRect(wire.getBBox()).width;
        exports.placeAtLabel!(field as never, view as never, 1 as never);
        const at = field.getBoundingClientRect();
        const label = view.findLabelNode(1, 'text')!.getBoundingClientRect();
        const distance = Math.abs(at.x + at.width / 2 - label.x - label.width / 2);
        return [size, narrow < 10, at.width, distance < 1, Math.abs(at.y - label.y) < 1];
      });
    expect(await placed(html)).toEqual([[200, 80], true, 120, true, true]);
    expect(await placed(without(html, 'box-sizing: border-box; '))).not.toEqual([[200, 80], true, 120, true, true]);
  });

  test(`${version.label} inline-text-editing.mdx: a double click on a port`, async ({libraries}) => {
    const states = (words: string) => expectStated(version, inline, 'a-double-click-on-a-port-opens-the-editor', words);
    states('`element:pointerdblclick` also fires for ports.');
    states("For a port label, `view.findAttribute('port', evt.target)` returns `null`.");
    states("the attribute `port` of `evt.target.closest('.joint-port').querySelector('[port]')`");
    states('pointer events round `x` and `y` to [`gridSize`]');
    const page = block(version, inline, "closest('.joint-port')");
    const library = await libraries.of(version);
    const opened = (code: string) =>
      prove(
        library,
        `const all = []; const open = (view) => all.push(view.model.id); exports.all = () => all;\n${code}`,
        ({paper, exports, box}) => {
          paper.setGrid(false);
          paper.options.gridSize = 10;
          const label = {markup: [{tagName: 'text', selector: 'name'}]};
          const element = box('a', 100, 100, {ports: {items: [{id: 'p', label, attrs: {name: {text: 'in'}}}]}});
          const view = element.findView(paper) as dia.ElementView;
          const ys: number[] = [];
          const ids: unknown[] = [];
          paper.on('element:pointerdblclick', (_view: dia.ElementView, evt: dia.Event, _x: number, y: number) => {
            ys.push(y);
            const target = evt.target as SVGElement;
            const port = target.closest('.joint-port')?.querySelector('[port]');
            ids.push([view.findAttribute('port', target) ?? null, port?.getAttribute('port') ?? null]);
          });
          const {y: top} = paper.el.getBoundingClientRect();
          for (const selector of ['circle', '[joint-selector=name]', 'rect']) {
            const init = {bubbles: true, clientX: 120, clientY: top + 117};
            view.el.querySelector(selector)!.dispatchEvent(new MouseEvent('dblclick', init));
          }
          return [exports.all!(), ys.every((y) => y % 10 === 0), ids];
        },
      );
    const ids = [['p', 'p'], [null, 'p'], [null, null]]; // prettier-ignore
    expect(await opened(page)).toEqual([['a'], true, ids]);
    const all = without(page, "  if (evt.target.closest('.joint-port')) return;\n");
    expect(await opened(all)).toEqual([['a', 'a', 'a'], true, ids]);
  });

  test(`${version.label} inline-text-editing.mdx: a press on a port after its text was edited`, async ({libraries}) => {
    const member = 'core-a-drag-from-a-port-moves-the-element-after-editing';
    expectStated(version, inline, member, 'saving it replaces the nodes of all ports of that element');
    expectStated(version, inline, member, 'The browser then sends the press to the element');
    const code = block(version, inline, 'function passOn(');
    const library = await libraries.of(version);
    const drawn = async (text: string) => {
      const source = transform(text, {transforms: ['typescript']}).code;
      await library.evaluate((program) => {
        const {joint} = window as unknown as {joint: typeof Joint};
        const el = document.createElement('div');
        document.body.replaceChildren(el);
        const graph = new joint.dia.Graph({}, {cellNamespace: joint.shapes});
        const paper = new joint.dia.Paper({el, model: graph, width: 600, height: 300, cellViewNamespace: joint.shapes});
        const circle = {circle: {r: 10, magnet: true}};
        const element = new joint.shapes.standard.Rectangle({
          id: 'a',
          position: {x: 100, y: 100},
          size: {width: 100, height: 60},
          ports: {groups: {out: {position: 'right', attrs: circle}}, items: [{id: 'out', group: 'out'}]},
        }).addTo(graph);
        const finish = () => element.portProp('out', 'attrs/text/text', 'renamed');
        // eslint-disable-next-line @typescript-eslint/no-implied-eval -- the code is the one on the page
        (new Function('paper', 'finish', program) as (...args: unknown[]) => void)(paper, finish);
        Object.assign(window, {edited: graph});
      }, source);
      const {x, y, width, height} = (await library.locator('[model-id=a] circle').boundingBox())!;
      await library.mouse.move(x + width / 2, y + height / 2);
      await library.mouse.down();
      await library.mouse.move(x + 60, y + 60, {steps: 4});
      await library.mouse.up();
      return library.evaluate(() => {
        const {edited} = window as unknown as {edited: dia.Graph};
        const element = edited.getCell('a') as dia.Element;
        const found: unknown[] = [
          edited.getLinks().length,
          element.position().x,
          element.portProp('out', 'attrs/text/text'),
        ];
        document.body.replaceChildren();
        return found;
      });
    };
    expect(await drawn(code)).toEqual([1, 100, 'renamed']);
    const lost = without(code, "    paper.el.addEventListener('mousedown', passOn, { capture: true, once: true });\n");
    expect((await drawn(lost))[0]).toBe(0);
  });

  test(`${version.label} containers-and-grouping.mdx: the order of cells after a drag`, async ({libraries}) => {
    const raised = 'links-and-containers-come-to-the-front-during-a-drag';
    const states = (member: string, words: string) => expectStated(version, containers, member, words);
    states(raised, 'the first movement raises the dragged element, its content and the links of these elements');
    states(raised, '`element:pointerup` fires before the batch of the drag ends');
    states('works-with-does-not-work-with', 'Dropping an element into a container is one step');
    expectStated(
      version,
      'learn/features/diagram-basics/links.mdx',
      'links-behind-elements',
      'With `embeddingMode`, a drag raises the links',
    );
    const paperPage = (words: string) => expectStated(version, 'api/dia/Paper.mdx', 'options.embeddingMode', words);
    paperPage('The links of these elements come to the front, too');
    paperPage('unless [`validateUnembedding`](#options.validateUnembedding) rejects it');
    const library = await libraries.of(version);
    const order = (code: string) =>
      prove(library, code, ({graph, paper, box, link}) => {
        paper.options.embeddingMode = true;
        const group = box('group', 300, 40, {size: {width: 200, height: 200}, container: true, z: -5});
        const inner = box('inner', 320, 180);
        group.embed(inner);
        const a = box('a', 40, 40);
        box('still', 10, 400);
        const behind = link({id: 'a'}, {id: 'inner'}, {z: -1});
        let isOneStep = true;
        graph.on('change', () => (isOneStep &&= graph.hasActiveBatch('pointer')));
        const drag = (element: dia.Element, dx: number) => {
          const fire = (type: string, target: EventTarget, clientX: number) =>
            target.dispatchEvent(new MouseEvent(type, {bubbles: true, cancelable: true, clientX, clientY: 100}));
          fire('mousedown', element.findView(paper).el.querySelector('rect')!, 100);
          fire('mousemove', document, 100 + dx);
          fire('mouseup', document, 100 + dx);
        };
        drag(a, 20);
        const afterDrag = behind.z();
        const parentAtFirst = a.parent() ? 'embedded' : 'free';
        drag(a, 330);
        const isEmbedded = a.parent() === 'group';
        drag(group, 10);
        const isBehind = graph.getCells().every((each) => each === group || each.z() > group.z());
        paper.options.validateUnembedding = () => false;
        const before = [a.z(), behind.z()].join();
        drag(a, -330);
        return [afterDrag, parentAtFirst, isEmbedded, isBehind, isOneStep, [a.z(), behind.z()].join() === before];
      });
    const code = block(version, containers, 'let order = new Map');
    expect(await order(code)).toEqual([-1, 'free', true, true, true, true]);
    const [z, , isEmbedded, isBehind, isOneStep, isBack] = (await order('')) as [number, ...unknown[]];
    expect(z).toBeGreaterThan(0);
    expect([isEmbedded, isBehind, isOneStep, isBack]).toEqual([true, false, true, true]);
  });

  test(`${version.label} containers-and-grouping.mdx: what the paper embeds of a selection`, async ({libraries}) => {
    const member = 'only-the-dragged-element-of-a-selection-is-embedded';
    const states = (words: string) => expectStated(version, containers, member, words);
    states('The paper embeds the element that the user drags, not those that your code moves with it.');
    states("The paper doesn't call `validateEmbedding` for the other elements.");
    expectStated(version, 'api/dia/Paper.mdx', 'options.embeddingMode', "It doesn't embed [other selected elements]");
    const code = block(version, containers, 'export function embedTheOthers');
    const found = (text: string) =>
      libraries.of(version).then((library) =>
        prove(library, text, ({paper, graph, exports, box}) => {
          paper.options.embeddingMode = true;
          let asked = 0;
          paper.options.validateEmbedding = () => {
            asked += 1;
            return true;
          };
          box('group', 300, 40, {size: {width: 300, height: 300}, z: -5});
          const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((id, i) => box(id, 10, 10 + i * 60));
          c!.embed(d!);
          graph.on('change:position', (moved: dia.Element, _position: unknown, {ui, tx, ty}: dia.Cell.Options) => {
            if (ui && moved === a) [b!, c!].forEach((each) => each.translate(tx as number, ty as number));
          });
          const fire = (type: string, target: EventTarget, clientX: number) =>
            target.dispatchEvent(new MouseEvent(type, {bubbles: true, cancelable: true, clientX, clientY: 100}));
          fire('mousedown', a!.findView(paper).el.querySelector('rect')!, 100);
          fire('mousemove', document, 450);
          fire('mouseup', document, 450);
          const parents = () => [a, b, c, d].map((each) => each!.parent() ?? null);
          const first = parents();
          const before = asked;
          exports.embedTheOthers!(a as never, [a, b, c, d] as never);
          return [first, parents(), asked > 0 && asked === before];
        }),
      );
    const right = [['group', null, null, 'c'], ['group', 'group', 'group', 'c'], true];
    expect(await found(code)).toEqual(right);
    expect(await found(without(code, ' || isCarried'))).not.toEqual(right);
  });

  test(`${version.label} copy-and-paste.mdx: pasting a shape of your own needs its namespace`, async ({libraries}) => {
    expectStated(version, copying, 'without-jointjs', 'pass the namespace of your graph as `cellNamespace`');
    const code = `const kept = {};
      const localStorage = {setItem: (key, value) => (kept[key] = value), getItem: (key) => kept[key]};
      let own;
      exports.use = (namespace) => (own = namespace);
      ${block(version, copying, 'export function paste')}`;
    const library = await libraries.of(version);
    const pasted = (text: string) =>
      prove(library, text, ({joint, exports}) => {
        class Box extends joint.shapes.standard.Rectangle {
          override defaults() {
            // eslint-disable-next-line @typescript-eslint/unbound-method -- an object in this class
            return {...super.defaults, type: 'my.Box'} as never;
          }
        }
        const namespace = {...joint.shapes, my: {Box}};
        const graph = new joint.dia.Graph({}, {cellNamespace: namespace});
        exports.use!(namespace as never);
        const box = new Box({size: {width: 40, height: 40}}).addTo(graph);
        exports.copy!(graph as never, [box] as never);
        try {
          return (exports.paste!(graph as never) as dia.Cell[]).length;
        } catch (error) {
          return String(error);
        }
      });
    expect(await pasted(code)).toContain('dia.Graph: Could not find cell constructor for type');
    expect(await pasted(without(code, 'cellNamespace: shapes', 'cellNamespace: own'))).toBe(1);
  });

  test(`${version.label} local-storage.mdx: pagehide saves the last change`, async ({libraries}) => {
    expectStated(version, storage, 'save-before-the-page-closes', '`insert()` writes at once');
    const page = block(version, storage, "'pagehide'").replace(/^import .*$/m, '');
    const code = `const docs = []; const insert = (name, doc) => docs.push([name, doc.id, doc.diagram.cells.length]);
      exports.docs = () => docs;\n${page}`;
    const library = await libraries.of(version);
    const saved = (text: string) =>
      prove(library, text, ({graph, exports, box}) => {
        box('a', 0, 0);
        graph.startBatch('add-link');
        window.dispatchEvent(new Event('pagehide'));
        graph.stopBatch('add-link');
        window.dispatchEvent(new Event('pagehide'));
        return exports.docs!();
      });
    expect(await saved(code)).toEqual([['diagrams', 'order', 1]]);
    expect(await saved(without(code, "if (!graph.hasActiveBatch('add-link')) "))).toHaveLength(2);
  });

  test(`${version.label} ports.mdx: the size of ports, for labels that depend on it`, async ({libraries}) => {
    const states = (words: string) => expectStated(version, ports, 'shorten-long-port-labels', words);
    states("The declarations don't have this key");
    const code = `exports.setSize = (element) => { ${block(version, ports, 'ports/groups/in/size')} };`;
    const found = await prove(await libraries.of(version), code, ({paper, exports, box}) => {
      const text = {text: 'temperature', textWrap: {width: 'calc(w - 8)', height: null}};
      const groups = {in: {position: 'left', attrs: {text}}};
      const element = box('a', 200, 100, {ports: {groups, items: [{id: 'p', group: 'in'}]}});
      const label = () => element.findView(paper).el.querySelector('.joint-port text')!;
      // the library puts a hidden dash into an empty line
      const isEmpty = label().querySelector('.v-empty-line') !== null;
      exports.setSize!(element as never);
      return [isEmpty, label().textContent];
    });
    expect(found).toEqual([true, 'temperature']);
  });

  test(`${version.label} HoverConnect.mdx: the track and the ports below it`, async ({libraries}) => {
    const states = (member: string, words: string) => expectStated(version, hoverConnect, member, words);
    const pitfall = 'a-link-starts-at-the-element-instead-of-the-port';
    states(pitfall, 'The track also covers ports on the outline.');
    states(pitfall, "the link starts at the element, and `validateMagnet` isn't asked");
    expectStated(version, ports, 'rules-for-typed-ports', 'The track of `HoverConnect` also [covers the ports]');
    const library = await libraries.of(version);
    const found = (code: string) =>
      prove(library, code, ({joint, paper, graph, exports, box}) => {
        const circle = {circle: {r: 6, magnet: true}};
        const groups = {in: {position: 'left', attrs: circle}, out: {position: 'right', attrs: circle}};
        const items = [
          {id: 'i', group: 'in'},
          {id: 'o', group: 'out'},
          {id: 'p', group: 'out'},
        ];
        const element = box('a', 200, 100, {size: {width: 120, height: 100}, ports: {groups, items}});
        const view = element.findView(paper) as dia.ElementView;
        view.addTools(new joint.dia.ToolsView({tools: [exports.tool!() as dia.ToolView]}));
        const {x, y} = paper.el.getBoundingClientRect();
        const isTrack = (left: number, top: number) =>
          document.elementFromPoint(x + left, y + top)!.getAttribute('joint-selector') === 'track';
        const atPorts = [...view.el.querySelectorAll('circle')].map((node) => {
          const at = node.getBoundingClientRect();
          return isTrack(at.x + at.width / 2 - x, at.y + at.height / 2 - y);
        });
        const beside = [isTrack(260, 100), isTrack(200, 110), isTrack(320, 150), isTrack(260, 200)];
        let asked = 0;
        let connections = 0;
        paper.options.validateMagnet = () => Boolean((asked += 1));
        paper.options.validateConnection = () => Boolean((connections += 1));
        const track = document.querySelector('[joint-selector=track]')!;
        const fire = (type: string, target: EventTarget, clientX: number, clientY: number) =>
          target.dispatchEvent(new MouseEvent(type, {bubbles: true, cancelable: true, clientX, clientY}));
        fire('mousedown', track, x + 260, y + 100);
        const source = {...graph.getLinks()[0]!.source()};
        const other = box('b', 450, 100).findView(paper).el.querySelector('rect')!;
        fire('mousemove', other, x + 480, y + 120);
        fire('mouseup', document, x + 480, y + 120);
        return [atPorts, beside, source.id, source.port ?? null, asked, connections > 0];
      });
    const code = `${block(version, hoverConnect, 'besidePorts')}\nexports.tool = () => connect;`;
    const own = (text: string) => without(text, 'export const connect', 'const connect');
    const rest = [[true, true, true, true], 'a', null, 0, true];
    expect(await found(own(code))).toEqual([[false, false, false], ...rest]);
    const whole = without(own(code), ', trackPath: besidePorts');
    expect(await found(whole)).toEqual([[true, true, true], ...rest]);
  });

  test(`${version.label} events.mdx: a double click on a node with a custom event`, async ({libraries}) => {
    expectStated(
      version,
      'learn/features/diagram-basics/events.mdx',
      'stop-prevent-ignore',
      'no double click on a node with a custom event',
    );
    expectStated(version, 'api/dia/attributes.mdx', 'event', "It doesn't prevent `element:pointerdblclick`");
    const found = await prove(await libraries.of(version), '', ({paper, box}) => {
      const fired: string[] = [];
      const trigger = paper.on.bind(paper) as unknown as (names: string, handler: (...args: never[]) => void) => void;
      trigger('row:add', (_view: unknown, evt: dia.Event) => {
        fired.push('row:add');
        evt.stopPropagation();
      });
      trigger('element:pointerdown', () => fired.push('pointerdown'));
      trigger('element:pointerdblclick', (_view: unknown, evt: dia.Event) => {
        fired.push((evt.target as Element).closest('[event]') ? 'pointerdblclick on [event]' : 'pointerdblclick');
      });
      const {el} = box('a', 100, 100, {attrs: {label: {text: 'Add', event: 'row:add'}}}).findView(paper);
      const press = (node: Element) => {
        for (const type of ['mousedown', 'mouseup', 'mousedown', 'mouseup', 'dblclick']) {
          node.dispatchEvent(new MouseEvent(type, {bubbles: true, cancelable: true, clientX: 120, clientY: 120}));
        }
        return fired.splice(0).join();
      };
      return [press(el.querySelector('text')!), press(el.querySelector('rect')!)];
    });
    expect(found).toEqual(['row:add,row:add,pointerdblclick on [event]', 'pointerdown,pointerdown,pointerdblclick']);
  });
}

test('recipes.mdx: a paste is one step', async ({libraries}) => {
  expectStated(latestVersion, 'learn/recipes.mdx', 'copy-paste', 'The batch makes a paste one step');
  const code = block(latestVersion, 'learn/recipes.mdx', 'graph.cloneCells(clipboard)');
  const library = await libraries.of(latestVersion);
  const steps = (text: string) =>
    prove(library, text, ({graph, exports, box}) => {
      const a = box('a', 0, 0);
      exports.copy!([a] as never);
      let outside = 0;
      graph.on('add change', () => (outside += graph.hasActiveBatch('paste') ? 0 : 1));
      exports.paste!();
      return [graph.getElements().length, outside];
    });
  expect(await steps(code)).toEqual([2, 0]);
  expect(await steps(without(code, "  graph.startBatch('paste');\n"))).not.toEqual([2, 0]);
});
