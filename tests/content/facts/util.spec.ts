import {facts} from '../../support/facts';

facts('api/util/index.mdx', [
  {
    member: 'cloneCells',
    states:
      'To also copy the embedded cells, and the links between all of these cells, use [`graph.cloneSubgraph(cells, { deep: true })`](../dia/Graph.mdx#cloneSubgraph).',
    run: ({joint, newGraph}) => {
      const graph = newGraph();
      const {Link, Rectangle} = joint.shapes.standard;
      const [group, a, b] = ['group', 'a', 'b'].map((id) => new Rectangle({id}));
      graph.addCells([group!, a!, b!, new Link({id: 'link', source: {id: 'a'}, target: {id: 'b'}})]);
      group!.embed([a!, b!]);
      return [{deep: true}, {}].map((options) => Object.keys(graph.cloneSubgraph([group!], options)).sort());
    },
    expected: [['a', 'b', 'group', 'link'], ['group']],
  },
  {
    member: 'cloneCells',
    states:
      'If the cell at an end of a copied link is among `cells`, that end points to the copy of the cell. Otherwise, the end keeps pointing to the original cell.',
    run: ({joint}) => {
      const [a, b] = [new joint.shapes.standard.Rectangle(), new joint.shapes.standard.Rectangle()];
      const link = new joint.shapes.standard.Link({source: {id: a.id}, target: {id: b.id}});
      const copies = joint.util.cloneCells([a, link]);
      const copy = copies[link.id] as typeof link;
      return [copy.source().id === copies[a.id]?.id, copy.target().id === b.id];
    },
    expected: [true, true],
  },
  {
    member: 'debounce',
    states: '`flush()` runs a pending call immediately and returns its result.',
    run: ({joint}) => {
      const calls: number[] = [];
      const save = joint.util.debounce((value: number) => {
        calls.push(value);
        return `saved ${value}`;
      }, 1000);
      const before: unknown = save(1);
      save(2);
      return [before === undefined, save.flush(), calls];
    },
    expected: [true, 'saved 2', [2]],
  },
  {
    member: 'deepMixin',
    states: 'Despite its name, it is not recursive',
    run: ({joint}) => joint.util.deepMixin({a: {b: 1}}, {a: {c: 2}}),
    expected: {a: {c: 2}},
  },
  {
    member: 'defaultsDeep',
    states: '`[1]` filled in from `[9, 9, 9]` becomes `[1, 9, 9]`.',
    run: ({joint}) => joint.util.defaultsDeep({list: [1], keep: null}, {list: [9, 9, 9], keep: 2}),
    expected: {list: [1, 9, 9], keep: null},
  },
  {
    member: 'evalCalcFormula',
    states: '- the number after the variable (`w * 2`)',
    since: '4.1',
    run: ({joint, thrown}) => {
      const box = {x: 0, y: 0, width: 30, height: 40};
      return [joint.util.evalCalcFormula('w / 2 + 10', box), thrown(() => joint.util.evalCalcFormula('w * 2', box))];
    },
    expected: [25, 'Invalid calc() expression: w * 2'],
  },
  {
    member: 'flattenObject',
    states:
      'Without `stop`, the result does not contain `null`, empty arrays, or objects without own properties, such as `{}` and dates.',
    run: ({joint}) => joint.util.flattenObject({a: {b: [1, 2]}, none: null, empty: {}, list: []}) as unknown,
    expected: {'a/b/0': 1, 'a/b/1': 2},
  },
  {
    member: 'merge',
    states: 'Arrays are merged index by index, so a shorter array does not shorten the first one.',
    run: ({joint}) => {
      const first = {list: [1, 2, 3], kept: 1};
      const result = joint.util.merge(first, {list: [9], kept: undefined});
      return [result === first, result];
    },
    expected: [true, {list: [9, 2, 3], kept: 1}],
  },
  {
    member: 'parseCssNumeric',
    states: "The percent sign is accepted only if you list it: `util.parseCssNumeric('50%', '%')`.",
    run: ({joint}) => [joint.util.parseCssNumeric('50%', '[A-Za-z]*'), joint.util.parseCssNumeric('50%', '%')],
    expected: [null, {value: 50, unit: '%'}],
  },
  {
    member: 'sanitizeHTML',
    states:
      '`sanitizeHTML` misses every second `script` element, `javascript:` with capitals or a leading space, `data:` and `vbscript:` URLs, and every `iframe`.',
    run: ({joint}) =>
      joint.util.sanitizeHTML(
        '<p onclick="a()">1</p><script>2</script><script>3</script><a href="javascript:a()">4</a><a href="JavaScript:a()">5</a>',
      ),
    expected: '<p>1</p><script>3</script><a>4</a><a href="JavaScript:a()">5</a>',
  },
  {
    member: 'setByPath',
    states: 'Missing levels are created as plain objects, even if a key is a number.',
    run: ({joint}) => joint.util.setByPath({}, 'points/0', 5) as unknown,
    expected: {points: {0: 5}},
  },
  {
    member: 'svg',
    states: 'Otherwise the tag throws `Invalid SVG markup`.',
    run: ({joint, thrown}) => {
      const [rect] = joint.util.svg`<rect @selector="body" @group-selector="a, b"/>`;
      const {selector, groupSelector} = rect as {selector?: string; groupSelector?: string[]};
      return [selector, groupSelector, thrown(() => joint.util.svg`<rect>`)];
    },
    expected: ['body', ['a', 'b'], 'Invalid SVG markup'],
  },
  {
    member: 'svg',
    states: '`strokeWidth` and `sourceMarker` end up as `strokewidth` and `sourcemarker`',
    run: ({joint, thrown}) => {
      const [path] = joint.util.svg`<path strokeWidth="2" sourceMarker="a" viewBox="0 0 1 1"/>`;
      const {attributes} = path as {attributes?: object};
      return [Object.keys(attributes ?? {}), thrown(() => joint.util.svg`<image xlink:href="a.png"/>`)];
    },
    expected: [['strokewidth', 'sourcemarker', 'viewBox'], 'Invalid SVG markup'],
  },
  {
    member: 'svg',
    states:
      'Each evaluation parses the code twice. If you use the tag in `preinitialize()`, this happens for every new cell, and creating thousands of cells takes several times longer.',
    run: ({joint: {dia, util}}) => {
      const {DOMParser: Parser} = window;
      let count = 0;
      window.DOMParser = class extends Parser {
        override parseFromString(text: string, type: DOMParserSupportedType) {
          count += 1;
          return super.parseFromString(text, type);
        }
      };
      const markup = util.svg`<rect @selector="body"/>`;
      const counts = [count];
      class Constant extends dia.Element {
        override preinitialize() {
          this.markup = markup;
        }
      }
      class Parsing extends dia.Element {
        override preinitialize() {
          this.markup = util.svg`<rect @selector="body"/>`;
        }
      }
      for (const Class of [Constant, Parsing]) {
        count = 0;
        for (let i = 0; i < 3; i++) new Class({type: 'test'});
        counts.push(count);
      }
      window.DOMParser = Parser;
      return counts;
    },
    expected: [2, 0, 6],
  },
  {
    member: 'timing',
    states: 'With `elastic(1)`, a transition stops at -50% of the way',
    run: ({joint}) => [1, 1.2, 1.5].map((x) => Math.round(joint.util.timing.elastic(x)(1) * 100)),
    expected: [-50, 100, 100],
  },
  {
    member: 'filter',
    states: '`amount: 1` removes all color, `0` keeps the colors',
    run: ({joint}) => [joint.util.filter.saturate({}), joint.util.filter.saturate({amount: 0})],
    expected: [
      '<filter><feColorMatrix type="saturate" values="0"/></filter>',
      '<filter><feColorMatrix type="saturate" values="1"/></filter>',
    ],
  },
]);

facts('api/util/format.mdx', [
  {
    member: 'number',
    states: 'integer; for a number with decimals, the result is an empty string',
    run: ({joint}) => [joint.util.format.number('d', 3.5), joint.util.format.number('-d', 5)],
    expected: ['', '-5'],
  },
]);

facts('api/config.mdx', [
  {
    member: 'doubleTapInterval',
    states: 'Two taps on the same node count as a double tap',
    run: ({joint, newPaper, onStoppedClock}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle({size: {width: 80, height: 40}}).addTo(graph);
      const nodes = ['body', 'label'].map((selector) => element.findView(paper).findNode(selector)!);
      let count = 0;
      paper.on('cell:pointerdblclick', () => count++);
      const tap = (target: Element) => {
        const touch = new Touch({identifier: 1, target});
        for (const type of ['touchstart', 'touchend']) {
          const touches = type === 'touchend' ? [] : [touch];
          target.dispatchEvent(
            new TouchEvent(type, {bubbles: true, cancelable: true, touches, changedTouches: [touch]}),
          );
        }
      };
      const counts: number[] = [];
      onStoppedClock((pass) => {
        for (const [first, second] of [
          [0, 0],
          [0, 1],
        ] as const) {
          pass(1000);
          tap(nodes[first]!);
          pass(100);
          tap(nodes[second]!);
          counts.push(count);
        }
      });
      return counts;
    },
    expected: [1, 1],
  },
  {
    member: 'useCSSSelectors',
    states: 'A key that is not in the markup is ignored without a message.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const fillOf = () => {
        const box = new joint.shapes.standard.Rectangle({attrs: {rect: {'data-mark': 'yes'}}});
        graph.addCell(box);
        return paper.findViewByModel(box).el.querySelector('rect')?.getAttribute('data-mark') ?? null;
      };
      const before = fillOf();
      joint.config.useCSSSelectors = true;
      const after = fillOf();
      joint.config.useCSSSelectors = false;
      return [before, after];
    },
    expected: [null, 'yes'],
  },
  {
    member: 'defaultTheme',
    states: 'so a later assignment changes nothing',
    run: ({joint}) => {
      joint.config.defaultTheme = 'other';
      const view = new joint.mvc.View();
      joint.config.defaultTheme = 'default';
      return view.el.getAttribute('class');
    },
    expected: 'joint-theme-default',
  },
  {
    member: 'doubleTapInterval',
    states:
      '[Tools](./linkTools.mdx) treat a double tap on a handle as a double-click. For example, [`Vertices`](./linkTools.mdx#Vertices) removes the vertex, and [`SourceAnchor`](./linkTools.mdx#SourceAnchor) resets the anchor.',
    run: ({joint, newPaper, onStoppedClock}) => {
      const {graph, paper} = newPaper();
      const box = new joint.shapes.standard.Rectangle({size: {width: 80, height: 40}}).addTo(graph);
      const link = new joint.shapes.standard.Link({
        source: {id: box.id, anchor: {name: 'top'}},
        target: {x: 300, y: 200},
        vertices: [{x: 200, y: 20}],
      });
      const tools = [new joint.linkTools.Vertices(), new joint.linkTools.SourceAnchor()];
      link.addTo(graph).findView(paper).addTools(new joint.dia.ToolsView({tools}));
      const state = () => [link.vertices().length, link.source().anchor?.name ?? null];
      const states = [state()];
      const tap = (target: Element) => {
        const touch = new Touch({identifier: 1, target});
        for (const type of ['touchstart', 'touchend']) {
          const touches = type === 'touchend' ? [] : [touch];
          target.dispatchEvent(
            new TouchEvent(type, {bubbles: true, cancelable: true, touches, changedTouches: [touch]}),
          );
        }
      };
      // Two taps are at least 30 ms apart.
      onStoppedClock((pass) => {
        for (const tool of tools) {
          const handle = tool.el.querySelector('circle')!;
          tap(handle);
          states.push(state());
          pass(40);
          tap(handle);
          states.push(state());
          pass(40);
        }
      });
      return states;
    },
    expected: [
      [1, 'top'],
      [1, 'top'],
      [0, 'top'],
      [0, 'top'],
      [0, null],
    ],
  },
]);

facts('api/env.mdx', [
  {
    member: 'test',
    states: 'If the test throws, the result is `false`.',
    run: ({joint, thrown}) => {
      joint.env.addTest('throws', () => {
        throw new Error('no');
      });
      return [joint.env.test('throws'), thrown(() => joint.env.test('nope'))];
    },
    expected: [false, 'Test not defined ("nope"). Use `joint.env.addTest(name, fn) to add a new test.`'],
  },
]);

facts('api/setTheme.mdx', [
  {
    member: 'what-it-changes',
    states: 'These views keep their own theme unless `override` is `true`.',
    run: ({joint}) => {
      const [free, fixed] = [new joint.mvc.View(), new joint.mvc.View({theme: 'light'} as never)];
      const classes = () => [free, fixed].map((view) => view.el.getAttribute('class'));
      joint.setTheme('dark');
      const first = classes();
      (joint.setTheme as (theme: string, opt: {override: boolean}) => void)('dark', {override: true});
      const second = classes();
      joint.setTheme('default');
      return [first, second];
    },
    expected: [
      ['joint-theme-dark', 'joint-theme-light'],
      ['joint-theme-dark', 'joint-theme-dark'],
    ],
  },
  {
    member: 'what-it-changes',
    states: 'The option does not apply to the views inside the paper.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper({theme: 'dark'});
      const box = new joint.shapes.standard.Rectangle();
      graph.addCell(box);
      const themeOf = (node: Element) => node.getAttribute('class')?.match(/joint-theme-\w+/)?.[0] ?? null;
      return [themeOf(paper.el), themeOf(paper.findViewByModel(box).el)];
    },
    expected: ['joint-theme-dark', 'joint-theme-default'],
  },
  {
    member: 'what-it-changes',
    states: 'The layers of a new paper have no theme until the next call.',
    run: ({joint, newPaper}) => {
      const {paper} = newPaper();
      const themes = () =>
        [paper.el, paper.getLayerNode('cells')].map(
          (el) => /joint-theme-\w+/.exec(el.getAttribute('class') ?? '')?.[0],
        );
      const before = themes().map(String);
      joint.setTheme('dark');
      const after = themes().map(String);
      joint.setTheme('default');
      return [before, after];
    },
    expected: [
      ['joint-theme-default', 'undefined'],
      ['joint-theme-dark', 'joint-theme-dark'],
    ],
  },
]);
