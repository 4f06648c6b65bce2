import {facts} from '../../support/facts';

facts('api/util/index.mdx', [
  {
    member: 'breakText',
    states: "The result is `''` if a character is wider than `size.width`, even when other lines fit.",
    run: ({joint}) => {
      const font = {'font-size': 28, 'font-family': 'sans-serif'};
      return [20, 30, 100].map((width) => joint.util.breakText('i i\nW i', {width}, font));
    },
    expected: ['', 'i i\nW\ni', 'i i\nW i'],
  },
  {
    member: 'breakText',
    states: 'Without such a character, the word is broken anywhere.',
    run: ({joint}) => {
      const font = {'font-size': 20, 'font-family': 'monospace'};
      // a character is about 12 px wide
      const lines = (text: string, hyphen?: string) =>
        joint.util.breakText(text, {width: 62}, font, {hyphen}).split('\n');
      const [plain, dashed, marked] = [lines('backpack'), lines('re-enter'), lines('backpack', 'c')];
      return [plain.join(''), plain.length > 1, dashed[0], marked[0]];
    },
    expected: ['backpack', true, 're-', 'bac'],
  },
  {
    member: 'clone',
    states:
      'The copy shares its values with the original. The exception is a map or set, whose values are also shallow copies. A primitive value is returned unchanged. A function or an error becomes `{}`.',
    run: ({joint: {g, util}}) => {
      const value = {deep: {x: 1}};
      const list = util.clone([value]) as unknown[];
      const map = util.clone<Map<string, typeof value>>(new Map([['a', value]]));
      const copy = map.get('a');
      return [
        list[0] === value,
        [copy === value, copy?.deep === value.deep],
        util.clone(new g.Point(1, 2)) instanceof g.Point,
        [5, () => 5, new Error('no')].map((item) => util.clone(item) as unknown),
      ];
    },
    expected: [true, [false, true], true, [5, {}, {}]],
  },
  {
    member: 'defaultsDeep',
    states:
      'Plain objects and arrays from the sources are copied, so the sources stay unchanged. Dates and class instances are shared.',
    run: ({joint: {g, util}}) => {
      const source = {size: {width: 1}, list: [1], date: new Date(0), point: new g.Point(1, 2)};
      const result = util.defaultsDeep({}, source) as typeof source;
      result.size.width = 5;
      result.list.push(2);
      return [source.size, source.list, result.date === source.date, result.point === source.point];
    },
    expected: [{width: 1}, [1], true, true],
  },
  {
    member: 'flattenObject',
    states:
      '`stop` is called with each nested object or array, and with `null`. If `stop` returns `true`, the object is kept as a value.',
    run: ({joint}) => {
      const asked: unknown[] = [];
      const stop = (value: unknown) => (asked.push(JSON.stringify(value)), Array.isArray(value) || value === null);
      const flat = joint.util.flattenObject({a: {b: [1, 2]}, none: null, n: 1}, '.', stop) as unknown;
      return [flat, asked];
    },
    expected: [{'a.b': [1, 2], none: null, n: 1}, ['{"b":[1,2]}', '[1,2]', 'null']],
  },
  {
    member: 'getElementBBox',
    states: 'If the `<svg>` itself is scaled, by `viewBox` or CSS, the box of a node in it is wrong',
    run: ({joint: {V, util}}) =>
      ['0 0 200 200', '0 0 100 100'].map((viewBox) => {
        const svg = V('svg', {width: 200, height: 200, viewBox}).appendTo(document.body as never);
        const {node} = V('rect', {x: 10, y: 10, width: 50, height: 20}).appendTo(svg.node);
        const [box, real] = [util.getElementBBox(node), node.getBoundingClientRect()];
        return [real.width, Math.round(box.width) === Math.round(real.width)];
      }),
    expected: [
      [50, true],
      [100, false],
    ],
  },
  {
    member: 'merge',
    states: 'With such a function, a plain object is merged into an array instead of replacing it.',
    run: ({joint}) => {
      return [[], [() => undefined]].map((rest) => {
        const {list} = joint.util.merge({list: [1, 2]}, {list: {a: 5}}, ...(rest as never[])) as {list: object};
        return [Array.isArray(list), Object.entries(list)];
      });
    },
    expected: [
      [false, [['a', 5]]],
      [
        true,
        [
          ['0', 1],
          ['1', 2],
          ['a', 5],
        ],
      ],
    ],
  },
  {
    member: 'objectDifference',
    states:
      'Dates, maps and sets have no such properties. If one of them has changed, it appears as `{}` on the first level and is missing on deeper levels.',
    since: '4.1',
    run: ({joint}) => {
      const object = (time: number) => ({date: new Date(time), in: {date: new Date(time), n: time}});
      return joint.util.objectDifference(object(1), object(2));
    },
    expected: {date: {}, in: {n: 1}},
  },
  {
    member: 'omit',
    states:
      "The copy is shallow. A path with several keys also copies the nested plain objects along the path, but not arrays. A path through an array, such as `'list[0].a'`, therefore deletes the property in the original too.",
    run: ({joint}) => {
      const object = {deep: {a: 1, b: 2}, list: [{a: 1, b: 2}]};
      const shallow = joint.util.omit(object, 'other') as typeof object;
      const copy = joint.util.omit(object, 'deep.a', 'list[0].a') as typeof object;
      return [shallow.deep === object.deep, copy, object];
    },
    expected: [true, {deep: {b: 2}, list: [{b: 2}]}, {deep: {a: 1, b: 2}, list: [{b: 2}]}],
  },
  {
    member: 'sanitizeHTML',
    states: 'Everything after a surplus `</div>` is lost.',
    run: ({joint}) => ['<p>open', '<b>1</b></div><b>2</b>'].map((html) => joint.util.sanitizeHTML(html)),
    expected: ['<p>open</p>', '<b>1</b>'],
  },
  {
    member: 'setByPath',
    // The tests load the minified build.
    states:
      "With `joint.min.js`, the call does nothing instead. `require('@joint/core')` and an `import` in Node also load this file.",
    since: '4.1',
    run: ({joint}) => {
      const set = (a: unknown) => joint.util.setByPath({a}, 'a/b', 1) as unknown;
      joint.util.setByPath({}, '__proto__/polluted', 1);
      return [['x', 5, '', 0, false, null].map(set), 'polluted' in Object.prototype];
    },
    expected: [[{a: 'x'}, {a: 5}, {a: {b: 1}}, {a: {b: 1}}, {a: {b: 1}}, {a: {b: 1}}], false],
  },
  {
    member: 'result',
    states: 'If a function at the end of the path returns `undefined`, the result is `undefined`.',
    run: ({joint: {util}}) => ['a', 'b', 'a.b'].map((path) => String(util.result({a: () => undefined}, path, 5))),
    expected: ['undefined', '5', '5'],
  },
  {
    member: 'normalizeSides',
    states: '`null` counts as 0. A side without a numeric value in any of these properties becomes `0`.',
    run: ({joint: {util}}) => util.normalizeSides({left: null as never, right: 'a' as never, horizontal: 5}),
    expected: {top: 0, right: 5, bottom: 0, left: 0},
  },
  {
    member: 'template',
    states:
      'A placeholder contains only a path, not an expression. `{{}}` must not contain spaces, and `<%= %>` needs a space on both sides of the path. `undefined` inserts nothing, and `null` inserts the word `null`. A path through `null` throws a `TypeError`.',
    run: ({joint, thrown}) => {
      const fill = (text: string) => joint.util.template(text)({a: 1, none: null});
      return [
        ['{{a}}', '<%= a %>', '<%=a%>', '{{ a }}', '<%= a + 1 %>', '{{missing}}', '${none}'].map(fill),
        thrown(() => fill('{{none.x}}')),
      ];
    },
    expected: [
      ['1', '1', '<%=a%>', '{{ a }}', '<%= a + 1 %>', '', 'null'],
      "Cannot read properties of null (reading 'x')",
    ],
  },
  {
    member: 'filter',
    states:
      'If you call a filter function directly, pass an object of arguments, even if it is empty: `util.filter.blur({})`.',
    run: ({joint, thrown}) =>
      (['blur', 'saturate', 'outline'] as const).map((name) => {
        const filter = joint.util.filter[name] as (args?: object) => string;
        return [thrown(() => filter({})), thrown(() => filter()) !== null];
      }),
    expected: [
      [null, true],
      [null, true],
      [null, true],
    ],
  },
  {
    member: 'PropertyPath',
    states:
      'In a string, [`has`](#has) recognizes only the dots, not the brackets. [`omit`](#omit) and [`pick`](#pick) treat an array as several paths.',
    run: ({joint: {util}}) => {
      const object = {a: {b: [1]}, b: 2};
      return [
        ['a.b', 'a.b[0]'].map((path) => util.has(object, path)),
        [util.omit(object, ['a', 'b']), util.pick(object, ['a', 'b'])],
      ];
    },
    expected: [
      [true, false],
      [{}, {a: {b: [1]}, b: 2}],
    ],
  },
]);

facts('api/util/format.mdx', [
  {
    member: 'convert',
    states: 'For `r`, pass a positive number and a `precision`. Otherwise, the number is rounded to an integer.',
    run: ({joint}) => {
      const {format} = joint.util;
      return [
        format.convert('r', 1234.5, 2),
        format.convert('r', 3.14159, 3),
        format.convert('r', -1234.5, 2),
        format.convert('r', 3.14159, undefined as unknown as number),
        format.number('.2r', -1234.5),
      ];
    },
    expected: ['1200', '3.14', '-1234', '3', '-1200'],
  },
  {
    member: 'number',
    states:
      "If `value` isn't a number, the result is `NaN` with most types, but with `s`, the function throws a `TypeError`. `null` is treated as 0.",
    run: ({joint, thrown}) => {
      const {format} = joint.util;
      return [
        ['.2f', 'd', 's'].map((type) => thrown(() => format.number(type, 'x' as never))?.slice(0, 11) ?? null),
        format.number('.2f', 'x' as never),
        format.number('.2f', null as never),
      ];
    },
    expected: [[null, null, 'Cannot read'], 'NaN', '0.00'],
  },
  {
    member: 'number',
    states:
      'minimum number of characters, not counting a `%`, SI prefix or currency after the number; longer numbers are not cut',
    run: ({joint}) => {
      const number = (specifier: string, value: number) => joint.util.format.number(specifier, value);
      return [number('6.0f', 50), number('6.0%', 0.5), number('6.2s', 50_000), number('2.0f', 12345)];
    },
    expected: ['    50', '    50%', '    50k', '12345'],
  },
  {
    member: 'precision',
    states: 'For exact powers of ten, the result is one higher.',
    run: ({joint}) => [1234, 999, 1000, 100].map((value) => joint.util.format.precision(value, 2)),
    expected: [-2, -1, -1, 0],
  },
  {
    member: 'prefix',
    states:
      'For numbers from 0.01 to below 1000, `symbol` is empty, so 0.5 is not written as 500 `m`. With a `precision`, the number is first rounded to that many significant digits. For example, with a precision of `2`, 999500 is treated as a million.',
    run: ({joint}) => {
      const symbol = (value: number, precision: number) => joint.util.format.prefix(value, precision)?.symbol;
      return [
        [0.005, 0.01, 0.5, 999, 1000].map((value) => symbol(value, 0)),
        [0, 2].map((precision) => symbol(999_500, precision)),
      ];
    },
    expected: [
      ['m', '', '', '', 'k'],
      ['k', 'M'],
    ],
  },
  {
    member: 'string',
    states:
      'A missing property inserts nothing, or `NaN` if the placeholder has a specifier. A path through a missing property throws `TypeError: Cannot read properties of undefined`.',
    run: ({joint, thrown}) => {
      const fill = (text: string) => joint.util.format.string(text, {a: 1} as never);
      return [fill('{a} {b}|{b:.1f}'), thrown(() => fill('{b.c}'))?.slice(0, 36)];
    },
    expected: ['1 |NaN', 'Cannot read properties of undefined '],
  },
]);
