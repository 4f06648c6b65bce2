import type {dia} from 'joint-core-4.1';
import {facts} from '../../support/facts';

facts('api/dia/Paper.mdx', [
  {
    member: 'options.embeddingMode',
    states: 'A link that a user draws or reconnects gets its parent in the same way.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper({embeddingMode: true});
      const [parent, a, b] = ['parent', 'a', 'b'].map((id) => new joint.shapes.standard.Rectangle({id}));
      a!.attr('body/magnet', true);
      graph.addCells([parent!, a!, b!]);
      parent!.embed([a!, b!]);
      const [from, to] = [a!, b!].map((cell) => cell.findView(paper).findNode('body'));
      from?.dispatchEvent(new MouseEvent('mousedown', {bubbles: true}));
      to?.dispatchEvent(new MouseEvent('mousemove', {bubbles: true}));
      to?.dispatchEvent(new MouseEvent('mouseup', {bubbles: true}));
      return graph.getLinks().map((link) => [link.target().id, link.parent()]);
    },
    expected: [['b', 'parent']],
  },
  {
    member: 'options.embeddingMode',
    states:
      'Each of these links is embedded in the common parent of its ends, or leaves its parent if there is none. Links between two cells inside the element keep their parent. If `validateUnembedding` rejects the drop, no link changes its parent.',
    run: ({joint, newPaper}) => {
      const drop = (dragged: string, x: number, options: dia.Paper.Options = {}) => {
        const {graph, paper} = newPaper({embeddingMode: true, ...options});
        const size = {width: 20, height: 20};
        const boxes = [
          {id: 'left', position: {x: 0, y: 0}, size: {width: 100, height: 100}},
          {id: 'right', position: {x: 200, y: 0}, size: {width: 100, height: 100}},
          {id: 'a', position: {x: 10, y: 10}, size},
          {id: 'b', position: {x: 60, y: 60}, size},
          {id: 'c', position: {x: 260, y: 60}, size},
        ];
        graph.addCells(boxes.map((box) => new joint.shapes.standard.Rectangle(box)));
        for (const target of ['b', 'c']) {
          new joint.shapes.standard.Link({id: `to ${target}`, source: {id: 'a'}, target: {id: target}}).addTo(graph);
        }
        const at = (id: string) => graph.getCell(id);
        at('left').embed([at('a'), at('b')]);
        at('right').embed(at('c'));
        at('left').embed(at('to c'));
        const body = at(dragged).findView(paper).findNode('body')!;
        const {left, top} = body.getBoundingClientRect();
        const fire = (type: string, moved: number) =>
          body.dispatchEvent(
            new MouseEvent(type, {bubbles: true, clientX: left + 5 + moved, clientY: top + 5 + Math.sign(moved) * 5}),
          );
        fire('mousedown', 0);
        fire('mousemove', x);
        fire('mouseup', x);
        return [dragged, 'to b', 'to c'].map((id) => at(id).parent() ?? null);
      };
      return [
        drop('a', 210),
        drop('a', 320),
        drop('a', 320, {validateUnembedding: () => false}),
        drop('left', 20, {findParentBy: () => []}),
      ];
    },
    expected: [
      ['right', null, 'right'],
      [null, null, null],
      ['left', null, 'left'],
      [null, null, null],
    ],
  },
  {
    member: 'options.embeddingMode',
    states:
      "The links of these elements come to the front, too, however low their `z` was. Links without a `z`, for example after [`graph.resetCells()`](./Graph.mdx#resetCells), don't, unless they are embedded.",
    run: ({joint, newPaper}) =>
      [{z: -9}, {}].map((place) => {
        const {graph, paper} = newPaper({embeddingMode: true});
        const element = new joint.shapes.standard.Rectangle({id: 'a', z: 5, size: {width: 80, height: 40}});
        const link = new joint.shapes.standard.Link({source: {id: 'a'}, target: {x: 200, y: 200}, ...place});
        graph.resetCells([element, link]);
        const body = element.findView(paper).findNode('body')!;
        for (const type of ['mousedown', 'mousemove', 'mouseup']) {
          body.dispatchEvent(new MouseEvent(type, {bubbles: true, clientX: 20, clientY: 20}));
        }
        return link.z() > element.z();
      }),
    expected: [true, false],
  },
  {
    member: 'options.multiLinks',
    states:
      'Links between different ports are allowed. Other magnets make no difference: the paper rejects a second link between the same two elements even if it ends at another magnet.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper({multiLinks: false});
      const [a, b] = ['a', 'b'].map((id) => new joint.shapes.standard.Rectangle({id}));
      b!.attr({body: {magnet: true}, label: {magnet: true}});
      a!.attr('body/magnet', true);
      graph.addCells([a!, b!]);
      const draw = (selector: string) => {
        const from = a!.findView(paper).findNode('body');
        const to = b!.findView(paper).findNode(selector);
        from?.dispatchEvent(new MouseEvent('mousedown', {bubbles: true}));
        to?.dispatchEvent(new MouseEvent('mousemove', {bubbles: true}));
        to?.dispatchEvent(new MouseEvent('mouseup', {bubbles: true}));
        return graph.getLinks().map((link) => link.target().magnet);
      };
      return [draw('body'), draw('label')];
    },
    expected: [['body'], ['body']],
  },
  {
    member: 'options.multiLinks',
    states:
      'If a link ends at the element itself, that end matches any port of the element when a further link is checked.',
    run: ({joint, newPaper}) =>
      [false, true].map((toElement) => {
        const {graph, paper} = newPaper({multiLinks: false});
        const items = ['p', 'q'].map((id) => ({id, attrs: {circle: {magnet: true}}}));
        const [a, b] = ['a', 'b'].map((id) => new joint.shapes.standard.Rectangle({id, ports: {items}}));
        a!.attr('body/magnet', true);
        graph.addCells([a!, b!]);
        if (toElement) graph.addCell(new joint.shapes.standard.Link({source: {id: 'a'}, target: {id: 'b'}}));
        const draw = (port: string) => {
          const from = paper.findViewByModel('a').findNode('body');
          const to = b!.findView(paper).el.querySelector(`[port="${port}"]`);
          from?.dispatchEvent(new MouseEvent('mousedown', {bubbles: true}));
          to?.dispatchEvent(new MouseEvent('mousemove', {bubbles: true}));
          to?.dispatchEvent(new MouseEvent('mouseup', {bubbles: true}));
          return graph.getLinks().map((link) => link.target().port ?? null);
        };
        draw('p');
        draw('p');
        return draw('q');
      }),
    expected: [['p', 'q'], [null]],
  },
  {
    member: 'options.validateUnembedding',
    states:
      "on the blank area, or on an element that [`validateEmbedding`](#options.validateEmbedding) rejects. Return `true` to allow this. Any falsy value restores the element's former position, `z` and parent.",
    run: ({joint, newPaper}) =>
      [500, 200].map((drop) => {
        const asked: unknown[] = [];
        const {graph, paper} = newPaper({
          embeddingMode: true,
          validateEmbedding: (_child, parent) => parent.model.id === 'home',
          validateUnembedding: (view) => {
            asked.push([view.model.id, view.model.parent() ?? null, (view.model as typeof child).position().x]);
            return false;
          },
        });
        const add = (id: string, x: number, width: number) =>
          new joint.shapes.standard.Rectangle({id, position: {x, y: 0}, size: {width, height: 100}}).addTo(graph);
        const child = add('child', 10, 20);
        const home = add('home', 0, 100);
        add('other', 150, 100);
        home.embed(child);
        const node = child.findView(paper).findNode('body');
        const {x, y} = paper.clientOffset();
        node?.dispatchEvent(new MouseEvent('mousedown', {bubbles: true, clientX: x + 20, clientY: y + 50}));
        node?.dispatchEvent(new MouseEvent('mousemove', {bubbles: true, clientX: x + drop, clientY: y + 50}));
        const raised = (child.get('z') ?? 0) > 1;
        node?.dispatchEvent(new MouseEvent('mouseup', {bubbles: true, clientX: x + drop, clientY: y + 50}));
        return [asked, raised, child.position().x, child.get('z'), child.parent()];
      }),
    expected: [
      [[['child', null, 490]], true, 10, 1, 'home'],
      [[['child', null, 190]], true, 10, 1, 'home'],
    ],
  },
  {
    member: 'FORM_CONTROLS_TAG_NAMES',
    states:
      'Only the pressed node itself is checked: a press on a `b` inside a `button` drags the element. At runtime, the property is named `FORM_CONTROL_TAG_NAMES`',
    run: ({joint, newPaper}) =>
      ['button', 'b'].map((name) => {
        const {graph, paper} = newPaper();
        const element = new joint.shapes.standard.Rectangle({size: {width: 90, height: 60}});
        element.set(
          'markup',
          joint.util.svg`<foreignObject width="90" height="60">
            <div xmlns="http://www.w3.org/1999/xhtml"><button>Press <b>here</b></button></div>
          </foreignObject>`,
        );
        graph.addCell(element);
        const node = element.findView(paper).el.querySelector(name);
        const fire = (type: string, clientX: number) =>
          node?.dispatchEvent(new MouseEvent(type, {bubbles: true, cancelable: true, clientX}));
        const isDefaultKept = fire('mousedown', 0);
        fire('mousemove', 40);
        fire('mouseup', 40);
        return [isDefaultKept, element.position().x];
      }),
    expected: [
      [true, 0],
      [false, 40],
    ],
  },
  {
    member: 'FORM_CONTROLS_TAG_NAMES',
    states: "The paper's events fire for these nodes, except for a `select`.",
    run: ({joint, newPaper, events}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle().addTo(graph);
      element.set(
        'markup',
        joint.util.svg`<foreignObject width="90" height="60">
          <div xmlns="http://www.w3.org/1999/xhtml"><input/><select/></div>
        </foreignObject>`,
      );
      return ['input', 'select'].map((name) => {
        const node = element.findView(paper).el.querySelector(name);
        return events(paper, () => node?.dispatchEvent(new MouseEvent('mousedown', {bubbles: true})));
      });
    },
    expected: [['cell:pointerdown', 'element:pointerdown'], []],
  },
  {
    member: 'event:blank:pointerdown',
    states:
      "The event also fires for a press on HTML that you put into `paper.el`. The paper prevents the default action of that press, so an `input` there gets no focus. To avoid this, stop the propagation of the input's `mousedown` and `touchstart` events.",
    run: ({newPaper, events}) => {
      const {paper} = newPaper({guard: () => true});
      const input = document.createElement('input');
      paper.el.append(input);
      const press = () => {
        let isDefaultKept = false;
        const names = events(paper, () => {
          isDefaultKept = input.dispatchEvent(new MouseEvent('mousedown', {bubbles: true, cancelable: true}));
        });
        return [names, isDefaultKept];
      };
      const first = press();
      input.addEventListener('mousedown', (evt) => evt.stopPropagation());
      return [first, press()];
    },
    expected: [
      [['blank:pointerdown'], false],
      [[], true],
    ],
  },
  {
    member: 'event:element:pointerdown',
    states:
      "A press on a magnet from which the user may draw a link fires neither event for the element. After such a press, `element:pointerclick` can fire, but `element:pointermove` and `element:pointerup` don't.",
    run: ({joint, newPaper, events}) =>
      [true, 'passive'].map((magnet) => {
        const {graph, paper} = newPaper({magnetThreshold: 5, clickThreshold: 5});
        const element = new joint.shapes.standard.Rectangle({attrs: {body: {magnet}}}).addTo(graph);
        const node = element.findView(paper).findNode('body');
        const types = ['mousedown', 'mousemove', 'mouseup'];
        const names = events(paper, () =>
          types.forEach((type) => node?.dispatchEvent(new MouseEvent(type, {bubbles: true}))),
        );
        return names.filter((name) => name.startsWith('element:pointer'));
      }),
    expected: [
      ['element:pointerclick'],
      ['element:pointerdown', 'element:pointermove', 'element:pointerup', 'element:pointerclick'],
    ],
  },
  {
    member: 'event:link:connect',
    states:
      'The user drops the end on another place or magnet of the cell that it was connected to. Only another port is treated as a change.',
    run: ({joint, newPaper, events}) => {
      const {graph, paper} = newPaper();
      const ports = {items: [{id: 'p', attrs: {circle: {magnet: true}}}]};
      const attrs = {label: {text: 'here', magnet: true}};
      const element = new joint.shapes.standard.Rectangle({id: 'a', attrs, ports, size: {width: 90, height: 60}});
      const link = new joint.shapes.standard.Link({source: {x: 200, y: 200}, target: {id: 'a'}});
      graph.addCells([element, link]);
      const view = link.findView(paper);
      view.addTools(new joint.dia.ToolsView({tools: [new joint.linkTools.TargetArrowhead()]}));
      const drop = (node: Element | null | undefined) => {
        paper.tools.querySelector('path')?.dispatchEvent(new MouseEvent('mousedown', {bubbles: true}));
        node?.dispatchEvent(new MouseEvent('mousemove', {bubbles: true}));
        return events(paper, () => node?.dispatchEvent(new MouseEvent('mouseup', {bubbles: true}))).filter((name) =>
          name.endsWith('connect'),
        );
      };
      const elementView = element.findView(paper);
      const fired = [drop(elementView.findNode('label')), link.target().magnet, link.target().port ?? null];
      return [...fired, drop(elementView.el.querySelector('[port="p"]')), link.target().port];
    },
    expected: [[], 'label', null, ['link:disconnect', 'link:connect'], 'p'],
  },
  {
    member: 'event:cell:highlight:invalid',
    states:
      "If a port is removed, this event doesn't fire for these highlighters, and they don't reappear when the port is back.",
    run: ({joint, newPaper}) =>
      ['mask', 'addClass'].map((name) => {
        const {graph, paper} = newPaper();
        const element = new joint.shapes.standard.Rectangle({ports: {items: [{id: 'p'}]}}).addTo(graph);
        const view = element.findView(paper);
        const fired: unknown[] = [];
        paper.on('cell:highlight:invalid', (_view, id) => fired.push(id));
        if (name === 'mask') joint.highlighters.mask.add(view, {port: 'p'}, 'mine');
        else joint.highlighters.addClass.add(view, {port: 'p'}, 'mine');
        const shown = () =>
          name === 'mask'
            ? Boolean(view.el.querySelector('.joint-highlight-mask, [mask]'))
            : Boolean(view.el.querySelector('.highlighted, .joint-highlighted'));
        const states = [shown()];
        element.removePort('p');
        states.push(shown());
        element.addPort({id: 'p'});
        return [fired, [...states, shown()]];
      }),
    expected: [
      [['mine'], [true, false, true]],
      [[], [true, false, false]],
    ],
  },
]);
