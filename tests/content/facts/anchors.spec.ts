import type {dia} from 'joint-core-4.1';
import {facts} from '../../support/facts';

facts('api/anchors.mdx', [
  {
    member: 'set-an-anchor',
    states: 'rounded to two decimals; for an end that is a bare point, that point as it is',
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
    states: "ports added or removed later count from the element's next change of `attrs` or `size`",
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
    states: 'A port whose id is the number 0 counts as none.',
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
]);
