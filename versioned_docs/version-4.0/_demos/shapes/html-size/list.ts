import {dia, util} from '@joint/core';

const markup = util.svg`
  <foreignObject @selector="frame">
    <div @selector="content" class="list">
      <ul @selector="items"></ul>
      <button type="button" class="add">Add</button>
      <button type="button" class="remove">Remove</button>
    </div>
  </foreignObject>
`;

export class List extends dia.Element {
  preinitialize() {
    this.markup = markup;
  }

  defaults(): Partial<dia.Element.Attributes> {
    return {
      type: 'menu.List',
      position: {x: 0, y: 0},
      size: {width: 176, height: 96},
      angle: 0,
      items: [],
      attrs: {frame: {width: 'calc(w)', height: 'calc(h)'}},
    };
  }
}

export class ListView extends dia.ElementView<List> {
  private observer?: ResizeObserver;

  events() {
    return {
      'click .add': () => this.model.set('items', [...this.model.get('items'), 'Another dish']),
      'click .remove': () => this.model.set('items', this.model.get('items').slice(0, -1)),
    };
  }

  // [1]
  render() {
    super.render();
    this.stopListening(this.model, 'change:items');
    this.listenTo(this.model, 'change:items', this.fillIn);
    this.fillIn();
    this.observer?.disconnect();
    this.observer = new ResizeObserver(() => this.fit());
    this.observer.observe(this.htmlNode('content'));
    return this;
  }

  onRemove() {
    super.onRemove();
    this.observer?.disconnect();
  }

  private htmlNode(selector: string) {
    return this.findNode(selector) as unknown as HTMLElement;
  }

  private fillIn() {
    const lines = this.model.get('items').map((textContent: string) =>
      // [2]
      Object.assign(document.createElement('li'), {textContent}),
    );
    this.htmlNode('items').replaceChildren(...lines);
  }

  // [3]
  private fit() {
    this.model.resize(this.model.size().width, this.htmlNode('content').offsetHeight);
  }
}

/*
[1] The view can be rendered again, for example after removeAttr(). The nodes are new
    then, so the view fills and observes them again.
[2] textContent shows what users have typed as text, never as HTML.
[3] offsetHeight is in px of the page, whatever the zoom of the paper is. The content
    has no height of its own in CSS. With height: 100%, it could never shrink.
*/
