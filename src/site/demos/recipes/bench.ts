import {dia, shapes} from '@joint/core';

/*
 * The diagram that recipes run in. Elements are light in both color modes, for
 * recipes set colors of their own. Their labels are the names by which recipes use them.
 */

const graph = new dia.Graph({}, {cellNamespace: shapes});
const paper = new dia.Paper({
  el: document.getElementById('paper'),
  model: graph,
  width: 640,
  height: 280,
  async: false,
  cellViewNamespace: shapes,
});

function box(id: string, x: number, y: number): shapes.standard.Rectangle {
  return new shapes.standard.Rectangle({
    id,
    position: {x, y},
    size: {width: 96, height: 44},
    attrs: {body: {fill: '#ffffff', stroke: '#5d6b80', rx: 6, ry: 6}, label: {text: id, fill: '#1c2430'}},
  });
}

function arrow(id: string, from: dia.Element, to: dia.Element): shapes.standard.Link {
  const attrs = {line: {stroke: 'var(--line)'}};
  return new shapes.standard.Link({id, attrs, source: {id: from.id}, target: {id: to.id}});
}

const source = box('source', 20, 30);
const target = box('target', 220, 70);
const element = box('element', 110, 170);
const link = arrow('link', source, target);
link.labels([{attrs: {text: {text: 'link'}}}]);
graph.addCells([source, target, element, link, arrow('first', source, element), arrow('second', element, target)]);

const boxes = [source, target, element];

/** What recipes that are about something else than three boxes and a link begin with. */
const settings = {
  zoomed() {
    paper.scale(0.6);
    paper.translate(60, 50);
  },
  magnets() {
    boxes.forEach((each) => each.attr('body/magnet', true));
  },
  ports() {
    const circle = {r: 7, magnet: true, fill: '#ffffff', stroke: '#0b6a75'};
    const groups = {
      in: {position: 'left', attrs: {circle}},
      out: {position: 'right', attrs: {circle}},
    };
    const items = [
      {id: 'in-1', group: 'in'},
      {id: 'out-1', group: 'out'},
    ];
    boxes.forEach((each) => each.set('ports', {groups, items}));
    link.source({id: 'source', port: 'out-1'}).target({id: 'target', port: 'in-1'});
    paper.options.linkPinning = false;
  },
  container() {
    const container = new shapes.standard.HeaderedRectangle({
      id: 'container',
      position: {x: 20, y: 130},
      size: {width: 200, height: 130},
      attrs: {headerText: {text: 'container'}},
    });
    graph.addCell(container);
    container.toBack();
    element.position(230, 190);
  },
  covered() {
    element.position(70, 50).toBack();
  },
  long() {
    element.attr('label/text', 'a label that is longer than its element');
  },
  group() {
    element.position(110, 140).resize(120, 80);
    element.attr('label', {y: 14, textVerticalAnchor: 'middle', text: 'element'});
    const child = box('child', 134, 170).resize(72, 36);
    element.embed(child);
    graph.addCell(child);
  },
  between() {
    element.position(120, 50);
    settings.single();
  },
  single() {
    graph.getCell('first').remove();
    graph.getCell('second').remove();
  },
  routed() {
    settings.single();
    link.router('manhattan', {step: 10, padding: 10});
  },
  unlinked() {
    link.remove();
  },
  parallel() {
    graph.addCells([arrow('another', source, target), arrow('third', source, target)]);
  },
  crossing() {
    settings.single();
    target.position(460, 190);
    element.position(20, 190);
    const corner = box('corner', 460, 30);
    const across = arrow('across', element, corner).labels([{attrs: {text: {text: 'across'}}}]);
    graph.addCells([corner, across]);
  },
};

/** The name of a beginning. */
export type Setting = keyof typeof settings;

/** Makes a beginning, and gives recipes what they use without declaring it. */
export function prepare(names: readonly Setting[]): void {
  names.forEach((name) => settings[name]());
  Object.assign(globalThis, {graph, paper, element, source, target, link, linkView: link.findView(paper)});
}
