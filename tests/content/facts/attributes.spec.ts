import type {dia} from 'joint-core-4.1';
import {facts} from '../../support/facts';

facts('api/dia/attributes.mdx', [
  {
    member: 'text-attributes',
    states:
      'Without `text`, `textWrap` empties the node. The other attributes then have no effect, and are written to the node as plain attributes.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      return [{textWrap: {}}, {eol: '-'}].map((label) => {
        const element = new joint.dia.Element({
          type: 'test.Text',
          markup: [{tagName: 'text', selector: 'label', textContent: 'from the markup'}],
          attrs: {label},
        }).addTo(graph);
        const node = element.findView(paper).findNode('label')!;
        return [node.textContent?.includes('markup'), node.getAttribute('eol')];
      });
    },
    expected: [
      [false, null],
      [true, '-'],
    ],
  },
  {
    member: 'sourceMarker',
    states: "Values in the markup or a style sheet aren't inherited.",
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      return ['attrs', 'markup'].map((where) => {
        const red = {stroke: 'red'};
        const link = new joint.dia.Link({
          type: 'test.Link',
          source: {x: 0, y: 0},
          target: {x: 100, y: 0},
          markup: [{tagName: 'path', selector: 'line', attributes: where === 'markup' ? red : {}}],
          attrs: {line: {connection: true, sourceMarker: {d: 'M 0 0 9 9'}, ...(where === 'attrs' ? red : {})}},
        }).addTo(graph);
        const id = /#([^)]+)/.exec(link.findView(paper).findNode('line')!.getAttribute('marker-start')!)![1]!;
        return document.getElementById(id)!.firstElementChild!.getAttribute('stroke');
      });
    },
    expected: ['red', null],
  },
  {
    member: 'displayEmpty',
    states: 'The node then has the height of one line and the width of an invisible hyphen.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const box = (text: string) => {
        const label = {text, displayEmpty: true, fontSize: 20};
        const element = new joint.shapes.standard.Rectangle({attrs: {label}}).addTo(graph);
        const {width, height} = (element.findView(paper).findNode('label') as SVGGraphicsElement).getBBox();
        return {width, height};
      };
      const [empty, hyphen] = [box(''), box('-')];
      return [empty.width > 0, empty.width === hyphen.width, empty.height === hyphen.height];
    },
    expected: [true, true, true],
  },
  {
    member: 'magnets-and-stand-ins',
    states: 'If no node has the selector, the attribute has no effect.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const path = (magnetSelector?: string) => {
        const element = new joint.shapes.standard.Rectangle({
          size: {width: 80, height: 40},
          attrs: {root: {magnetSelector}, label: {text: 'label', y: 'calc(h + 60)'}},
        }).addTo(graph);
        const link = new joint.shapes.standard.Link({source: {id: element.id}, target: {x: 300, y: 20}}).addTo(graph);
        return (link.findView(paper) as dia.LinkView).getSerializedConnection();
      };
      return [path('missing') === path(), path('body') === path()];
    },
    expected: [true, false],
  },
  {
    member: 'text',
    states:
      '`y` becomes `0.8em`, so the first line is below the origin of the node. With `y: 0`, the first line would be above the origin.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      return [{}, {y: 0}].map((attributes) => {
        const element = new joint.dia.Element({
          type: 'test.Text',
          markup: [{tagName: 'text', selector: 'label'}],
          attrs: {label: {text: 'First', fontSize: 20, ...attributes}},
        });
        graph.addCell(element);
        const node = element.findView(paper).findNode('label') as SVGTextElement;
        const {y, height} = node.getBBox();
        return [node.getAttribute('y'), y + height / 2 > 0];
      });
    },
    expected: [
      ['0.8em', true],
      ['0', false],
    ],
  },
  {
    member: 'textPath',
    states:
      'adds a path to the `defs` of the paper. These paths stay until the paper is removed, even if the cell is removed earlier.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle();
      element.attr('label', {text: 'a', textPath: {d: 'M 0 0 L 100 0'}});
      graph.addCell(element);
      const count = () => paper.defs.querySelectorAll('path').length;
      const counts = [count()];
      element.attr('label/text', 'b');
      counts.push(count());
      element.remove();
      counts.push(count());
      paper.remove();
      return [counts, document.contains(paper.svg)];
    },
    expected: [[1, 2, 2], false],
  },
  {
    member: 'names-camelcase-and-kebab-case',
    states: 'If one object has both spellings, the later one wins.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle({attrs: {body: {'fill-opacity': 0.1, fillOpacity: 0.5}}});
      graph.addCell(element);
      return element.findView(paper).findNode('body')?.getAttribute('fill-opacity');
    },
    expected: '0.5',
  },
  {
    member: 'style',
    states: 'For other properties, include the unit. For example, HTML nodes ignore `fontSize: 14`.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.TextBlock();
      element.attr('label/style', {fontSize: 14, paddingTop: 8, opacity: 0.5});
      graph.addCell(element);
      const {style} = element.findView(paper).findNode('label') as unknown as HTMLElement;
      return [style.fontSize, style.paddingTop, style.opacity];
    },
    expected: ['', '8px', '0.5'],
  },
  {
    member: 'filter',
    states: "| `'saturate'` | `amount: 1`, which is gray",
    run: ({joint}) => joint.util.filter.saturate({}),
    expected: '<filter><feColorMatrix type="saturate" values="0"/></filter>',
  },
  {
    member: 'text',
    states: 'In 4.1.3, however, setting the same text again after `null` draws nothing',
    since: '4.1',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle({attrs: {label: {text: 'a'}}});
      graph.addCell(element);
      const label = element.findView(paper).findNode('label');
      return [null, 'a', 'b'].map((text) => {
        element.attr('label/text', text);
        return label?.textContent;
      });
    },
    expected: ['', '', 'b'],
  },
  {
    member: 'title',
    states: 'On `root`, the second update removes the body of the shape',
    since: '4.1',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle({attrs: {root: {title: 'tip'}}});
      graph.addCell(element);
      const body = () => element.findView(paper).el.querySelectorAll('rect').length;
      element.attr('root/title', null);
      const first = body();
      element.resize(50, 50);
      return [first, body()];
    },
    expected: [1, 0],
  },
  {
    member: 'textWrap',
    states:
      'The value must be an object; `true` has no effect. `{}` limits the text to the reference, including its height.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const lines = (textWrap: unknown) => {
        const element = new joint.shapes.standard.Rectangle({size: {width: 60, height: 20}});
        element.attr('label', {text: 'one two three four five six', textWrap});
        graph.addCell(element);
        return element.findView(paper).findNode('label')?.textContent?.replaceAll('\u00a0', ' ');
      };
      const wrapped = lines({}) ?? '';
      return [lines(true), wrapped.length < 12 && wrapped.startsWith('one')];
    },
    expected: ['one two three four five six', true],
  },
  {
    member: 'connection',
    states: '| `false` | the same as `true` |',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const link = new joint.shapes.standard.Link({source: {x: 0, y: 0}, target: {x: 200, y: 0}});
      graph.addCell(link);
      return [false, {stubs: 40}, {stubs: -40}].map((connection) => {
        link.attr('line/connection', connection, {rewrite: true});
        return link.findView(paper).findNode('line')?.getAttribute('d');
      });
    },
    expected: ['M 0 0 L 200 0', 'M 0 0 L 40 0 M 160 0 L 200 0', 'M 0 0 L 80 0 M 120 0 L 200 0'],
  },
  {
    member: 'paint',
    states: 'keeps the `d` of the previous arrow',
    run: ({joint}) => {
      const link = new joint.shapes.standard.Link();
      link.attr('line/targetMarker', {type: 'circle', r: 4});
      const merged = Object.keys(link.attr('line/targetMarker') as object).sort();
      link.attr('line/targetMarker', {type: 'circle', r: 4}, {rewrite: true});
      return [merged, Object.keys(link.attr('line/targetMarker') as object).sort()];
    },
    expected: [
      ['d', 'r', 'type'],
      ['r', 'type'],
    ],
  },
  {
    member: 'props',
    states:
      'The properties are set on every update of the view, so an old `value` replaces what the user has typed since then.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = new joint.dia.Element({
        type: 'app.Form',
        markup: [
          {
            tagName: 'foreignObject',
            children: [{tagName: 'input', selector: 'field', namespaceURI: 'http://www.w3.org/1999/xhtml'}],
          },
        ],
        attrs: {field: {props: {value: 'model'}}},
      });
      graph.addCell(element);
      const field = element.findView(paper).findNode('field') as unknown as HTMLInputElement;
      field.value = 'typed';
      element.resize(80, 40);
      return field.value;
    },
    expected: 'model',
  },
  {
    member: 'event',
    states: '`x` and `y` are local coordinates, rounded to the grid.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper({gridSize: 10});
      paper.scale(2).translate(50, 30);
      const element = new joint.shapes.standard.Rectangle({
        size: {width: 80, height: 40},
        attrs: {body: {event: 'press'}},
      });
      graph.addCell(element);
      const fired: unknown[] = [];
      paper.on('press', (_view, _evt, x: number, y: number) => fired.push(x, y));
      const {x, y} = paper.localToClientPoint(33, 18);
      const options = {bubbles: true, cancelable: true, clientX: x, clientY: y};
      element.findView(paper).findNode('body')?.dispatchEvent(new MouseEvent('mousedown', options));
      document.dispatchEvent(new MouseEvent('mouseup', options));
      return fired;
    },
    expected: [30, 20],
  },
  {
    member: 'event',
    states: 'On `root`, this attribute has no effect.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle({
        size: {width: 80, height: 40},
        attrs: {root: {event: 'root:press'}, body: {event: 'body:press'}},
      });
      graph.addCell(element);
      const fired: unknown[] = [];
      paper.on('all', (name: string, ...args: unknown[]) => name.endsWith('press') && fired.push(name, args.length));
      const view = element.findView(paper);
      for (const selector of ['body', 'label']) {
        const options = {bubbles: true, cancelable: true, clientX: 10, clientY: 10};
        view.findNode(selector)?.dispatchEvent(new MouseEvent('mousedown', options));
        document.dispatchEvent(new MouseEvent('mouseup', options));
      }
      return fired;
    },
    expected: ['body:press', 4],
  },
  {
    member: 'custom-attributes',
    states: '// y = 70, height = 30',
    since: '4.1',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      class Tank extends joint.shapes.standard.Rectangle {
        static override attributes: typeof joint.dia.Element.attributes = {
          level: {
            set: (level: number, refBBox) => ({y: refBBox.height * (1 - level), height: refBBox.height * level}),
            unset: ['y', 'height'],
          },
        };
      }
      const tank = new Tank({size: {width: 60, height: 100}});
      tank.attr('body', {height: null, level: 0.3});
      graph.addCell(tank);
      const body = tank.findView(paper).findNode('body');
      const values = [body?.getAttribute('y'), body?.getAttribute('height')];
      tank.attr('body/level', null);
      return [...values, body?.getAttribute('y')];
    },
    expected: ['70', '30', null],
  },
  {
    member: 'magnet',
    states:
      "On a node other than the root, a press starts a link even if `magnet` is `false`, because the default `validateMagnet` rejects only `'passive'`. Set `null` instead.",
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      return [true, false, 'passive'].map((magnet) => {
        const element = new joint.shapes.standard.Rectangle({attrs: {body: {magnet}}});
        graph.addCell(element);
        const view = element.findView(paper);
        return paper.options.validateMagnet?.call(paper, view, view.findNode('body') as SVGElement, {} as never);
      });
    },
    expected: [true, true, false],
  },
  {
    member: 'eol',
    states:
      "Text to append to each line, such as a mark for line breaks. It isn't appended to the last line or to empty lines.",
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle({attrs: {label: {text: 'one\n\ntwo\nthree', eol: '¶'}}});
      graph.addCell(element);
      const lines = [...(element.findView(paper).findNode('label')?.querySelectorAll('tspan') ?? [])];
      return lines.map(({textContent}) => textContent?.includes('¶'));
    },
    expected: [true, false, true, false],
  },
  {
    member: 'targetMarker',
    states: 'A `transform` among the properties of the marker replaces this rotation.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const link = new joint.shapes.standard.Link({source: {x: 0, y: 0}, target: {x: 100, y: 0}}).addTo(graph);
      return [{}, {transform: 'translate(5,0)'}].map((properties) => {
        link.attr('line/targetMarker', {type: 'circle', r: 4, ...properties}, {rewrite: true});
        const id = /#([^)"]+)/.exec(link.findView(paper).findNode('line')?.getAttribute('marker-end') ?? '')?.[1];
        return paper.defs.querySelector(`[id="${id}"] circle`)?.getAttribute('transform');
      });
    },
    expected: ['rotate(180)', 'translate(5,0)'],
  },
  {
    member: 'connection',
    states:
      'Keep the gap below twice the length of the link. Beyond that, a gap appears again. From three times the length on, nothing is drawn.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const link = new joint.shapes.standard.Link({source: {x: 0, y: 0}, target: {x: 200, y: 0}});
      graph.addCell(link);
      return [100, -200, -300, -500, -600].map((stubs) => {
        link.attr('line/connection', {stubs}, {rewrite: true});
        return link.findView(paper).findNode('line')?.getAttribute('d');
      });
    },
    expected: [
      'M 0 0 L 100 0 M 100 0 L 200 0',
      'M 0 0 M 0 0 L 200 0',
      'M 0 0 L 150 0 M 50 0 L 200 0',
      'M 0 0 L 50 0 M 150 0 L 200 0',
      'M 0 0 M 200 0',
    ],
  },
  {
    member: 'title',
    states:
      'a title on `root` is lost when the view is rendered again, for example after any `removeAttr()` on the cell. The title comes back when its text changes.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle({attrs: {root: {title: 'tip'}, label: {text: 'a'}}});
      graph.addCell(element);
      const tip = () => element.findView(paper).el.querySelector('title')?.textContent ?? null;
      const tips = [tip()];
      element.removeAttr('label/text');
      tips.push(tip());
      element.resize(50, 50);
      tips.push(tip());
      element.attr('root/title', 'other');
      return [...tips, tip()];
    },
    expected: ['tip', null, null, 'other'],
  },
]);
