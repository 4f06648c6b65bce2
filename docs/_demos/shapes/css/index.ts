import {dia, highlighters, shapes, util} from '@joint/core';

const markup = util.svg`
  <rect @selector="body"/>
  <text @selector="label" font-weight="bold"/>
  <text @selector="status"/>
`;

class Step extends dia.Element {
  preinitialize() {
    this.markup = markup;
  }

  defaults(): Partial<dia.Element.Attributes> {
    return {
      type: 'shop.Step',
      position: {x: 0, y: 0},
      size: {width: 112, height: 64},
      angle: 0,
      attrs: {
        // [1]
        body: {width: 'calc(w)', height: 'calc(h)', rx: 8},
        label: {x: 16, y: 28, fontSize: 14},
        status: {x: 16, y: 48, fontSize: 12},
      },
    };
  }
}

const namespace = {...shapes, shop: {Step}};
const graph = new dia.Graph({}, {cellNamespace: namespace});
const paper = new dia.Paper({
  el: document.getElementById('paper'),
  model: graph,
  width: 640,
  height: 260,
  interactive: false,
  cellViewNamespace: namespace,
});

const setStatus = (step: dia.Element, status: string) =>
  step.attr({root: {dataStatus: status}, status: {text: status}});

const steps = [
  new Step({id: 'order', attrs: {label: {text: 'Order'}}}),
  new Step({id: 'pack', position: {x: 176, y: 0}, attrs: {label: {text: 'Pack'}}}),
  new Step({id: 'ship', position: {x: 176, y: 112}, attrs: {label: {text: 'Ship'}}}),
];
setStatus(steps[0]!, 'done');
setStatus(steps[1]!, 'open');
setStatus(steps[2]!, 'late');
const then = (source: string, target: string) =>
  new shapes.standard.Link({
    source: {id: source},
    target: {id: target},
    // [2]
    attrs: {line: {stroke: 'var(--line, #5d6b80)'}},
  });
graph.addCells([...steps, then('order', 'pack'), then('pack', 'ship')]);

const select = document.querySelector<HTMLSelectElement>('#status')!;
let selected = steps[0]!;

function choose(step: dia.Element) {
  // [3]
  highlighters.addClass.removeAll(paper);
  highlighters.addClass.add(step.findView(paper), 'root', 'selection', {className: 'selected'});
  selected = step;
  select.value = step.attr('root/dataStatus');
}
choose(selected);

paper.on('element:pointerclick', ({model}) => choose(model));
select.addEventListener('input', () => setStatus(selected, select.value));

new ResizeObserver(() => {
  paper.setDimensions(paper.el.clientWidth, paper.el.clientHeight);
  paper.transformToFitContent({
    padding: 24,
    maxScale: 1,
    horizontalAlign: 'middle',
    verticalAlign: 'middle',
    useModelGeometry: true,
  });
}).observe(paper.el);

/*
[1] Sizes and places stay in attrs, because the library computes with them.
[2] An arrowhead copies this attribute. It would not follow a stroke from the stylesheet.
[3] The addClass highlighter keeps the class names of the library. The attribute class
    on root would replace them.
*/
