import {dia, shapes, util} from '@joint/core';

const graph = new dia.Graph({}, {cellNamespace: shapes});
const paper = new dia.Paper({
  el: document.getElementById('paper'),
  model: graph,
  width: 640,
  height: 300,
  cellViewNamespace: shapes,
});

const captions: [text: string, x: number, y: number][] = [
  ['title, a tooltip', 0, -8],
  ['event', 176, -8],
  ['html', 228, 28],
  ['props', 228, 61],
  ['style', 228, 95],
  ['href', 228, 156],
];

const card = new dia.Element<dia.Element.Attributes>({
  type: 'demo.Card',
  size: {width: 216, height: 176},
  markup: [
    ...util.svg`
      <rect @selector="body"/>
      <foreignObject @selector="area">
        <div xmlns="http://www.w3.org/1999/xhtml" @selector="content" class="content">
          <p @selector="message"></p>
          <label><input @selector="check" type="checkbox"/> a checkbox</label>
          <p @selector="box">a box</p>
        </div>
      </foreignObject>
      <a @selector="anchor"><text @selector="link"/></a>
      <circle @selector="button"/>
      <path @selector="cross"/>
    `,
    ...captions.map(([text]) => ({tagName: 'text', selector: text})),
  ],
  attrs: {
    // [1]
    body: {
      title: 'A card',
      width: 'calc(w)',
      height: 'calc(h)',
      rx: 8,
      fill: 'var(--surface, #f2f5f9)',
      stroke: 'var(--line, #5d6b80)',
    },
    area: {width: 'calc(w)', height: 'calc(h)', pointerEvents: 'none'},
    content: {style: {pointerEvents: 'auto'}},
    message: {html: 'Some <b>bold</b> text'},
    // [2]
    check: {props: {checked: true}},
    box: {style: {border: '2px dashed var(--accent, #b93c0a)', fontWeight: 'bold'}},
    anchor: {href: '#paper', cursor: 'pointer'},
    link: {text: 'a link', x: 14, y: 156, textDecoration: 'underline', fill: 'var(--second, #0b6a75)'},
    // [3]
    button: {event: 'card:clear', cx: 192, cy: 24, r: 12, fill: 'var(--accent, #b93c0a)', cursor: 'pointer'},
    cross: {d: 'M 187 19 l 10 10 m 0 -10 l -10 10', stroke: 'var(--background, #fff)', pointerEvents: 'none'},
    ...Object.fromEntries(
      captions.map(([text, x, y]) => [text, {text, x, y, fontSize: 11, fill: 'var(--accent, #b93c0a)'}]),
    ),
  },
});
graph.addCell(card);

const log = document.querySelector('.log')!;
const say = (text: string) => log.prepend(Object.assign(document.createElement('li'), {textContent: text}));

paper.on('card:clear', (view: dia.ElementView, evt: dia.Event) => {
  evt.stopPropagation();
  view.model.attr('message/html', 'Cleared');
  say("event: 'card:clear' on the view and on the paper");
});
paper.on('element:pointerdown', () => say('element:pointerdown'));
// [4]
paper.el.addEventListener('change', ({target}) => {
  const {checked} = target as HTMLInputElement;
  card.attr('check/props/checked', checked);
  say(`props: {checked: ${checked}}`);
});

function center() {
  paper.setDimensions(paper.el.clientWidth, paper.el.clientHeight);
  const padding = {left: 16, top: 16, right: 16, bottom: 12};
  paper.transformToFitContent({padding, maxScale: 1.2, horizontalAlign: 'middle', verticalAlign: 'middle'});
}
new ResizeObserver(center).observe(paper.el);

/*
[1] The library adds a <title> to the SVG node. The browser shows it as a tooltip.
[2] props sets properties of the HTML node, not attributes of its tag.
[3] A press on the node, or on a node inside it, fires this event. After
    stopPropagation, element:pointerdown doesn't fire, and the card isn't dragged.
[4] Write user input to the model. Otherwise, the next update restores the old value.
*/
