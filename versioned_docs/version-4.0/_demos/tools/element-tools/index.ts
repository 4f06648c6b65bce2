import {dia, elementTools, type g, shapes} from '@joint/core';

// [1]
class Resize extends elementTools.Control {
  protected getPosition(view: dia.ElementView) {
    const {width, height} = view.model.size();
    return {x: width, y: height};
  }

  protected setPosition(view: dia.ElementView, {x, y}: g.Point) {
    view.model.resize(Math.max(72, x), Math.max(40, y));
  }
}

const graph = new dia.Graph({}, {cellNamespace: shapes});
const link = new shapes.standard.Link({attrs: {line: {stroke: 'var(--line, #5d6b80)', strokeWidth: 2}}});
const paper = new dia.Paper({
  el: document.getElementById('paper'),
  model: graph,
  width: 640,
  height: 280,
  cellViewNamespace: shapes,
  gridSize: 8,
  clickThreshold: 4,
  linkPinning: false,
  defaultLink: () => link.clone(),
});

const pick = new shapes.standard.Rectangle({
  id: 'pick',
  position: {x: 8, y: 24},
  size: {width: 96, height: 56},
  attrs: {
    body: {fill: 'var(--second-soft, #e3f4f5)', stroke: 'var(--second, #0b6a75)', rx: 8, ry: 8},
    label: {text: 'Pick items', fill: 'var(--ink, #1c2430)', fontSize: 14},
  },
});
const pack = pick.clone().set('id', 'pack').position(120, 128).attr('label/text', 'Pack box');
const ship = pick.clone().set('id', 'ship').position(232, 24).attr('label/text', 'Ship it');
graph.addCells([pick, pack, ship, link.clone().source(pick).target(pack), link.clone().source(pack).target(ship)]);

function showTools(view: dia.CellView) {
  paper.removeTools();
  view.addTools(
    // [2]
    new dia.ToolsView({
      tools: [
        new elementTools.Boundary({padding: 8, useModelGeometry: true}),
        new elementTools.Remove({x: '100%', offset: {x: 8, y: -8}, useModelGeometry: true}),
        // [3]
        new elementTools.Connect({x: 'calc(w + 8)', y: 'calc(h / 2)', useModelGeometry: true}),
        // [4]
        new elementTools.Button({
          x: -8,
          y: -8,
          useModelGeometry: true,
          markup: [
            {tagName: 'circle', attributes: {r: 8, fill: 'var(--second, #0b6a75)', cursor: 'pointer'}},
            {
              tagName: 'path',
              attributes: {
                d: 'M -4 0 H 4 M 0 -4 V 4',
                stroke: 'var(--background, #fff)',
                strokeWidth: 2,
                pointerEvents: 'none',
              },
            },
          ],
          action(_event, {model}) {
            const copy = model.clone().translate(24, 24);
            graph.addCell(copy);
            showTools(copy.findView(paper));
          },
        }),
        // [5]
        new Resize({
          selector: null,
          handleAttributes: {fill: 'var(--accent, #b93c0a)', stroke: 'var(--background, #fff)'},
        }),
      ],
    }),
  );
}

paper.on('element:pointerclick', showTools);
paper.on('blank:pointerclick', () => paper.removeTools());
showTools(pack.findView(paper));

const fit = () => {
  paper.setDimensions(paper.el.clientWidth, paper.el.clientHeight);
  paper.transformToFitContent({
    padding: 24,
    minScale: 0.1,
    maxScale: 1,
    horizontalAlign: 'middle',
    verticalAlign: 'middle',
    useModelGeometry: true,
  });
};
new ResizeObserver(fit).observe(paper.el);

/*
[1] A control is a handle that defines its position and what happens when it is dragged.
    Both points are relative to the element.
[2] Only one group of tools at a time: removeTools() removes the tools of other
    elements.
[3] Positions are numbers, percentages, or expressions of the width and height. Because
    linkPinning is off, a link dropped on the blank area disappears.
[4] The markup defines the look of a button. The action receives the event, the view and
    the tool. Here, it moves the tools to the copy.
[5] selector: null hides the dashed outline that a control shows while it is dragged.
    The boundary tool already shows one.
*/
