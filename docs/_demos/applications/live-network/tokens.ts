import {V, type dia} from '@joint/core';

/** Whether traffic is drawn. It follows the setting of the system until it is set. */
export class Traffic {
  isOn: boolean;
  private isChosen = false;

  constructor(onChange: () => void, signal: AbortSignal) {
    const calm = matchMedia('(prefers-reduced-motion: reduce)');
    this.isOn = !calm.matches;
    calm.addEventListener(
      'change',
      () => {
        if (this.isChosen) return;
        this.isOn = !calm.matches;
        onChange();
      },
      {signal},
    );
  }

  /** Turns traffic on or off. From then on, the setting of the system doesn't matter. */
  choose(on: boolean): void {
    this.isChosen = true;
    this.isOn = on;
  }

  /** Sends one token along each link in view that has traffic. */
  send(paper: dia.Paper): void {
    if (!this.isOn || document.hidden) return;
    // [1]
    const area = paper.getArea();
    for (const link of paper.model.getLinks()) {
      const level = Number(link.get('level'));
      if (level === 0 || !area.intersect(link.getBBox().inflate(1))) continue;
      const token = V('circle', {r: 3 + level, fill: 'var(--third, #5b4aa8)', class: 'token'}).node;
      token.style.pointerEvents = 'none';
      // [2]
      (link.findView(paper) as dia.LinkView).sendToken(token, {duration: 2400 - 400 * level});
    }
  }
}

/*
[1] A token that nobody can see costs as much as one in view.
[2] Busy lines have larger and faster tokens. A token removes itself when it arrives.
*/
