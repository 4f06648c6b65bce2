import {facts} from '../../support/facts';

facts('api/V.mdx', [
  {
    member: 'create-or-wrap',
    states: 'an **array** of wrappers, although TypeScript declares one `VElement`. `attrs` and `children` are ignored',
    run: ({joint: {V}}) => {
      const made = V('<rect/><circle/>', {fill: 'red'}) as unknown as ReturnType<typeof V>[];
      return [made.length, made.map((item) => [V.isV(item), V(item).tagName(), V(item).attr('fill')])];
    },
    expected: [
      2,
      [
        [true, 'RECT', null],
        [true, 'CIRCLE', null],
      ],
    ],
  },
  {
    member: 'create-or-wrap',
    states: 'The root gets an `id` unless it has one. The nodes inside it get no `id`.',
    run: ({joint: {V}}) => {
      const made = V('<g><rect/></g>');
      return [/^v-\d+$/.test(made.id), made.findOne('rect')?.id, V('<g id="own"/>').id];
    },
    expected: [true, '', 'own'],
  },
  {
    member: 'create-or-wrap',
    states: 'Otherwise `V` throws `Invalid XML:`',
    run: ({joint: {V}, thrown}) => thrown(() => V('<g><rect></g>'))?.slice(0, 12),
    expected: 'Invalid XML:',
  },
  {
    member: 'how-transformations-combine',
    states: '[`translate`](#translate) is written first. [`rotate`](#rotate) and [`scale`](#scale) are written last.',
    run: ({joint: {V}}) => V('rect').rotate(45).translate(10, 10).scale(2).attr('transform'),
    expected: 'translate(10,10) rotate(45) scale(2,2)',
  },
  {
    member: 'how-transformations-combine',
    states: 'the getter returns 0, and another `translate(0.5)` still leaves 0.5',
    run: ({joint: {V}}) => {
      const node = V('rect').translate(0.5);
      return [node.translate().tx, node.translate(0.5).attr('transform')];
    },
    expected: [0, 'translate(0.5,0)'],
  },
  {
    member: 'how-transformations-combine',
    states: 'Skew and mirroring are lost.',
    run: ({joint: {V}}) => V('rect', {transform: 'matrix(-1,0,0,1,10,0)'}).translate(1, 1).attr('transform'),
    expected: 'translate(11,1)',
  },
  {
    member: 'findIntersection',
    states:
      'Where the line crosses a long side at a small angle, the point can be many px away, on the same outline but nearer to `ref`.',
    run: ({joint: {V}, newPaper}) => {
      const {paper} = newPaper();
      const node = V('path', {d: 'M 0 0 H 400 V 40 H 0 Z'}).appendTo(paper.svg);
      const {x, y} = node.findIntersection({x: 500, y: 60}, paper.svg)!;
      return [x > 390, Math.round(y)];
    },
    expected: [true, 40],
  },
  {
    member: 'scale',
    states: 'The new scale replaces the current one',
    run: ({joint: {V}}) => V('rect').scale(2).scale(3).scale(),
    expected: {sx: 3, sy: 3},
  },
  {
    member: 'animateAlongPath',
    states: '`repeatCount` would be set as `repeat-count`',
    run: ({joint: {V}}) => V('animateMotion', {repeatCount: 2}).attr()['repeat-count'],
    expected: '2',
  },
  {
    member: 'getBBox',
    states: "By default, the box is in the node's own coordinates, before its `transform` is applied.",
    run: ({joint: {V}, newPaper}) => {
      const {paper} = newPaper();
      const node = V('rect', {width: 100, height: 50}).appendTo(paper.svg).translate(20, 30);
      const numbers = (box: {x: number; y: number; width: number; height: number}) => [
        box.x,
        box.y,
        box.width,
        box.height,
      ];
      return [node.getBBox(), node.bbox(), node.getBBox({target: paper.svg})].map(numbers);
    },
    expected: [
      [0, 0, 100, 50],
      [20, 30, 100, 50],
      [20, 30, 100, 50],
    ],
  },
  {
    member: 'prepend',
    states: 'Unless the node was empty, it returns a wrapper of the former first child, not of this node.',
    run: ({joint: {V}}) => {
      const group = V('<g><rect/></g>');
      const empty = V('g');
      return [group.prepend(V('circle')).tagName(), empty.prepend(V('circle')) === empty];
    },
    expected: ['RECT', true],
  },
  {
    member: 'text',
    states: 'Numbers and objects throw `Vectorizer: text() expects the first argument to be a string.`',
    run: ({joint: {V}, thrown}) => thrown(() => V('text').text(5 as never)),
    expected: 'Vectorizer: text() expects the first argument to be a string.',
  },
  {
    member: 'text',
    states:
      "An annotation with a `style` must not overlap another annotation. Otherwise the method throws `TypeError: Cannot read properties of undefined (reading 'split')`.",
    run: ({joint: {V}, thrown}) =>
      thrown(() =>
        V('text').text('abcdef', {
          annotations: [
            {start: 0, end: 3, attrs: {style: 'fill: red'}},
            {start: 1, end: 4, attrs: {fill: 'blue'}},
          ],
        }),
      ),
    expected: "Cannot read properties of undefined (reading 'split')",
  },
  {
    member: 'findAnnotationsAtIndex',
    states: 'those with `start < index <= end`',
    run: ({joint: {V}}) =>
      V.findAnnotationsAtIndex(
        [
          {start: 0, end: 4, attrs: {}},
          {start: 4, end: 8, attrs: {}},
        ],
        4,
      ).map(({start}) => start),
    expected: [0],
  },
  {
    member: 'shiftAnnotations',
    states: 'The function changes `start` and `end` of the objects **in place** and returns the same array.',
    run: ({joint: {V}}) => {
      const annotations = [
        {start: 0, end: 4, attrs: {}},
        {start: 4, end: 8, attrs: {}},
      ];
      const result = V.shiftAnnotations(annotations, 4, 2);
      return [result === annotations, annotations.map(({start, end}) => [start, end])];
    },
    expected: [
      true,
      [
        [0, 6],
        [6, 10],
      ],
    ],
  },
  {
    member: 'shiftAnnotations',
    states: 'After a removal, `offset` is negative and `index` is where the removed part ended.',
    run: ({joint: {V}}) =>
      V.shiftAnnotations(
        [
          {start: 0, end: 4, attrs: {}},
          {start: 4, end: 8, attrs: {}},
        ],
        4,
        -2,
      ).map(({start, end}) => [start, end]),
    expected: [
      [0, 2],
      [2, 6],
    ],
  },
  {
    member: 'createSVGDocument',
    states: 'The actual function is called `V.createSvgDocument(content)`.',
    run: ({joint: {V}}) => {
      const names = V as unknown as Record<string, unknown>;
      return [typeof names.createSVGDocument, typeof names.createSvgDocument];
    },
    expected: ['undefined', 'function'],
  },
  {
    member: 'svgPointsToPath',
    states: 'The function **overwrites your array** with strings.',
    run: ({joint: {V}}) => {
      const points = [
        {x: 0, y: 0},
        {x: 5, y: 5},
      ];
      return [V.svgPointsToPath(points), points];
    },
    expected: ['M 0 0 L5 5', ['0 0', '5 5']],
  },
  {
    member: 'getBBox',
    states: 'The box of the outermost `<svg>` is always `0, 0, 0, 0`.',
    run: ({joint: {V}, newPaper}) => {
      const {paper} = newPaper();
      const hidden = V('rect', {x: 5, width: 100, height: 50});
      V('rect', {width: 100, height: 50}).appendTo(paper.svg);
      return [hidden.getBBox(), V(paper.svg).getBBox(), V(paper.svg).getBBox({recursive: true})].map(String);
    },
    expected: ['0@0 0@0', '0@0 0@0', '0@0 0@0'],
  },
  {
    member: 'getBBox',
    states:
      'Chromium makes an exception: it measures a `<g>` with `display: none`, and the nodes inside it, as if they were visible.',
    run: ({joint: {V}, newPaper}) => {
      const {paper} = newPaper();
      const rect = '<rect x="30" y="20" width="50" height="40"/>';
      const group = V(`<g>${rect}</g>`).appendTo(paper.svg);
      const boxes = () => [group, group.findOne('rect')!].map((node) => node.getBBox().toString());
      group.attr('display', 'none');
      const hiddenGroup = boxes();
      group.removeAttr('display');
      group.findOne('rect')!.attr('display', 'none');
      const hiddenRect = boxes();
      group.findOne('rect')!.removeAttr('display');
      paper.svg.style.display = 'none';
      return [hiddenGroup, hiddenRect, boxes()];
    },
    expected: [
      ['30@20 80@60', '30@20 80@60'],
      ['0@0 0@0', '0@0 0@0'],
      ['0@0 0@0', '0@0 0@0'],
    ],
  },
  {
    member: 'getBBox',
    states:
      "- `recursive` also counts nodes that aren't visible. A node without a box, such as a `<title>`, a gradient, an empty `<defs>` or a hidden shape, counts as a point, usually (0, 0). The box then extends to that point. In Chromium, a shape inside `<defs>` or inside a hidden group counts with its full size.",
    run: ({joint: {V}, newPaper}) => {
      const {paper} = newPaper();
      const rect = (place: number, attributes = '') =>
        `<rect x="${place}" y="${place}" width="10" height="10" ${attributes}/>`;
      return [
        '',
        '<title>Name</title>',
        '<linearGradient/>',
        '<defs/>',
        rect(200, 'display="none"'),
        `<defs>${rect(200)}</defs>`,
        `<g display="none">${rect(200)}</g>`,
      ].map((extra) => {
        const group = V(`<g>${extra}${rect(100)}</g>`).appendTo(paper.svg);
        return group.getBBox({recursive: true}).toString();
      });
    },
    expected: [
      '100@100 110@110',
      '0@0 110@110',
      '0@0 110@110',
      '0@0 110@110',
      '0@0 110@110',
      '100@100 210@210',
      '100@100 210@210',
    ],
  },
  {
    member: 'transform',
    states:
      'The attribute is parsed by [`V.transformStringToMatrix`](#transformStringToMatrix), which throws for some valid forms.',
    run: ({joint: {V}, thrown}) =>
      ['translate(10,20)', 'translate(10)', 'translate( 10,20)'].map(
        (transform) => thrown(() => V('rect', {transform}).transform())?.includes('non-finite') ?? null,
      ),
    expected: [null, true, true],
  },
  {
    member: 'normalizePathData',
    states:
      'A command is left out if it has a plus sign before a number (`L +10 10`), or arc flags without a space between them (`a5 5 0 0110 10`).',
    run: ({joint: {V}}) =>
      ['M 1 1 L +10 10 L 5 5', 'M 1 1 a5 5 0 0110 10 L 5 5', 'nothing'].map((data) => V.normalizePathData(data)),
    expected: ['M 1 1 L 5 5', 'M 1 1 L 5 5', 'M 0 0'],
  },
  {
    member: 'normalizePathData',
    states: '`M 10 10 H 30 V 30 Z h 5` ends in `Z L 15 Z`',
    run: ({joint: {V}}) => V.normalizePathData('M 10 10 H 30 V 30 Z h 5'),
    expected: 'M 10 10 L 30 10 L 30 30 Z L 15 Z',
  },
  {
    member: 'transformStringToMatrix',
    states: "Functions with a space before the parenthesis, such as `'translate (10,20)'`, are also skipped.",
    run: ({joint: {V}}) =>
      ['translate (10,20) scale(2)', 'turn(9) scale(2)', ''].map((text) => {
        const {a, d, e, f} = V.transformStringToMatrix(text);
        return [a, d, e, f];
      }),
    expected: [
      [2, 2, 0, 0],
      [2, 2, 0, 0],
      [1, 1, 0, 0],
    ],
  },
  {
    states: 'When the view next applies `attrs`, it overwrites every attribute that `attrs` also sets.',
    run: ({joint: {shapes}, newPaper}) => {
      const {graph, paper} = newPaper();
      const box = new shapes.standard.Rectangle({size: {width: 100, height: 50}});
      graph.addCell(box);
      const body = paper.findViewByModel(box).findNode('body');
      body?.setAttribute('fill', 'red');
      body?.setAttribute('opacity', '0.5');
      box.attr('label/text', 'updated');
      return ['fill', 'opacity'].map((name) => body?.getAttribute(name));
    },
    expected: ['#FFFFFF', '0.5'],
  },
  {
    member: 'supportCamelCaseAttributes',
    states: 'With `false`, links lose their arrowheads and line width, and labels lose their font size and alignment.',
    run: ({joint: {V, shapes}, newPaper}) =>
      [true, false].map((isSupported) => {
        V.supportCamelCaseAttributes = isSupported;
        const {graph, paper} = newPaper();
        const link = new shapes.standard.Link({source: {x: 10, y: 10}, target: {x: 200, y: 10}});
        const box = new shapes.standard.Rectangle({attrs: {label: {text: 'Hello'}}});
        graph.addCells([link, box]);
        const has = (cell: typeof link | typeof box, selector: string, names: string[]) =>
          names.map((name) => paper.findViewByModel(cell).findNode(selector)?.hasAttribute(name));
        const found = [
          ...has(link, 'line', ['marker-end', 'stroke-width']),
          ...has(box, 'label', ['font-size', 'text-anchor']),
        ];
        V.supportCamelCaseAttributes = true;
        return found;
      }),
    expected: [
      [true, true, true, true],
      [false, false, false, false],
    ],
  },
]);
