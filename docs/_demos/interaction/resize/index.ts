import {dia, elementTools, g, shapes, util} from '@joint/core';

type Corner = 'top-left' | 'top-right' | 'bottom-right' | 'bottom-left';

type Options = elementTools.Control.Options & {corner: Corner};

class Resize extends elementTools.Control<Options> {
  preinitialize({corner}: Options) {
    this.name = `resize-${corner}`;
  }

  // [1]
  protected getPosition({model}: dia.ElementView) {
    const {width, height} = model.size();
    const {corner} = this.options;
    return {x: corner.endsWith('left') ? 0 : width, y: corner.startsWith('top') ? 0 : height};
  }

  protected setPosition({model}: dia.ElementView, {x, y}: g.Point) {
    const {width, height} = model.size();
    const {corner} = this.options;
    const newWidth = corner.endsWith('left') ? width - x : x;
    const newHeight = corner.startsWith('top') ? height - y : y;
    // [2]
    model.resize(Math.max(48, newWidth), Math.max(32, newHeight), {direction: corner});
  }
}

class Rotate extends elementTools.Control {
  preinitialize() {
    this.name = 'rotate';
  }

  protected getPosition({model}: dia.ElementView) {
    return {x: model.size().width / 2, y: -28};
  }

  protected setPosition({model}: dia.ElementView, point: g.Point) {
    const {width, height} = model.size();
    const angle = 90 - new g.Point(width / 2, height / 2).theta(point);
    // [3]
    model.rotate(g.snapToGrid(angle, 15));
  }
}

const graph = new dia.Graph({}, {cellNamespace: shapes});
const paper = new dia.Paper({
  el: document.getElementById('paper'),
  model: graph,
  width: 640,
  height: 320,
  cellViewNamespace: shapes,
  interactive: false,
});

const sofa = new shapes.standard.Rectangle({
  id: 'sofa',
  position: {x: 0, y: 40},
  size: {width: 128, height: 64},
  attrs: {
    body: {fill: 'var(--second-soft, #e3f4f5)', stroke: 'var(--second, #0b6a75)', rx: 8, ry: 8},
    label: {text: 'Sofa', fill: 'var(--ink, #1c2430)'},
  },
});
const table = sofa.clone().set('id', 'table').position(192, 120).attr('label/text', 'Table');
graph.addCells([sofa, table.resize(96, 80)]);

const corners: Corner[] = ['top-left', 'top-right', 'bottom-right', 'bottom-left'];

function showTools(view: dia.ElementView): void {
  const options = {
    selector: null,
    handleAttributes: {fill: 'var(--accent, #b93c0a)', stroke: 'var(--background, #fff)', r: 8},
  };
  paper.removeTools();
  view.addTools(
    new dia.ToolsView({
      tools: [...corners.map((corner) => new Resize({...options, corner})), new Rotate(options)],
    }),
  );
  show(view.model);
}
paper.on('element:pointerclick', showTools);
paper.on('blank:pointerclick', () => paper.removeTools());

// [4]
const done: (() => void)[] = [];
graph.on('batch:start', ({batchName, cell}) => {
  if (batchName !== 'control-move') return;
  const before = util.pick(cell.attributes, ['position', 'size', 'angle']);
  done.push(() => cell.set(before));
});

const button = document.querySelector<HTMLButtonElement>('#undo');
function undo(): void {
  done.pop()?.();
}
button?.addEventListener('click', undo);
document.addEventListener('keydown', ({key, ctrlKey, metaKey}) => key === 'z' && (ctrlKey || metaKey) && undo());

function show(element: dia.Element): void {
  const {width, height} = element.size();
  const output = document.querySelector('output');
  if (output) output.value = `${Math.round(width)} × ${Math.round(height)}, ${element.angle()}°`;
  if (button) button.disabled = done.length === 0;
}
graph.on('change:size change:angle', show);

function fit(): void {
  paper.setDimensions(paper.el.clientWidth, paper.el.clientHeight);
  paper.transformToFitContent({
    contentArea: {x: 0, y: 0, width: 288, height: 240},
    padding: 24,
    maxScale: 1,
    horizontalAlign: 'middle',
    verticalAlign: 'middle',
  });
}

showTools(sofa.findView(paper) as dia.ElementView);
new ResizeObserver(fit).observe(paper.el);

/*
[1] Both points of a control are relative to the element and turn with it, so the handles
    also work on a rotated element.
[2] The direction names the corner that moves. The opposite corner stays where it is.
[3] Without a second argument, rotate() adds to the angle. The point turns with the
    element, so its angle is what is still missing.
[4] A control opens a batch when a drag starts. What is stored there brings back the
    element in one step, however long the drag was.
*/
