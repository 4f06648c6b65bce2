import type {anchors, dia} from 'joint-core-4.1';
import {facts} from '../../support/facts';

facts('api/anchors.mdx', [
  {
    member: 'set-an-anchor',
    states:
      "Set a name and arguments on the link end. An end's own anchor completely replaces the paper's default. Their arguments are not merged.",
    run: ({joint, newPaper}) => {
      const place = (options: dia.Paper.Options, anchor?: anchors.AnchorJSON) => {
        const {graph, paper} = newPaper(options);
        const box = {position: {x: 100, y: 100}, size: {width: 200, height: 40}};
        const link = new joint.shapes.standard.Link({source: {id: 'a', anchor}, target: {x: 400, y: 300}});
        graph.addCells([new joint.shapes.standard.Rectangle({id: 'a', ...box}), link]);
        return (link.findView(paper) as dia.LinkView).getEndAnchor('source').toString();
      };
      const defaultAnchor = {name: 'top', args: {dx: 10}};
      return [place({}), place({defaultAnchor}), place({defaultAnchor}, {name: 'top'})];
    },
    expected: ['200@120', '210@100', '200@100'],
  },
  {
    member: 'arguments-of-center-sides-and-corners',
    states: "`'25%'` is a quarter of the measured box's width. `'10'` and `'10px'` both mean 10 px.",
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const box = {position: {x: 100, y: 100}, size: {width: 200, height: 40}};
      const link = new joint.shapes.standard.Link({source: {id: 'a'}, target: {x: 400, y: 300}});
      graph.addCells([new joint.shapes.standard.Rectangle({id: 'a', ...box}), link]);
      return ['25%', '10', '10px', -10, 'calc(w)'].map((shift) => {
        link.prop('source/anchor', {name: 'left', args: {dx: shift, dy: shift}}, {rewrite: true});
        return (link.findView(paper) as dia.LinkView).getEndAnchor('source').toString();
      });
    },
    expected: ['150@130', '110@130', '110@130', '90@110', '100@120'],
  },
  {
    member: 'midSide',
    states:
      'The anchor is on the side that the reference point lies beyond. If the point lies beyond two sides, the side at the greater distance wins. For example, a reference point 50 px to the right of the box and 60 px above it selects the top, whatever the proportions of the box. In a tie, left and right win over top and bottom. A reference point inside the box selects its nearest side.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const box = {position: {x: 100, y: 100}, size: {width: 200, height: 40}};
      const link = new joint.shapes.standard.Link({source: {id: 'a', anchor: {name: 'midSide'}}});
      graph.addCells([new joint.shapes.standard.Rectangle({id: 'a', ...box}), link]);
      const side = (x: number, y: number) => {
        link.target({x, y});
        return (link.findView(paper) as dia.LinkView).getEndAnchor('source').toString();
      };
      return [side(350, 40), side(350, 50), side(50, 190), side(290, 135), side(297, 130)];
    },
    expected: ['200@100', '300@120', '100@120', '200@140', '300@120'],
  },
  {
    member: 'modelCenter',
    states: 'Labels, borders and a hidden container therefore make no difference',
    run: ({joint, newPaper}) => {
      const places = (display: string) => {
        const {graph, paper} = newPaper();
        paper.el.style.display = display;
        const element = new joint.shapes.standard.Rectangle({
          position: {x: 100, y: 100},
          size: {width: 200, height: 40},
          attrs: {label: {text: 'Below', y: 'calc(h+50)'}},
        });
        const link = new joint.shapes.standard.Link({target: {x: 400, y: 300}}).addTo(graph);
        graph.addCell(element);
        return ['center', 'modelCenter'].map((name) => {
          link.source(element, {selector: 'label', anchor: {name}});
          return (link.findView(paper) as dia.LinkView).getEndAnchor('source').toString();
        });
      };
      const [center, modelCenter] = places('block');
      return [center === modelCenter, modelCenter, places('none')];
    },
    expected: [false, '200@120', ['100@100', '200@120']],
  },
  {
    member: 'errors',
    states:
      '| `Unknown anchor: connectionRatio` | A link anchor is set for an end that is an element, a port, or a single node of a link. Use one of the anchors on this page. |',
    run: ({joint, newPaper, thrown}) => {
      const message = (source: dia.Link.EndJSON, options: dia.Paper.Options = {}) => {
        const {graph} = newPaper(options);
        const element = new joint.shapes.standard.Rectangle({id: 'element'});
        const other = new joint.shapes.standard.Link({id: 'link', source: {x: 0, y: 0}, target: {x: 100, y: 0}});
        graph.addCells([element, other]);
        return thrown(() => graph.addCell(new joint.shapes.standard.Link({source, target: {x: 9, y: 9}})));
      };
      return [
        message({id: 'element', anchor: {name: 'connectionRatio'}}),
        message({id: 'link', magnet: 'line', anchor: {name: 'connectionRatio'}}),
        message({id: 'link', anchor: {name: 'center'}}),
        message({id: 'element', anchor: 'midSide' as never}),
        message({id: 'element'}, {defaultAnchor: null as never}),
        message({id: 'element'}, {defaultAnchor: undefined}),
      ];
    },
    expected: [
      'Unknown anchor: connectionRatio',
      'Unknown anchor: connectionRatio',
      'Unknown anchor: center',
      'Unknown anchor: undefined',
      'Anchor required.',
      'Anchor required.',
    ],
  },
  {
    member: 'set-an-anchor',
    states: 'rounded to two decimals. If the end is a bare point, it returns that point without rounding.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const box = {position: {x: 100.12345, y: 100}, size: {width: 50, height: 50}};
      const element = new joint.shapes.standard.Rectangle(box).addTo(graph);
      const link = new joint.shapes.standard.Link({source: {id: element.id}, target: {x: 9.12345, y: 9}}).addTo(graph);
      const view = link.findView(paper) as dia.LinkView;
      return [view.getEndAnchor('source').x, view.getEndAnchor('target').x];
    },
    expected: [125.12, 9.12345],
  },
  {
    member: 'which-box-is-measured',
    states:
      "If you add or remove ports after that, the box includes the change only after the next change of the element's `attrs`, `size` or `markup`.",
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle({
        position: {x: 100, y: 100},
        size: {width: 50, height: 50},
        ports: {groups: {out: {position: 'right'}}},
      });
      const link = new joint.shapes.standard.Link({target: {x: 9, y: 9}}).addTo(graph);
      graph.addCell(element);
      link.source(element, {anchor: {name: 'right'}});
      const x = () => (link.findView(paper) as dia.LinkView).getEndAnchor('source').x;
      const before = x();
      element.addPort({id: 'a', group: 'out'});
      link.target({x: 8, y: 8});
      const added = x();
      element.attr('body/fill', 'red');
      link.target({x: 7, y: 7});
      return [before, added === before, x() > before];
    },
    expected: [150, true, true],
  },
  {
    member: 'modelCenter',
    states: 'It also ignores a port whose id is the number 0.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const groups = {out: {position: 'right'}};
      const element = new joint.shapes.standard.Rectangle({
        position: {x: 100, y: 100},
        size: {width: 50, height: 50},
        ports: {groups, items: [{id: 0 as never, group: 'out'}]},
      });
      const named = element.clone();
      named.prop('ports/items/0/id', 'a');
      return [element, named].map((cell) => {
        const link = new joint.shapes.standard.Link({target: {x: 9, y: 9}}).addTo(graph);
        graph.addCell(cell);
        link.source(cell, {port: cell === named ? 'a' : (0 as never), anchor: {name: 'modelCenter'}});
        return (link.findView(paper) as dia.LinkView).getEndAnchor('source').toString();
      });
    },
    expected: ['125@125', '150@125'],
  },
  {
    member: 'errors',
    states:
      'To recover, fix the definition, call `graph.fromJSON(graph.toJSON())` to replace the cells, and then call `paper.unfreeze()`.',
    run: ({joint, newPaper, thrown}) => {
      const {graph, paper} = newPaper();
      const element = new joint.shapes.standard.Rectangle({id: 'a', size: {width: 50, height: 40}});
      const end = {source: {id: 'a', anchor: {name: 'nowhere'}}, target: {x: 300, y: 20}};
      const message = thrown(() => graph.addCells([element, new joint.shapes.standard.Link({id: 'l', ...end})]));
      (graph.getCell('l') as dia.Link).source({id: 'a'});
      const again = thrown(() => graph.fromJSON(graph.toJSON()));
      const path = () => paper.findViewByModel('l')?.el.querySelector('path')?.getAttribute('d') ?? null;
      const paths = [path()];
      paper.unfreeze();
      return [message, again, ...paths, path()];
    },
    expected: ['Unknown anchor: nowhere', null, null, 'M 50 20 L 300 20'],
  },
]);

facts('api/linkAnchors.mdx', [
  {
    member: 'connectionPerpendicular',
    states:
      'The reference point is the neighboring vertex, if there is one. Otherwise, it is the anchor of the other end, if that anchor is computed first.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const box = new joint.shapes.standard.Rectangle({position: {x: 220, y: 20}, size: {width: 80, height: 40}});
      const flow = new joint.shapes.standard.Link({source: {x: 0, y: 200}, target: {x: 300, y: 200}});
      const link = new joint.shapes.standard.Link();
      graph.addCells([box, flow, link]);
      return ['connectionClosest', 'connectionPerpendicular'].map((name) => {
        link.source(flow, {anchor: {name}});
        link.target(box, {anchor: {name: 'left'}});
        const place = () => (link.findView(paper) as dia.LinkView).sourceAnchor.x;
        const places = [place()];
        link.vertices([{x: 120, y: 100}]);
        places.push(place());
        link.vertices([]);
        link.prop('target/priority', true);
        return [...places, place()];
      });
    },
    expected: [
      [260, 120, 220],
      [260, 120, 220],
    ],
  },
  {
    member: 'connectionLength',
    states: 'If `length` is present but `undefined`, the anchor is at the end of the link, not at the default.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const flow = new joint.shapes.standard.Link({source: {x: 0, y: 0}, target: {x: 200, y: 0}}).addTo(graph);
      const tap = new joint.shapes.standard.Link({source: {x: 50, y: 100}, target: {x: 0, y: 9}}).addTo(graph);
      return [{}, {length: undefined}, {length: -30}, {length: 500}, {length: -500}].map((args) => {
        tap.target(flow, {anchor: {name: 'connectionLength', args}});
        return (tap.findView(paper) as dia.LinkView).getEndAnchor('target').toString();
      });
    },
    expected: ['20@0', '200@0', '170@0', '200@0', '0@0'],
  },
  {
    member: 'connectionRatio',
    states:
      "`0` is the start and `1` is the end. Values below 0 or above 1 are limited to this range. `'30%'` works like `0.3`, although `ConnectionRatioAnchorArguments` declares a number.",
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const flow = new joint.shapes.standard.Link({source: {x: 0, y: 0}, target: {x: 200, y: 0}}).addTo(graph);
      const tap = new joint.shapes.standard.Link({source: {x: 50, y: 100}, target: {id: flow.id}}).addTo(graph);
      const place = () => (tap.findView(paper) as dia.LinkView).getEndAnchor('target').toString();
      const byDefault = [paper.options.defaultLinkAnchor, place()];
      const places = [{}, {ratio: 0}, {ratio: 1}, {ratio: 2}, {ratio: -1}, {ratio: '30%'}].map((args) => {
        tap.target(flow, {anchor: {name: 'connectionRatio', args: args}});
        return place();
      });
      return [byDefault, places];
    },
    expected: [
      [{name: 'connectionRatio'}, '100@0'],
      ['100@0', '0@0', '200@0', '200@0', '0@0', '60@0'],
    ],
  },
  {
    member: 'connectionPerpendicular',
    states:
      'Considers a vertical and a horizontal line through the reference point. The anchor is the nearest point where one of these lines crosses the other link, so the new link arrives horizontally or vertically.',
    run: ({joint, newPaper}) => {
      const {graph, paper} = newPaper();
      const flow = new joint.shapes.standard.Link({source: {x: 0, y: 0}, target: {x: 200, y: 100}}).addTo(graph);
      const tap = new joint.shapes.standard.Link({target: {id: flow.id}}).addTo(graph);
      const place = (source: dia.Point, name: string, args: object = {}) => {
        tap.set({source, target: {id: flow.id, anchor: {name, args}}});
        return (tap.findView(paper) as dia.LinkView).getEndAnchor('target').toString();
      };
      const beyond = {x: 300, y: 300};
      return [
        place({x: 150, y: 10}, 'connectionPerpendicular'),
        place({x: 30, y: 60}, 'connectionPerpendicular'),
        place({x: 150, y: 10}, 'connectionClosest'),
        place(beyond, 'connectionPerpendicular'),
        place(beyond, 'connectionPerpendicular', {fallbackAt: '50%'}),
        place(beyond, 'connectionPerpendicular', {fallbackAt: 0}),
      ];
    },
    expected: ['150@75', '30@15', '124@62', '200@100', '100@50', '0@0'],
  },
]);
