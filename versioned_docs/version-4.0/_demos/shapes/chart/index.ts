import {dia, elementTools, type g, shapes} from '@joint/core';

const pitch = 64;
const colors = ['--second, #0b6a75', '--third, #5b4aa8', '--accent, #b93c0a', '--line, #5d6b80'];

class BarChart extends dia.Element {
  defaults() {
    return {...super.defaults, type: 'demo.BarChart', size: {width: 240, height: 160}, labels: [], values: []};
  }

  preinitialize() {
    // [1]
    this.markup = colors.flatMap((color, index) => [
      {tagName: 'rect', selector: `bar${index}`, attributes: {rx: 4, fill: `var(${color})`}},
      {tagName: 'text', selector: `text${index}`, attributes: {fill: 'var(--ink, #1c2430)'}},
    ]);
  }

  initialize(...args: Parameters<dia.Element['initialize']>) {
    super.initialize(...args);
    this.on('change:values', () => this.draw());
    this.draw();
  }

  // [2]
  private draw(): void {
    const labels: string[] = this.get('labels');
    this.get('values').forEach((value: number, index: number) => {
      const x = pitch * index;
      this.attr({
        [`bar${index}`]: {x, y: `calc(${1 - value / 100} * h)`, width: 48, height: `calc(${value / 100} * h)`},
        [`text${index}`]: {
          text: `${labels[index]} ${value}`,
          x: x + 24,
          y: 'calc(h + 18)',
          fontSize: 13,
          textAnchor: 'middle',
        },
      });
    });
  }
}

// [3]
type Options = elementTools.Control.Options & {index: number};
class BarHandle extends elementTools.Control<Options> {
  preinitialize({index}: Options) {
    this.name = `bar${index}`;
  }

  protected getPosition({model}: dia.ElementView) {
    const {index} = this.options;
    return {x: pitch * index + 24, y: model.size().height * (1 - model.get('values')[index] / 100)};
  }

  protected setPosition({model}: dia.ElementView, {y}: g.Point) {
    const values = [...model.get('values')];
    values[this.options.index] = Math.round(Math.min(100, Math.max(0, 100 - (100 * y) / model.size().height)));
    model.set('values', values);
  }
}

const cellNamespace = {...shapes, demo: {BarChart}};
const graph = new dia.Graph({}, {cellNamespace});
const paper = new dia.Paper({
  el: document.getElementById('paper'),
  model: graph,
  width: 640,
  height: 320,
  cellViewNamespace: cellNamespace,
});

const chart = new BarChart({id: 'chart', labels: ['Q1', 'Q2', 'Q3', 'Q4'], values: [40, 65, 90, 55]});
graph.addCell(chart);
chart.findView(paper).addTools(
  new dia.ToolsView({
    tools: colors.map(
      (color, index) =>
        new BarHandle({
          index,
          selector: null,
          handleAttributes: {r: 8, fill: 'var(--background, #fff)', stroke: `var(${color})`, cursor: 'ns-resize'},
        }),
    ),
  }),
);

function showTotal(): void {
  const values: number[] = chart.get('values');
  const output = document.querySelector('output');
  if (output) output.value = `Total: ${values.reduce((sum, value) => sum + value, 0)}`;
}
chart.on('change:values', showTotal);
document.getElementById('equal')?.addEventListener('click', () => chart.set('values', [50, 50, 50, 50]));

function fit(): void {
  paper.setDimensions(paper.el.clientWidth, paper.el.clientHeight);
  paper.transformToFitContent({
    contentArea: {x: 0, y: 0, width: 240, height: 188},
    padding: 24,
    maxScale: 1.5,
    horizontalAlign: 'middle',
    verticalAlign: 'middle',
  });
}

showTotal();
new ResizeObserver(fit).observe(paper.el);

/*
[1] The markup has a bar and a text for each value. Its colors are plain SVG attributes.
[2] The values are data of the element. When they change, the element derives what its
    nodes look like. `calc()` knows the size of the element, so a resized chart still fits.
[3] Each bar has a handle. The point is relative to the element, so a position is a value.
*/
