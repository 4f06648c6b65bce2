import type {dia} from 'joint-core-4.1';
import {facts} from '../../support/facts';

facts('api/shapes/standard/index.mdx', [
  {
    member: 'elements',
    states: 'Every element also has the selector `root`, the group around its nodes.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const lists = Object.entries(joint.shapes.standard).map(([name, Shape]) => {
        const cell = new Shape({}) as dia.Cell;
        graph.addCell(cell);
        const view = cell.findView(paper) as dia.CellView & {selectors: Record<string, Element>};
        const isDefaultSize = JSON.stringify([cell.get('position'), cell.get('size')]);
        const {root, ...others} = view.selectors;
        const kind = cell.isElement() ? isDefaultSize : 'link';
        return [name, [kind, root === (view.el as Element), Object.keys(others).sort().join()]];
      });
      return Object.fromEntries(lists) as unknown;
    },
    expected: Object.fromEntries(
      Object.entries({
        Rectangle: 'body,label',
        Circle: 'body,label',
        Ellipse: 'body,label',
        Path: 'body,label',
        Polygon: 'body,label',
        Polyline: 'body,label',
        HeaderedRectangle: 'body,bodyText,header,headerText',
        TextBlock: 'body,foreignObject,label',
        Image: 'image,label',
        BorderedImage: 'background,border,image,label',
        EmbeddedImage: 'body,image,label',
        InscribedImage: 'background,border,image,label',
        Cylinder: 'body,label,top',
        Link: 'line,wrapper',
        DoubleLink: 'line,outline',
        ShadowLink: 'line,shadow',
      }).map(([name, selectors]) => {
        const kind = name.endsWith('Link') ? 'link' : '[{"x":0,"y":0},{"width":1,"height":1}]';
        return [name, [kind, true, selectors]];
      }),
    ),
  },
]);

facts('api/shapes/standard/Rectangle.mdx', [
  {
    member: 'size-and-position',
    states:
      'Links then end at the drawn box, but ports and `getBBox()` still use `size`, and `resize()` no longer changes the box.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const rectangle = new joint.shapes.standard.Rectangle({
        size: {width: 100, height: 50},
        attrs: {body: {width: 200, height: 120}},
        ports: {groups: {right: {position: 'right'}}, items: [{id: 'p', group: 'right'}]},
      });
      const link = new joint.shapes.standard.Link({source: {x: 380, y: 60}, target: {id: rectangle.id}});
      graph.addCells([rectangle, link]);
      const {x, y} = (link.findView(paper) as dia.LinkView).targetPoint;
      const port = rectangle.getPortsPositions('right').p?.x;
      const before = [x, y, rectangle.getBBox().width, port];
      rectangle.resize(150, 70);
      return [...before, rectangle.findView(paper).findNode('body')?.getAttribute('width')];
    },
    expected: [200, 60, 100, 100, '200'],
  },
  {
    member: 'default-attributes',
    states: "For example, `attrs: { body: { fill: 'red' } }` keeps the black border.",
    run: ({joint}) => {
      const rectangle = new joint.shapes.standard.Rectangle({attrs: {body: {fill: 'red'}}});
      return [rectangle.attr() as unknown, new joint.shapes.standard.Rectangle().attr('body/fill') as unknown];
    },
    expected: [
      {
        root: {cursor: 'move'},
        body: {width: 'calc(w)', height: 'calc(h)', strokeWidth: 2, stroke: '#000000', fill: 'red'},
        label: {
          textVerticalAnchor: 'middle',
          textAnchor: 'middle',
          x: 'calc(w/2)',
          y: 'calc(h/2)',
          fontSize: 14,
          fill: '#333333',
        },
      },
      '#FFFFFF',
    ],
  },
  {
    member: 'json',
    states: 'By default, only `attrs` is shortened. `position`, `size` and `angle` are always written',
    run: ({joint, newGraph}) => {
      const rectangle = new joint.shapes.standard.Rectangle({
        id: 'r1',
        attrs: {body: {fill: '#e3f4f5', strokeWidth: 2}, label: {text: 'Check the order'}},
      });
      return rectangle.addTo(newGraph()).toJSON();
    },
    expected: {
      id: 'r1',
      type: 'standard.Rectangle',
      position: {x: 0, y: 0},
      size: {width: 1, height: 1},
      angle: 0,
      z: 1,
      attrs: {body: {fill: '#e3f4f5'}, label: {text: 'Check the order'}},
    },
  },
]);

facts('api/shapes/standard/Circle.mdx', [
  {
    member: 'default-attributes',
    states: 'In `calc()`, `s` is the smaller of width and height.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      return [
        {width: 140, height: 60},
        {width: 60, height: 100},
      ].map((size) => {
        const body = new joint.shapes.standard.Circle({size}).addTo(graph).findView(paper).findNode('body');
        return ['cx', 'cy', 'r'].map((name) => body?.getAttribute(name));
      });
    },
    expected: [
      ['30', '30', '30'],
      ['30', '30', '30'],
    ],
  },
]);

facts('api/shapes/standard/Path.mdx', [
  {
    member: 'calc-in-path-data',
    states: 'Rendering a formula with two variables throws an error such as `Invalid calc() expression: w/2+h`.',
    run: ({joint, newPaper, thrown}) => {
      const draw = (d: string) => {
        const {graph, paper} = newPaper();
        const element = new joint.shapes.standard.Path({size: {width: 120, height: 60}, attrs: {body: {d}}});
        const message = thrown(() => graph.addCell(element));
        return message ?? element.findView(paper).findNode('body')?.getAttribute('d');
      };
      return [
        draw('M 0 0 H calc(w/2+h)'),
        draw('M 0 0 H calc(0.5*w/3-10)'),
        draw('M calc(w-calc(h/2)) 0 L calc(w) calc(h/2) calc(w-calc(h/2)) calc(h) H 0 V 0 Z'),
      ];
    },
    expected: ['Invalid calc() expression: w/2+h', 'M 0 0 H 10', 'M 90 0 L 120 30 90 60 H 0 V 0 Z'],
  },
]);

facts('api/shapes/standard/Polygon.mdx', [
  {
    member: 'corners',
    states:
      "For example, `'1,0 2,1 1,2 0,1'` draws the same diamond as in the table. `refPoints` takes precedence over `points`.",
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Polygon({size: {width: 100, height: 60}}).addTo(graph);
      const corners = () => {
        const list = element.findView(paper).findNode('body')?.getAttribute('points')?.split(/[ ,]/);
        return list?.map(Number).join(' ');
      };
      const byDefault = corners();
      element.attr('body/points', 'calc(w/2) 0 calc(w) calc(h/2) calc(w/2) calc(h) 0 calc(h/2)');
      const diamond = corners();
      element.removeAttr('body/points');
      element.attr('body', {points: '0 0 calc(w) 0 calc(w) calc(h)', refPoints: '1,0 2,1 1,2 0,1'});
      const stretched = corners();
      element.removeAttr('body/refPoints');
      return [byDefault, diamond, stretched, corners()];
    },
    expected: ['0 0 100 0 100 60 0 60', '50 0 100 30 50 60 0 30', '50 0 100 30 50 60 0 30', '0 0 100 0 100 60'],
  },
]);

facts('api/shapes/standard/HeaderedRectangle.mdx', [
  {
    member: 'height-of-the-header',
    states:
      "The header doesn't shrink with the element. If the height of the element is less than 30 px, the header sticks out at the bottom.",
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const size = {width: 80, height: 20};
      const view = new joint.shapes.standard.HeaderedRectangle({size}).addTo(graph).findView(paper);
      const heights = ['body', 'header'].map((selector) => view.findNode(selector)?.getAttribute('height'));
      const text = ['headerText', 'bodyText'].map((selector) => view.model.attr([selector, 'y']) as unknown);
      return [heights, text];
    },
    expected: [
      ['20', '30'],
      [15, 'calc(h/2+15)'],
    ],
  },
]);

facts('api/shapes/standard/TextBlock.mdx', [
  {
    member: 'text',
    states: 'so `<b>` appears as the three characters `<b>`. You can also set a number. `null` removes the text.',
    since: '4.1',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.TextBlock({size: {width: 80, height: 40}}).addTo(graph);
      const label = element.findView(paper).findNode('label') as unknown as HTMLElement;
      const texts = ['<b>bold</b>', 42, null].map((text) => {
        element.attr('label/text', text as never);
        return [label.textContent, label.children.length];
      });
      return [label.tagName, label.namespaceURI, label.style.display, element.attr('label/style') as unknown, texts];
    },
    expected: [
      'DIV',
      'http://www.w3.org/1999/xhtml',
      'flex',
      {fontSize: 14},
      [
        ['<b>bold</b>', 0],
        ['42', 0],
        ['', 0],
      ],
    ],
  },
]);

facts('api/shapes/standard/Image.mdx', [
  {
    member: 'how-the-picture-fits',
    states:
      "so `slice` doesn't cut it off in Chromium. Without a `viewBox`, Chromium stretches the picture to the frame.",
    run: async ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const rules = [undefined, 'xMidYMid slice'];
      const boxes = ['viewBox="0 0 60 30"', 'width="60" height="30"'];
      const pictures = boxes.flatMap((box) => rules.map((preserveAspectRatio) => ({box, preserveAspectRatio})));
      const elements = pictures.map(({box, preserveAspectRatio}, index) => {
        const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${box}><rect width="60" height="30"/></svg>`;
        return new joint.shapes.standard.Image({
          position: {x: 70 * index, y: 0},
          size: {width: 60, height: 60},
          attrs: {image: {href: `data:image/svg+xml,${encodeURIComponent(svg)}`, preserveAspectRatio}},
        });
      });
      graph.addCells(elements);
      const image = new Image();
      const copy = paper.svg.cloneNode(true) as SVGElement;
      copy.setAttribute('width', '400');
      copy.setAttribute('height', '300');
      image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
      await image.decode();
      const context = Object.assign(document.createElement('canvas'), {width: 400, height: 300}).getContext('2d')!;
      context.drawImage(image, 0, 0);
      const isPainted = (x: number, y: number) => context.getImageData(x, y, 1, 1).data[3]! > 0;
      return pictures.map((_picture, index) => [isPainted(70 * index + 30, 30), isPainted(70 * index + 30, 5)]);
    },
    expected: [
      [true, false],
      [true, false],
      [true, true],
      [true, true],
    ],
  },
]);

facts('api/shapes/standard/BorderedImage.mdx', [
  {
    member: 'default-attributes',
    states: 'The markup sets `fill: none` on `border` and `stroke: none` on `background`.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const size = {width: 120, height: 80};
      const {el} = new joint.shapes.standard.BorderedImage({size}).addTo(graph).findView(paper);
      return [...(el as Element).children].map((node) =>
        ['joint-selector', 'x', 'width', 'height', 'fill', 'stroke'].map((name) => node.getAttribute(name)),
      );
    },
    expected: [
      ['background', '0.5', '119', '79', '#FFFFFF', 'none'],
      ['image', '0.5', '119', '79', null, null],
      ['border', null, '120', '80', 'none', '#333333'],
      ['label', '60', null, null, '#333333', null],
    ],
  },
]);

facts('api/shapes/standard/Cylinder.mdx', [
  {
    member: 'topRy',
    states: 'Listeners receive one `change:attrs` and one `change`, with `opt` as their last argument.',
    run: ({joint, events}) => {
      const cylinder = new joint.shapes.standard.Cylinder({size: {width: 80, height: 100}});
      const before = cylinder.topRy();
      const seen: unknown[] = [];
      cylinder.on('change:attrs change', (...args: unknown[]) =>
        seen.push((args.at(-1) as {mine?: string}).mine, args.length),
      );
      const values = (t: number | string) => {
        let result: unknown;
        const names = events(cylinder, () => (result = cylinder.topRy(t, {mine: 'opt'})));
        const attributes = ['body/lateralArea', 'top/cy', 'top/ry'].map((path) => cylinder.attr(path) as unknown);
        return [result === cylinder, names, attributes];
      };
      return [before, values('15%'), values(14), seen];
    },
    expected: [
      10,
      [true, ['change:attrs', 'change'], ['15%', 'calc(0.15*h)', 'calc(0.15*h)']],
      [true, ['change:attrs', 'change'], [14, 14, 14]],
      ['opt', 3, 'opt', 2, 'opt', 3, 'opt', 2],
    ],
  },
]);
