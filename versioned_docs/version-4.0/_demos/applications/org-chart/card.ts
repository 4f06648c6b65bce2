import {dia, util} from '@joint/core';
import type {Direction} from './tree';

export const cardSize = {width: 136, height: 52};

const badgePlaces: Record<Direction, string> = {
  down: 'translate(calc(w / 2), calc(h))',
  up: 'translate(calc(w / 2), 0)',
  right: 'translate(calc(w), calc(h / 2))',
  left: 'translate(0, calc(h / 2))',
};

/** A person in the chart. */
export class Card extends dia.Element {
  override preinitialize() {
    // [1]
    this.markup = util.svg`
      <rect @selector="body" />
      <text @selector="name" />
      <text @selector="role" />
      <g @selector="badge"><rect @selector="pill" /><text @selector="count" /></g>
    `.flatMap((node) => [node, ' ']);
  }

  override defaults() {
    const text = {x: 'calc(w / 2)', textAnchor: 'middle', fontFamily: 'system-ui, sans-serif'};
    return {
      ...super.defaults,
      type: 'org.Card',
      size: cardSize,
      folded: false,
      attrs: {
        // [2]
        root: {role: 'treeitem', tabindex: -1, cursor: 'pointer', magnetSelector: 'body'},
        body: {
          width: 'calc(w)',
          height: 'calc(h)',
          rx: 8,
          fill: 'var(--second-soft, #e3f4f5)',
          stroke: 'var(--second, #0b6a75)',
        },
        name: {...text, y: 22, fontSize: 14, fontWeight: 600, fill: 'var(--ink, #1c2430)'},
        role: {...text, y: 38, fontSize: 12, fill: 'var(--muted, #566273)'},
        badge: {display: 'none'},
        pill: {x: -16, y: -10, width: 32, height: 20, rx: 10, fill: 'var(--second, #0b6a75)'},
        count: {...text, x: 0, y: 4.5, fontSize: 12, fontWeight: 600, fill: 'var(--background, #fff)'},
      },
    };
  }

  /** Who the person is, in words. */
  describe = (): string => `${this.attr('name/text')}, ${this.attr('role/text')}`;

  /** Shows what is below this person: the number of hidden people, or a minus sign. */
  showBelow(hidden: number, direction: Direction) {
    const isFolded = Boolean(this.get('folded'));
    this.attr({
      // [3]
      root: {
        'aria-expanded': String(!isFolded),
        'aria-label': isFolded ? `${this.describe()}, ${hidden} hidden` : this.describe(),
      },
      badge: {display: null, transform: badgePlaces[direction]},
      count: {text: isFolded ? `+${hidden}` : '−'},
    });
  }
}

/*
[1] Spaces keep the texts of a card apart for those who read them in one go, such as screen
    readers. They aren't drawn.
[2] Attributes of the root reach the group of the whole element, so each person can have
    the focus, and a screen reader finds a tree. With magnetSelector, lines end at the
    body. Without it, they would end at the box around body and badge.
[3] The label has the texts in the order of the card, so users of voice control can say what
    they see.
*/
