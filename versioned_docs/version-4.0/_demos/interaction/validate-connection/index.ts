import {dia, shapes} from '@joint/core';

const kinds = {
  text: {sign: 'T', paint: {fill: 'var(--second-soft, #e3f4f5)', stroke: 'var(--second, #0b6a75)'}},
  number: {sign: '#', paint: {fill: 'var(--accent-soft, #fdeee5)', stroke: 'var(--accent, #b93c0a)'}},
  picture: {sign: 'P', paint: {fill: 'var(--third-soft, #efecfa)', stroke: 'var(--third, #5b4aa8)'}},
};

// [1]
function refusal(given: string | undefined, target: Element | null): string {
  const input = target?.closest('[port]');
  const taken = input?.getAttribute('port');
  if (!taken) {
    return 'A link has to end in an input.';
  }
  if (input?.getAttribute('port-group') === 'out') {
    return 'That is an output: links only start there.';
  }
  return given === taken ? '' : `That input takes ${taken}: it does not take ${given}.`;
}

const graph = new dia.Graph({}, {cellNamespace: shapes});
const paper = new dia.Paper({
  el: document.getElementById('paper'),
  model: graph,
  width: 640,
  height: 280,
  cellViewNamespace: shapes,
  // [2]
  validateMagnet: (_view, magnet) => magnet.closest('[port-group=out]') !== null,
  validateConnection: (_sourceView, _source, _targetView, target, _end, {model}) =>
    refusal(model.source().port, target) === '',
  // [3]
  linkPinning: false,
  markAvailable: true,
  highlighting: {
    connecting: {name: 'mask', options: {padding: 2, attrs: {stroke: 'var(--ink, #1c2430)', 'stroke-width': 2}}},
  },
  defaultConnector: {name: 'curve'},
  defaultLink: () => new shapes.standard.Link({attrs: {line: {stroke: 'var(--line, #5d6b80)', strokeWidth: 2}}}),
});

const markup = [
  {tagName: 'circle', selector: 'portBody', attributes: {r: 11, 'stroke-width': 2, magnet: 'true'}},
  {tagName: 'text', selector: 'sign'},
];
const attrs = {sign: {fill: 'var(--ink, #1c2430)', fontSize: 12, textAnchor: 'middle', y: 4, pointerEvents: 'none'}};

function addStep(text: string, x: number, y: number, group: 'in' | 'out', types: (keyof typeof kinds)[]) {
  new shapes.standard.Rectangle({
    id: text.toLowerCase(),
    position: {x, y},
    size: {width: 104, height: 88},
    attrs: {
      body: {fill: 'var(--surface, #f2f5f9)', stroke: 'var(--border, #d5dbe4)', rx: 8, ry: 8},
      label: {text, fill: 'var(--ink, #1c2430)', fontSize: 14},
    },
    ports: {
      groups: {in: {position: 'left', markup, attrs}, out: {position: 'right', markup, attrs}},
      // [4]
      items: types.map((type) => ({
        id: type,
        group,
        attrs: {
          portBody: kinds[type].paint,
          sign: {text: kinds[type].sign},
        },
      })),
    },
  }).addTo(graph);
}
addStep('Order', 0, 0, 'out', ['text', 'number']);
addStep('Product', 0, 120, 'out', ['text', 'picture']);
addStep('Invoice', 208, 0, 'in', ['number', 'text']);
addStep('Gallery', 208, 120, 'in', ['picture']);

const output = document.querySelector('output')!;
// [5]
paper.on('link:pointerup', ({model}: dia.LinkView, {clientX = 0, clientY = 0}: dia.Event) => {
  const [source, target] = [model.getSourceElement(), model.getTargetElement()];
  output.textContent =
    source && target
      ? `${source.attr('label/text')} to ${target.attr('label/text')}: ${model.source().port}`
      : refusal(model.source().port, document.elementFromPoint(clientX, clientY));
});

// [6]
document.querySelector<HTMLInputElement>('#snap')!.addEventListener('change', ({target}) => {
  paper.options.snapLinks = (target as HTMLInputElement).checked && {radius: 32};
});
document.querySelector<HTMLInputElement>('#mark')!.addEventListener('change', ({target}) => {
  paper.options.markAvailable = (target as HTMLInputElement).checked;
});

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
[1] One function decides and explains, so the decision and the message always agree. The
    element around a port's markup has the id and the group of the port as attributes.
[2] validateMagnet decides where a link can start. validateConnection decides where it
    can end. The paper calls it for the magnets at the pointer and, at the start, for
    all magnets to mark them.
[3] A link whose end is not connected is removed when the user releases it.
[4] The ids of ports must be unique only within their element, so the demo uses the
    type.
[5] Fires when the link is accepted or removed. For a removed link, the handler also
    receives it, but without a target element.
[6] With snapLinks, a rejected port is skipped: a link that is dropped on it connects to
    the nearest input that accepts it, also outside of the radius.
*/
