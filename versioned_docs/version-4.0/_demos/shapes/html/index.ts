import {dia, shapes} from '@joint/core';
import {Ticket, TicketView} from './ticket';

// [1]
const cellNamespace = {...shapes, theater: {Ticket, TicketView}};

const graph = new dia.Graph({}, {cellNamespace});
const paper = new dia.Paper({
  el: document.getElementById('paper'),
  model: graph,
  width: 640,
  height: 220,
  cellViewNamespace: cellNamespace,
});

const ticket = new Ticket({id: 'ticket'});
const bill = new shapes.standard.Rectangle({
  id: 'bill',
  position: {x: 216, y: 48},
  size: {width: 96, height: 72},
  attrs: {
    body: {fill: 'var(--surface, #f2f5f9)', stroke: 'var(--line, #5d6b80)', rx: 8, ry: 8},
    label: {
      fill: 'var(--ink, #1c2430)',
      fontSize: 13,
      lineHeight: '1.3em',
      textWrap: {width: -8, ellipsis: true, maxLineCount: 3},
    },
  },
});
const link = new shapes.standard.Link({
  source: {id: ticket.id},
  target: {id: bill.id},
  attrs: {line: {stroke: 'var(--line, #5d6b80)'}},
});

// [2]
function account() {
  const {guest, seat, count} = ticket.attributes;
  bill.attr('label/text', `${guest || 'Nobody'}\n${count} × ${seat}\n$${count * (seat === 'Balcony' ? 30 : 20)}`);
}
ticket.on('change:guest change:seat change:count', account);
account();

graph.addCells([ticket, bill, link]);

document.querySelector('#reset')!.addEventListener('click', () => ticket.reset());

// [3]
new ResizeObserver(() => {
  paper.setDimensions(paper.el.clientWidth, paper.el.clientHeight);
  paper.transformToFitContent({
    padding: 20,
    maxScale: 1,
    horizontalAlign: 'middle',
    verticalAlign: 'middle',
    useModelGeometry: true,
  });
}).observe(paper.el);

/*
[1] The view of theater.Ticket is found by its type with "View" at the end.
[2] The bill doesn't know the form. It listens to the model, so it also updates after a
    reset.
[3] Centers the drawing, and shrinks it on a narrow page.
*/
