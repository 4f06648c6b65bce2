import type {dia} from 'joint-core-4.1';
import {facts} from '../../support/facts';

facts('learn/features/ready-to-use-shapes/index.mdx', [
  {
    member: 'create-an-instance',
    states: 'By default, an element is at the point 0, 0 and has a size of 1 × 1 px.',
    run: ({joint}) => new joint.shapes.standard.Circle().getBBox(),
    expected: {x: 0, y: 0, width: 1, height: 1},
  },
  {
    member: 'a-kind-of-diagram-without-a-collection',
    states: 'such as `shapes.uml`, `shapes.org`, `shapes.pn` and `shapes.logic`.',
    run: ({joint}) => Object.keys(joint.shapes),
    expected: ['standard'],
  },
  {
    member: 'could-not-find-cell-constructor',
    states:
      "`dia.Graph: Could not find cell constructor for type: 'standard.Rectangle'. Make sure to add the constructor to 'cellNamespace'.`",
    run: ({joint, thrown}) => {
      const app = {Ticket: joint.shapes.standard.Rectangle.define('app.Ticket')};
      const added = (cellNamespace: object) =>
        thrown(() =>
          new joint.dia.Graph({}, {cellNamespace}).addCells([
            {id: 't', type: 'app.Ticket'},
            {id: 'r', type: 'standard.Rectangle'},
          ]),
        );
      return [added({app}), added({...joint.shapes, app})];
    },
    expected: [
      "dia.Graph: Could not find cell constructor for type: 'standard.Rectangle'. Make sure to add the constructor to 'cellNamespace'.",
      null,
    ],
  },
]);

facts('learn/features/ready-to-use-shapes/standard.mdx', [
  {
    member: 'boxes-and-circles',
    states:
      'The diameter of a `Circle` is the shorter side of its `size`, but the label is centered in the whole `size`.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const circle = new joint.shapes.standard.Circle({
        size: {width: 120, height: 40},
        attrs: {label: {text: 'wide'}},
      });
      graph.addCell(circle);
      const view = circle.findView(paper);
      const {x, width} = (view.findNode('label') as SVGTextElement).getBBox();
      return [view.findNode('body')?.getAttribute('r'), Math.round(x + width / 2)];
    },
    expected: ['20', 60],
  },
  {
    member: 'free-outlines',
    states: '`Polyline` draws a rectangle without its left side',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const {Path, Polygon, Polyline} = joint.shapes.standard;
      return [Path, Polygon, Polyline].map((Shape) => {
        const shape = new Shape({size: {width: 100, height: 50}}) as dia.Element;
        graph.addCell(shape);
        return (shape.findView(paper).findNode('body') as SVGGeometryElement).getTotalLength();
      });
    },
    expected: [300, 300, 250],
  },
  {
    member: 'wrap-text',
    states: "so set `textWrap: { width: 'calc(0.7*w-30)', height: 'calc(h-20)' }`",
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const fits = (textWrap?: object) => {
        const text = 'Check the delivery address before packing and sending the parcel';
        const shape = new joint.shapes.standard.EmbeddedImage({
          size: {width: 200, height: 80},
          attrs: {label: {text, ...(textWrap && {textWrap})}},
        });
        graph.addCell(shape);
        const {x, width} = (shape.findView(paper).findNode('label') as SVGTextElement).getBBox();
        return x === 80 && x + width <= 190;
      };
      return [fits(), fits({width: 'calc(0.7*w-30)', height: 'calc(h-20)'})];
    },
    expected: [false, true],
  },
  {
    member: 'html-text',
    states: '`textAlign` alone moves only a text that wraps.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const left = (text: string, style: object) => {
        const block = new joint.shapes.standard.TextBlock({
          size: {width: 200, height: 70},
          attrs: {label: {text, style: {fontSize: '13px', ...style}}},
        });
        graph.addCell(block);
        const label = block.findView(paper).findNode('label')!;
        const range = document.createRange();
        range.selectNodeContents(label);
        const edges = [...range.getClientRects()].map((line) => Math.round(line.left));
        return edges.every((edge) => edge === Math.round(label.getBoundingClientRect().left) + 5);
      };
      const long = 'Parcels for abroad need a customs form.';
      const align = {textAlign: 'left'};
      return [left(long, {}), left(long, align), left('A form', align), left('A form', {justifyContent: 'left'})];
    },
    expected: [false, true, false, true],
  },
  {
    member: 'links-point-below-the-image',
    states: "On an `InscribedImage`, use `'border'`; otherwise, links cross the ellipse.",
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const end = (magnetSelector?: string) => {
        const image = new joint.shapes.standard.InscribedImage({
          position: {x: 100, y: 100},
          size: {width: 60, height: 60},
          attrs: {label: {text: 'Mail'}, ...(magnetSelector && {root: {magnetSelector}})},
        });
        const link = new joint.shapes.standard.Link({source: {x: 0, y: 130}, target: {id: image.id}});
        graph.addCells([image, link]);
        const view = link.findView(paper) as dia.LinkView;
        return [view.targetAnchor.y === 130, Math.round(view.targetPoint.x)];
      };
      return [end()[0], end('image'), end('border')];
    },
    expected: [false, [true, 110], [true, 100]],
  },
  {
    member: 'the-lid-does-not-fit',
    states: "It accepts numbers and percentages, but not `'15px'`.",
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const cylinder = new joint.shapes.standard.Cylinder({size: {width: 90, height: 70}});
      graph.addCell(cylinder);
      const [body, top] = ['body', 'top'].map((selector) => cylinder.findView(paper).findNode(selector)!);
      return [12, '20%', '15px'].map((lid) => {
        cylinder.topRy(lid);
        return [top!.getAttribute('cy'), top!.getAttribute('ry'), body!.getAttribute('d')!.includes('NaN')];
      });
    },
    expected: [
      ['12', '12', false],
      ['14', '14', false],
      ['15px', '15px', true],
    ],
  },
  {
    member: 'the-label-is-missing',
    states: 'By default, an unknown selector is ignored without an error.',
    run: ({joint, newPaper, thrown}) => {
      const {graph, paper} = newPaper();
      const box = new joint.shapes.standard.HeaderedRectangle({attrs: {label: {text: 'Order'}}});
      return [thrown(() => graph.addCell(box)), box.findView(paper).el.textContent];
    },
    expected: [null, ''],
  },
]);
