import {dia, shapes} from '@joint/core';

const graph = new dia.Graph({}, {cellNamespace: shapes});
const paper = new dia.Paper({
  el: document.getElementById('paper'),
  model: graph,
  width: 640,
  height: 340,
  defaultRouter: {name: 'rightAngle', args: {margin: 16}},
  defaultConnector: {name: 'rounded', args: {radius: 8}},
  cellViewNamespace: shapes,
});

const paints = {
  second: {fill: 'var(--second-soft, #e3f4f5)', stroke: 'var(--second, #0b6a75)'},
  third: {fill: 'var(--third-soft, #efecfa)', stroke: 'var(--third, #5b4aa8)'},
  accent: {fill: 'var(--accent-soft, #fdeee5)', stroke: 'var(--accent, #b93c0a)'},
};

const label = (text: string) => ({text, fill: 'var(--ink, #1c2430)', fontSize: 15});

const order = new shapes.standard.Circle({
  id: 'order',
  position: {x: 0, y: 64},
  size: {width: 72, height: 72},
  attrs: {body: paints.accent, label: label('Order')},
});
const stock = new shapes.standard.Polygon({
  id: 'stock',
  position: {x: 112, y: 48},
  size: {width: 104, height: 104},
  attrs: {body: {...paints.third, refPoints: '0,1 1,0 2,1 1,2'}, label: label('In stock?')},
});
const ship = new shapes.standard.Rectangle({
  id: 'ship',
  position: {x: 264, y: 0},
  size: {width: 88, height: 48},
  attrs: {body: {...paints.second, rx: 8, ry: 8}, label: label('Ship')},
});
const reorder = ship.clone().set('id', 'reorder').position(264, 152).attr('label/text', 'Reorder');

const link = (source: dia.Element, target: dia.Element, side = 'right', text = '') =>
  new shapes.standard.Link({
    source: {id: source.id, anchor: {name: side}},
    target: {id: target.id, anchor: {name: 'left'}},
    attrs: {line: {stroke: 'var(--line, #5d6b80)', strokeDasharray: text === 'no' ? '6 4' : 'none'}},
    labels: text ? [{attrs: {text: {...label(text), fontSize: 13}, rect: {fill: 'var(--background, #fff)'}}}] : [],
  });
graph.addCells([order, stock, ship, reorder]);
graph.addCells([link(order, stock), link(stock, ship, 'top', 'yes'), link(stock, reorder, 'bottom', 'no')]);

// [1]
const properties = ['fill', 'stroke', 'stroke-width', 'stroke-dasharray', 'opacity', 'font', 'text-anchor', 'display'];

function toSvg() {
  // [2]
  const matrix = paper.matrix();
  paper.matrix({a: 1, b: 0, c: 0, d: 1, e: 0, f: 0});
  const copy = paper.svg.cloneNode(true) as SVGSVGElement;
  const originals = paper.svg.querySelectorAll('*');
  copy.querySelectorAll<SVGElement>('*').forEach((element, index) => {
    const style = getComputedStyle(originals[index] ?? paper.svg);
    properties.forEach((name) => element.style.setProperty(name, style.getPropertyValue(name)));
  });
  // [3]
  const leftOut = '.joint-grid-layer, .joint-tools-layer, .joint-highlight-mask, .joint-highlight-stroke';
  const tokens = '.joint-cells-layer > :not([model-id])';
  copy.querySelectorAll(`${leftOut}, ${tokens}`).forEach((element) => element.remove());
  // [4]
  const {x, y, width, height} = paper.getContentArea().inflate(8).round();
  paper.matrix(matrix);
  copy.querySelector('.joint-layers')?.removeAttribute('transform');
  copy.setAttribute('viewBox', `${x} ${y} ${width} ${height}`);
  copy.setAttribute('width', `${width}`);
  copy.setAttribute('height', `${height}`);
  // [5]
  const text = new XMLSerializer().serializeToString(copy);
  return {url: `data:image/svg+xml,${encodeURIComponent(text)}`, width, height};
}

// [6]
async function toPng(pixels: number) {
  const {url, width, height} = toSvg();
  const image = new Image();
  image.src = url;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * pixels;
  canvas.height = height * pixels;
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return {url: canvas.toDataURL('image/png'), width: canvas.width, height: canvas.height};
}

function show(kind: string, {url, width, height}: ReturnType<typeof toSvg>) {
  document.querySelector('img')?.setAttribute('src', url);
  document.querySelector('figcaption')!.textContent = `${kind}, ${width} × ${height} px`;
}
const pixels = document.querySelector<HTMLSelectElement>('#pixels')!;
document.querySelector('#svg')?.addEventListener('click', () => show('SVG', toSvg()));
document.querySelector('#png')?.addEventListener('click', async () => show('PNG', await toPng(Number(pixels.value))));

function fit() {
  paper.setDimensions(paper.el.clientWidth, paper.el.clientHeight);
  paper.transformToFitContent({
    padding: 16,
    maxScale: 1,
    verticalAlign: 'middle',
    horizontalAlign: 'middle',
  });
}
new ResizeObserver(fit).observe(paper.el);
show('SVG', toSvg());

/*
[1] These values come from stylesheets, variables and inheritance. If your diagram uses
    more (CSS gradients, filters, letter spacing), add the names here. Web fonts are not
    part of the image: embed them in the copy as a data URL.
[2] Without zoom, styles that depend on the zoom have their normal values, such as labels
    of constant size. The browser doesn't paint before the matrix is back.
[3] The visible grid, the tools and the frame of a selected element are part of the
    paper's SVG, but not of the diagram. This selector finds frames of the highlighters
    mask and stroke. A running token is on the layer of the cells, but isn't a cell.
[4] The content area is in graph coordinates. Together with the removed matrix of the
    layers, it makes the image independent of zoom and pan.
[5] A data URL instead of a Blob URL, because some browsers treat a canvas as tainted by
    a Blob URL. HTML in a foreignObject has the same effect in Safari.
[6] The browser draws the SVG again at the size of the canvas, so the result is sharp at
    any number of pixels.
*/
