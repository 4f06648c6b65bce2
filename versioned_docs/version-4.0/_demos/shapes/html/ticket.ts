import {dia, util} from '@joint/core';

const start = {guest: 'Ada', seat: 'Stalls', count: 1};

// [1]
const markup = util.svg`
  <foreignObject @selector="frame">
    <div xmlns="http://www.w3.org/1999/xhtml" class="ticket">
      <h2>Tickets</h2>
      <label>Guest <input @selector="guest" name="guest"/></label>
      <label>Seat
        <select @selector="seat" name="seat"><option>Stalls</option><option>Balcony</option></select>
      </label>
      <button type="button">Add a seat</button>
    </div>
  </foreignObject>
`;

export class Ticket extends dia.Element {
  preinitialize() {
    this.markup = markup;
  }

  defaults(): Partial<dia.Element.Attributes> {
    return {
      type: 'theater.Ticket',
      position: {x: 0, y: 0},
      size: {width: 184, height: 168},
      angle: 0,
      attrs: {frame: {width: 'calc(w)', height: 'calc(h)'}},
      ...start,
    };
  }

  initialize(attributes?: dia.Element.Attributes, options?: dia.ModelSetOptions) {
    super.initialize(attributes, options);
    this.on('change:guest change:seat', this.fillIn);
    this.fillIn();
  }

  reset() {
    this.set(start);
  }

  // [2]
  private fillIn() {
    this.attr({guest: {props: {value: this.get('guest')}}, seat: {props: {value: this.get('seat')}}});
  }
}

export class TicketView extends dia.ElementView<Ticket> {
  // [3]
  events() {
    return {
      'input [name]': ({target}: {target: HTMLInputElement | HTMLSelectElement}) => {
        this.model.set(target.name, target.value);
      },
      'click button': () => {
        this.model.set('count', this.model.get('count') + 1);
      },
    };
  }
}

/*
[1] A div in the XHTML namespace starts the HTML part. The controls have selectors, so
    attrs can set their attributes, as for SVG nodes. The markup is parsed once, not for
    each instance.
[2] props sets properties of a node, here the value of a control. If the user has
    already typed this value, the caret doesn't move.
[3] These listeners belong to the view, so they work for each ticket in each paper. The
    control handles typing, and the paper doesn't start a drag from it.
*/
