import type {dia} from 'joint-core-4.1';
import {facts} from '../../support/facts';

const missing = (type: string) =>
  `dia.Graph: Could not find cell constructor for type: '${type}'. Make sure to add the constructor to 'cellNamespace'.`;

facts('learn/features/customizing-shapes/cell-namespaces.mdx', [
  {
    member: 'how-a-type-becomes-a-path',
    states: "A key with a dot, as in `{ 'office.Task': Task }`, is never found.",
    run: ({joint, thrown}) => {
      class Task extends joint.dia.Element {}
      const add = (cellNamespace: object, type: string) =>
        thrown(() => new joint.dia.Graph({}, {cellNamespace}).addCell({id: 'a', type} as never));
      return [
        add({'office.Task': Task}, 'office.Task'),
        add({Task}, 'office.Task'),
        add({office: {Task}}, 'office.task'),
        add({Task}, 'Task'),
        add({office: {Task}}, 'office.Task'),
        add({office: {print: {Task}}}, 'office.print.Task'),
      ];
    },
    expected: [missing('office.Task'), missing('office.Task'), missing('office.task'), null, null, null],
  },
  {
    member: 'register-a-view',
    states: 'For a cell of the type `office.Task`, the paper looks for `office.TaskView` in the `cellViewNamespace`.',
    run: ({joint, newPaper}) => {
      class TaskView extends joint.dia.ElementView {}
      const isOwn = (options: object) => {
        const {graph, paper} = newPaper(options);
        const task = new joint.shapes.standard.Rectangle({type: 'office.Task'});
        graph.addCell(task);
        return task.findView(paper) instanceof TaskView;
      };
      return [
        isOwn({cellViewNamespace: {office: {TaskView}}}),
        isOwn({cellViewNamespace: {TaskView}}),
        isOwn({cellViewNamespace: {}, elementView: () => TaskView}),
        isOwn({cellViewNamespace: {office: {TaskView}}, elementView: () => undefined}),
      ];
    },
    expected: [true, false, true, true],
  },
  {
    member: 'register-shapes-later',
    states: 'The graph and the paper keep a reference to your object and read it whenever they need a class.',
    run: ({joint, thrown}) => {
      const namespace: Record<string, object> = {};
      const graph = new joint.dia.Graph({}, {cellNamespace: namespace});
      const add = () => thrown(() => graph.addCell({id: 'a', type: 'office.Task'})) === null;
      const before = add();
      namespace.office = {Task: joint.dia.Element};
      return [before, add()];
    },
    expected: [false, true],
  },
  {
    member: 'check-a-diagram-before-you-load-it',
    states: 'throws after it has removed the old cells.',
    run: ({joint, newGraph, thrown}) => {
      const graph = newGraph();
      graph.addCell(new joint.shapes.standard.Circle());
      const cells = [{type: 'standard.Circle'}, {type: 'office.Task'}];
      const message = thrown(() => graph.fromJSON({cells}));
      return [message !== null, graph.getCells().length];
    },
    expected: [true, 0],
  },
  {
    member: 'placeholder-for-unknown-types',
    states: 'An unknown element keeps its `type` and its data when you save the diagram again.',
    run: ({joint}) => {
      const Placeholder = joint.dia.Element.define(
        'office.Placeholder',
        {attrs: {placeholder: {fill: '#e5e7eb'}}},
        {markup: [{tagName: 'rect', selector: 'placeholder'}]},
      );
      function createCell(attributes: dia.Cell.JSON) {
        return new Placeholder(attributes);
      }
      const graph = new joint.dia.Graph({}, {cellModel: createCell as never});
      graph.fromJSON({
        cells: [{id: 'a', type: 'gone.Shape', z: 1, owner: 'Ada', attrs: {body: {fill: 'red'}}}],
      });
      const {type, owner, attrs} = (graph.toJSON() as unknown as {cells: [Record<string, unknown>]}).cells[0];
      return [type, owner, attrs];
    },
    expected: ['gone.Shape', 'Ada', {body: {fill: 'red'}}],
  },
  {
    member: 'is-not-a-constructor',
    states: 'The path ends at an object instead of a class.',
    run: ({newGraph, thrown}) => thrown(() => newGraph().addCell({id: 'a', type: 'standard'})) !== null,
    expected: true,
  },
  {
    member: 'cell-type-must-be-a-string',
    states: 'The graph then also rejects instances that you create with `new`.',
    run: ({joint, newGraph, thrown}) => thrown(() => newGraph().addCell(new joint.dia.Element())),
    expected: 'dia.Graph: cell type must be a string.',
  },
  {
    member: 'a-loaded-cell-has-the-wrong-class',
    states: 'Its instances are saved as `standard.Rectangle`, for example, and come back as plain rectangles.',
    run: ({joint}) => {
      class Task extends joint.shapes.standard.Rectangle {}
      const cellNamespace = {...joint.shapes, office: {Task}};
      const saved = new joint.dia.Graph({}, {cellNamespace}).addCell(new Task()).toJSON() as object;
      const cell = new joint.dia.Graph({}, {cellNamespace}).fromJSON(saved).getCells().at(0);
      return [cell?.get('type') as unknown, cell instanceof Task];
    },
    expected: ['standard.Rectangle', false],
  },
]);

facts('learn/features/customizing-shapes/creating-a-shape-from-scratch.mdx', [
  {
    member: 'default-attributes',
    states: 'By default, arrays are not merged: your array replaces the default array.',
    run: ({joint}) => {
      const Task = joint.dia.Element.define('office.Task', {tags: ['a', 'b'], attrs: {role: {x: 1, text: 'x'}}});
      const task = new Task({tags: ['c'], attrs: {role: {text: 'y'}}});
      return [task.get('tags') as unknown, task.attr('role') as unknown];
    },
    expected: [['c'], {x: 1, text: 'y'}],
  },
  {
    member: 'the-size-or-position-is-undefined',
    states: 'Spreading a function adds nothing, so `position` and `size` are missing.',
    run: ({joint}) => {
      // what super.defaults is in a method of a class that extends Base
      const inherited = (Base: object) => (Base as {prototype: {defaults: object}}).prototype.defaults;
      class Parent extends joint.dia.Element {
        override defaults() {
          return {...inherited(joint.dia.Element), type: 'app.Parent', size: {width: 50, height: 40}};
        }
      }
      class Spread extends Parent {
        override defaults() {
          return {...inherited(Parent), type: 'app.Child'} as never;
        }
      }
      class Called extends Parent {
        override defaults() {
          return {...super.defaults(), type: 'app.Child'};
        }
      }
      return [new Spread(), new Called()].map((cell) => [cell.get('size') ?? null, cell.get('position') ?? null]);
    },
    expected: [
      [null, null],
      [
        {width: 50, height: 40},
        {x: 0, y: 0},
      ],
    ],
  },
  {
    member: 'the-attributes-of-the-parent-are-gone',
    states: 'replaces all `attrs` of the parent.',
    run: ({joint}) => {
      const {Rectangle} = joint.shapes.standard;
      const inherited = () => (Rectangle.prototype as {defaults: object}).defaults;
      class Replaced extends Rectangle {
        override defaults() {
          return {...inherited(), attrs: {body: {fill: 'gold'}}} as never;
        }
      }
      class Merged extends Rectangle {
        override defaults() {
          return joint.util.defaultsDeep({attrs: {body: {fill: 'gold'}}}, inherited()) as never;
        }
      }
      const values = [new Replaced(), new Merged()].map((cell) => (cell.attr('body/width') as unknown) ?? null);
      return [...values, new Rectangle().attr('body/fill') as unknown];
    },
    expected: [null, 'calc(w)', '#FFFFFF'],
  },
  {
    member: 'class-constructor-cannot-be-invoked-without-new',
    states: 'The error appears when you create the first instance.',
    run: ({joint, thrown}) => {
      class Parent extends joint.dia.Element {}
      const define = (Base: typeof joint.dia.Element) => Base.define('app.Child', {}) as unknown as new () => object;
      const Child = define(Parent as never);
      const Fine = define(define(joint.dia.Element) as never);
      return [thrown(() => new Child()), thrown(() => new Fine())];
    },
    expected: ["Class constructor Parent cannot be invoked without 'new'", null],
  },
  {
    member: 'class-fields',
    states: 'The field therefore overwrites a value that `preinitialize()` or `initialize()` has set',
    run: ({joint, newPaper, thrown}) => {
      class Counter extends joint.dia.Element {
        count = 0;
        override initialize(...args: Parameters<dia.Element['initialize']>) {
          super.initialize(...args);
          this.count = 5;
        }
      }
      class Bare extends joint.dia.Element {
        override markup = undefined as never;
        override preinitialize() {
          this.markup = [{tagName: 'rect'}] as never;
        }
      }
      class Late extends joint.dia.Element {
        override defaults = () => ({type: 'a.B'});
      }
      const draw = (cell: dia.Element) => thrown(() => newPaper().graph.addCell(cell));
      return [new Counter().count, draw(new Bare({type: 'a.B'})), draw(new Late())];
    },
    expected: [0, 'dia.ElementView: markup required', 'dia.Graph: cell type must be a string.'],
  },
  {
    member: 'default-label',
    states:
      "`defaultLabel` alone doesn't add a label. In the example, the empty object in `labels` adds a label with all the defaults.",
    run: ({joint, newPaper}) => {
      class DataFlow extends joint.shapes.standard.Link {
        override preinitialize() {
          this.defaultLabel = {
            markup: [{tagName: 'text', selector: 'caption'}],
            attrs: {caption: {text: 'data'}},
          };
        }
      }
      const captions = (labels?: dia.Link.Label[]) => {
        const {graph, paper} = newPaper();
        const link = new DataFlow({source: {x: 0, y: 0}, target: {x: 200, y: 0}, ...(labels && {labels})});
        graph.addCell(link);
        return [...link.findView(paper).el.querySelectorAll('[joint-selector=caption]')].map(
          (node) => node.textContent,
        );
      };
      return [captions(), captions([{}, {attrs: {caption: {text: 'yes'}}, position: 0.9}])];
    },
    expected: [[], ['data', 'yes']],
  },
]);

facts('learn/features/customizing-shapes/customizing-an-existing-shape.mdx', [
  {
    member: 'common-changes',
    states:
      "Links then no longer aim at the middle of the body. To correct this, set `root: { magnetSelector: 'body' }`.",
    run: ({joint, newPaper}) => {
      const aim = (root: object) => {
        const {graph, paper} = newPaper();
        const {Rectangle, Link} = joint.shapes.standard;
        const element = new Rectangle({
          position: {x: 100, y: 100},
          size: {width: 100, height: 60},
          attrs: {root, label: {text: 'Below', y: 'calc(h + 8)', textVerticalAnchor: 'top'}},
        });
        const link = new Link({source: {x: 0, y: 0}, target: {id: element.id}});
        graph.addCells([element, link]);
        return (link.findView(paper) as dia.LinkView).targetAnchor.y;
      };
      return [aim({}) > 131, aim({magnetSelector: 'body'})];
    },
    expected: [true, 130],
  },
  {
    member: 'add-a-node-to-a-built-in-shape',
    states: 'The markup of a built-in shape is an array. Your class can copy the array and add nodes.',
    run: ({joint, newPaper}) => {
      const base = joint.shapes.standard.Rectangle;
      const markup = [...(base.prototype.markup as dia.MarkupJSON), {tagName: 'circle', selector: 'badge'}];
      class Inbox extends base {
        override preinitialize() {
          this.markup = markup;
        }
      }
      const {graph, paper} = newPaper();
      const inbox = new Inbox({attrs: {badge: {r: 12}}});
      graph.addCell(inbox);
      return [...inbox.findView(paper).el.children].map((node) => node.getAttribute('joint-selector'));
    },
    expected: ['body', 'label', 'badge'],
  },
]);

facts('learn/features/customizing-shapes/html-inside-shapes.mdx', [
  {
    member: 'put-html-into-an-element',
    states: '`util.svg` needs no namespace: the content of a `foreignObject` becomes HTML, with or without `xmlns`.',
    run: ({joint, newPaper}) => {
      const {svg} = joint.util;
      const content = (markup: dia.MarkupJSON) => {
        const {graph, paper} = newPaper();
        const element = new joint.dia.Element({type: 'a.B', markup});
        graph.addCell(element);
        const view = element.findView(paper);
        return [
          (view.findNode('c') as Element) instanceof HTMLElement,
          view.findNode('f')?.getBoundingClientRect().width,
        ];
      };
      return [
        content(svg`<foreignObject @selector="f"><div @selector="c">Hi</div></foreignObject>`),
        content(
          svg`<foreignObject @selector="f"><div xmlns="http://www.w3.org/1999/xhtml" @selector="c">Hi</div></foreignObject>`,
        ),
        content([{tagName: 'foreignObject', selector: 'f', children: [{tagName: 'div', selector: 'c'}]}]),
      ];
    },
    expected: [
      [true, 0],
      [true, 0],
      [false, 0],
    ],
  },
  {
    member: 'who-gets-the-event',
    states: 'The paper looks only at the pressed node itself.',
    run: ({joint, newPaper}) => {
      const markup = joint.util.svg`
        <foreignObject @selector="frame" width="200" height="200">
          <div>
            <p @selector="p">Text</p>
            <input @selector="input"/>
            <button @selector="button">A <span @selector="icon">B</span></button>
            <select @selector="select"><option>C</option></select>
          </div>
        </foreignObject>`;
      const {graph, paper} = newPaper();
      const element = new joint.dia.Element({type: 'a.B', size: {width: 200, height: 200}, markup});
      graph.addCell(element);
      const names: string[] = [];
      paper.on('all', (name: string) => name.startsWith('element:pointer') && names.push(name.slice(15)));
      return ['p', 'input', 'button', 'icon', 'select'].map((selector) => {
        element.position(0, 0);
        names.length = 0;
        const node = element.findView(paper).findNode(selector)!;
        const fire = (target: EventTarget, type: string, at: number) => {
          const event = new MouseEvent(type, {bubbles: true, cancelable: true, clientX: at, clientY: at});
          target.dispatchEvent(event);
          return event;
        };
        const {x} = node.getBoundingClientRect();
        const press = fire(node, 'mousedown', x + 2);
        fire(document, 'mousemove', x + 22);
        fire(document, 'mousemove', x + 32);
        fire(document, 'mouseup', x + 32);
        return [selector, press.defaultPrevented, element.position().x > 0, names.length > 0];
      });
    },
    expected: [
      ['p', true, true, true],
      ['input', false, false, true],
      ['button', false, false, true],
      ['icon', true, true, true],
      ['select', false, false, false],
    ],
  },
  {
    member: 'let-users-select-text-or-focus-other-nodes',
    states: 'The paper also turns off text selection for all cells with the CSS `user-select: none`.',
    run: ({newPaper}) => {
      const layer = newPaper().paper.svg.querySelector<SVGElement>('.joint-cells-layer');
      return layer?.style.userSelect;
    },
    expected: 'none',
  },
  {
    member: 'invalid-svg-markup',
    states: 'reads the template as XML first, which is stricter than HTML',
    run: ({joint, thrown}) => {
      const {svg} = joint.util;
      return [
        thrown(() => svg`<foreignObject><p><input></p></foreignObject>`),
        thrown(() => svg`<foreignObject><p><input disabled/></p></foreignObject>`),
        thrown(() => svg`<foreignObject><p>a&nbsp;b</p></foreignObject>`),
        thrown(() => svg`<foreignObject><a href="?a=1&b=2">x</a></foreignObject>`),
        thrown(
          () => svg`<foreignObject><a href="?a=1&amp;b=2">x&#160;<input disabled="disabled"/><br/></a></foreignObject>`,
        ),
      ];
    },
    expected: [...Array<string>(4).fill('Invalid SVG markup'), null],
  },
  {
    member: 'html-stays-invisible',
    states: 'In this case, `util.svg` drops a `div` and everything after it, without an error.',
    run: ({joint}) =>
      joint.util.svg`<g @selector="a"><div>x</div></g><rect @selector="b"/>`.map(
        (node) => (node as {tagName: string}).tagName,
      ),
    expected: ['g'],
  },
  {
    member: 'nodes-end-up-inside-each-other',
    states:
      'HTML ignores the slash in `<div/>`. The `div` stays open, and the nodes after it become its children. After `<textarea/>`, the rest of the template becomes the text of the field.',
    run: ({joint}) => {
      type Node = {tagName: string; children?: (Node | string)[]};
      const shape = (node: Node | string): unknown =>
        typeof node === 'string' ? 'text' : [node.tagName, ...(node.children ?? []).map(shape)];
      const {svg} = joint.util;
      return [
        shape(svg`<foreignObject><div/><p></p></foreignObject>`[0] as Node),
        shape(svg`<foreignObject><div></div><p></p></foreignObject>`[0] as Node),
        shape(svg`<foreignObject><textarea/><p></p></foreignObject>`[0] as Node),
      ];
    },
    expected: [
      ['foreignObject', ['div', ['p']]],
      ['foreignObject', ['div'], ['p']],
      ['foreignObject', ['textarea', 'text']],
    ],
  },
  {
    member: 'a-checkbox-cannot-be-cleared',
    states: 'writes the attribute `checked="false"`.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const markup = joint.util.svg`<foreignObject><input type="checkbox" @selector="box"/></foreignObject>`;
      const element = new joint.dia.Element({type: 'a.B', markup});
      graph.addCell(element);
      const box = element.findView(paper).findNode('box') as unknown as HTMLInputElement;
      element.attr('box/checked', false);
      const before = [box.getAttribute('checked'), box.checked];
      element.attr('box/props/checked', false);
      return [...before, box.checked];
    },
    expected: ['false', true, false],
  },
  {
    member: 'typed-text-disappears',
    states: 'The view sets `props` again on every update of `attrs` and `size`.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const markup = joint.util.svg`<foreignObject><input @selector="field"/></foreignObject>`;
      const element = new joint.dia.Element({type: 'a.B', markup, attrs: {field: {props: {value: 'old'}}}});
      graph.addCell(element);
      const field = () => element.findView(paper).findNode('field') as unknown as HTMLInputElement;
      const first = field();
      const after = (action: () => unknown) => {
        field().value = 'typed';
        action();
        return field().value;
      };
      const values = [
        after(() => element.position(10, 10)),
        after(() => element.attr('root/opacity', 0.5)),
        after(() => element.resize(50, 50)),
      ];
      const isSame = field() === first;
      element.removeAttr('root/opacity');
      return [...values, isSame, field() === first];
    },
    expected: ['typed', 'old', 'old', true, false],
  },
]);

facts('learn/features/customizing-shapes/styling-with-css.mdx', [
  {
    member: 'class-names-and-selectors',
    states: 'In class names, the type is in lower case, and each dot becomes a dash.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const item = new joint.shapes.standard.Rectangle({
        id: 'item-1',
        type: 'shop.Order',
        ports: {groups: {side: {position: 'left'}}, items: [{id: 'in', group: 'side'}]},
      });
      const link = new joint.shapes.standard.Link({source: {id: 'item-1'}, target: {x: 300, y: 0}, labels: [{}]});
      graph.addCells([item, link]);
      const count = (selector: string) => paper.el.querySelectorAll(selector).length;
      const {el} = item.findView(paper);
      return [
        el.getAttribute('class'),
        paper.el.className,
        [
          '.joint-cell',
          '.joint-type-shop.joint-element',
          "[data-type='shop.Order'][model-id='item-1'] [joint-selector='body']",
          '.joint-port',
          "[port='in'][port-group='side']",
          '.joint-link .label',
        ].map(count),
      ];
    },
    expected: [
      'joint-cell joint-type-shop joint-type-shop-order joint-element joint-theme-default',
      'joint-paper joint-theme-default',
      [2, 1, 1, 1, 1, 1],
    ],
  },
  {
    member: 'css-takes-precedence',
    states:
      'In SVG, any matching CSS rule is stronger than an attribute, even a rule as general as `rect { fill: white }`.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const rect = new joint.shapes.standard.Rectangle({attrs: {body: {fill: 'red'}}});
      graph.addCell(rect);
      const body = rect.findView(paper).findNode('body')!;
      const fill = () => getComputedStyle(body).fill;
      const sheet = Object.assign(document.createElement('style'), {textContent: 'rect { fill: white }'});
      const fills = [fill()];
      document.head.append(sheet);
      fills.push(fill());
      rect.attr('body/style', {fill: 'blue'});
      fills.push(fill());
      sheet.remove();
      return fills;
    },
    expected: ['rgb(255, 0, 0)', 'rgb(255, 255, 255)', 'rgb(0, 0, 255)'],
  },
  {
    member: 'style-by-data',
    states: '`dataStatus` is `data-status` in the DOM.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const rect = new joint.shapes.standard.Rectangle({attrs: {root: {dataStatus: 'late'}}});
      graph.addCell(rect);
      return rect.findView(paper).el.getAttribute('data-status');
    },
    expected: 'late',
  },
  {
    member: 'style-by-state',
    states: 'The highlighter keeps the other class names, and it is not saved',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const rect = new joint.shapes.standard.Rectangle();
      graph.addCell(rect);
      const before = JSON.stringify(graph.toJSON());
      const view = rect.findView(paper);
      joint.highlighters.addClass.add(view, 'root', 'selection', {className: 'selected'});
      const {classList} = view.el;
      return [
        classList.contains('selected'),
        classList.contains('joint-element'),
        JSON.stringify(graph.toJSON()) === before,
      ];
    },
    expected: [true, true, true],
  },
  {
    member: 'what-to-keep-out-of-css',
    states:
      'If CSS changes the size, links no longer end at the drawn outline. The library takes the outline from the attributes, but the middle from the drawn box.',
    run: ({joint, newPaper}) =>
      [140, 300].map((width) => {
        const sheet = Object.assign(document.createElement('style'), {
          textContent: `[joint-selector=body] { width: ${width}px }`,
        });
        document.head.append(sheet);
        const {graph, paper} = newPaper();
        const rect = new joint.shapes.standard.Rectangle({size: {width: 100, height: 50}});
        const link = new joint.shapes.standard.Link({source: {x: 600, y: 25}, target: {id: rect.id}});
        graph.addCells([rect, link]);
        const drawn = (rect.findView(paper).findNode('body') as SVGGraphicsElement).getBBox().width;
        const {targetAnchor, targetPoint} = link.findView(paper) as dia.LinkView;
        sheet.remove();
        return [drawn, targetAnchor.x, targetPoint.x];
      }),
    expected: [
      [140, 70, 100],
      [300, 150, 150],
    ],
  },
  {
    member: 'the-class-names-are-gone',
    states: "Setting `root/class` to `null` afterward doesn't bring them back.",
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const rect = new joint.shapes.standard.Rectangle();
      graph.addCell(rect);
      const classOf = () => rect.findView(paper).el.getAttribute('class');
      rect.attr('root/class', 'urgent');
      const set = classOf();
      rect.attr('root/class', null);
      rect.attr('label/className', 'big');
      const label = rect.findView(paper).findNode('label');
      return [set, classOf(), label?.getAttribute('class'), label?.getAttribute('class-name')];
    },
    expected: ['urgent', null, null, 'big'],
  },
  {
    member: 'the-arrowhead-has-another-color',
    states: "A `stroke` from the stylesheet isn't copied.",
    run: ({joint, newPaper}) => {
      const sheet = Object.assign(document.createElement('style'), {
        textContent: '[joint-selector=line] { stroke: red }',
      });
      document.head.append(sheet);
      const {graph, paper} = newPaper();
      const link = new joint.shapes.standard.Link({
        source: {x: 0, y: 0},
        target: {x: 100, y: 0},
        attrs: {line: {stroke: 'green'}},
      });
      graph.addCell(link);
      const line = link.findView(paper).findNode('line')!;
      const marker = paper.defs.querySelector('marker path, marker g');
      const colors = [getComputedStyle(line).stroke, marker?.getAttribute('fill'), marker?.getAttribute('stroke')];
      sheet.remove();
      return colors;
    },
    expected: ['rgb(255, 0, 0)', 'green', 'green'],
  },
]);

facts('learn/features/customizing-shapes/special-presentation-attributes.mdx', [
  {
    member: 'several-nodes-at-once',
    states: 'If a group and a single selector set the same attribute, the single selector wins.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const meter = new joint.dia.Element({
        type: 'a.B',
        size: {width: 160, height: 24},
        markup: joint.util.svg`
          <rect @selector="track" @group-selector="bars"/>
          <rect @selector="value" @group-selector="bars"/>`,
        attrs: {value: {fill: 'red'}, bars: {height: 'calc(h)', fill: 'gray'}},
      });
      graph.addCell(meter);
      const view = meter.findView(paper);
      return ['track', 'value'].map((selector) => {
        const node = view.findNode(selector);
        return [node?.getAttribute('fill'), node?.getAttribute('height')];
      });
    },
    expected: [
      ['gray', '24'],
      ['red', '24'],
    ],
  },
]);

facts('learn/features/customizing-shapes/custom-special-presentation-attributes.mdx', [
  {
    member: 'unset',
    states: 'Without `unset`, attributes with other names that `set` wrote remain.',
    since: '4.1',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const Box = joint.dia.Element.define(
        'app.Box',
        {attrs: {body: {'data-own': 1, mine: 1}}},
        {markup: [{tagName: 'rect', selector: 'body'}]},
        {attributes: {'data-own': {set: () => 'x'}, mine: {set: () => ({'data-other': 'y'})}}},
      );
      const box = new Box();
      graph.addCell(box);
      box.attr('body', {'data-own': null, mine: null} as never);
      return ['data-own', 'data-other'].map((name) => box.findView(paper).findNode('body')!.getAttribute(name));
    },
    expected: [null, 'y'],
  },
  {
    member: 'qualify',
    states: 'the value is written to the DOM like any SVG attribute.',
    since: '4.1',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const Box = joint.dia.Element.define(
        'app.Box',
        {size: {width: 80, height: 40}, attrs: {body: {strokeWidth: 'calc(w / 8)'}}},
        {markup: [{tagName: 'rect', selector: 'body'}]},
        {attributes: {'stroke-width': {qualify: () => false, set: () => 1}}},
      );
      const box = new Box();
      graph.addCell(box);
      return box.findView(paper).findNode('body')!.getAttribute('stroke-width');
    },
    expected: '10',
  },
  {
    member: 'calc-is-not-computed',
    states: 'For a custom name such as `fill-level`, `set` receives the value unchanged.',
    since: '4.1',
    run: ({joint, newPaper}) => {
      const {graph} = newPaper();
      const received: unknown[] = [];
      const set = (value: unknown) => {
        received.push(value);
      };
      const Box = joint.dia.Element.define(
        'app.Box',
        {size: {width: 80, height: 40}, attrs: {body: {mine: 'calc(w / 8)', strokeWidth: 'calc(w / 8)'}}},
        {markup: [{tagName: 'rect', selector: 'body'}]},
        {attributes: {mine: {set}, 'stroke-width': {set}}},
      );
      graph.addCell(new Box());
      return received.slice(0, 2);
    },
    expected: ['calc(w / 8)', 10],
  },
]);

facts('learn/features/customizing-shapes/customizing-an-existing-shape.mdx', [
  {
    member: 'which-way-to-choose',
    states: 'takes precedence over rules without `!important`.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const rect = new joint.shapes.standard.Rectangle({attrs: {body: {fill: 'red', style: {fill: 'red'}}}}).addTo(
        graph,
      );
      const sheet = document.body.appendChild(document.createElement('style'));
      return ['fill: blue', 'fill: blue !important'].map((rule) => {
        sheet.textContent = `rect { ${rule} }`;
        return getComputedStyle(rect.findView(paper).findNode('body')!).fill;
      });
    },
    expected: ['rgb(255, 0, 0)', 'rgb(0, 0, 255)'],
  },
]);
