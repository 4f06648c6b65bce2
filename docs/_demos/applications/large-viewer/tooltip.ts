import type {dia, g} from '@joint/core';

/** A hint above a part of a paper. */
export class Tooltip {
  readonly el = document.createElement('div');
  private place?: g.Rect;
  private readonly paper: dia.Paper;

  constructor(host: HTMLElement, paper: dia.Paper) {
    this.paper = paper;
    this.el.setAttribute('role', 'tooltip');
    this.el.className = 'tooltip';
    this.el.hidden = true;
    Object.assign(this.el.style, {
      position: 'absolute',
      padding: '4px 8px',
      borderRadius: '4px',
      background: 'var(--ink, #1c2430)',
      color: 'var(--background, #fff)',
      font: '13px/1.4 system-ui, sans-serif',
    });
    host.append(this.el);
    // [1]
    paper.on('transform resize', () => this.update());
  }

  show(text: string, place: g.Rect): void {
    this.el.textContent = text;
    this.place = place;
    this.update();
  }

  hide(): void {
    this.place = undefined;
    this.update();
  }

  remove(): void {
    this.el.remove();
  }

  private update(): void {
    const {el, paper, place} = this;
    el.hidden = !place || !paper.getArea().intersect(place);
    if (el.hidden || !place) return;
    const size = paper.getComputedSize();
    el.style.maxWidth = `${size.width - 16}px`;
    const {x, y, width, height} = paper.localToPaperRect(place);
    const left = Math.max(8, Math.min(size.width - el.offsetWidth - 8, x + width / 2 - el.offsetWidth / 2));
    // [2]
    const top = y > el.offsetHeight ? y - el.offsetHeight : y + height;
    Object.assign(el.style, {left: `${left}px`, top: `${top}px`});
  }
}

/*
[1] The hint stays with its module while the map moves, and goes when the module leaves.
[2] No gap, so that the pointer can go onto the hint. Below the module if there is no
    room above.
*/
