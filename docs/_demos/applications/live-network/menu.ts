import type {dia} from '@joint/core';

/** One line of a menu. */
export type Action = {label: string; run: () => void};

/** A context menu inside an element of the page. */
export class Menu {
  private readonly el = document.createElement('div');
  private focused: Element | null = null;

  constructor(host: HTMLElement, signal: AbortSignal) {
    const {el} = this;
    el.className = 'menu';
    el.hidden = true;
    el.setAttribute('role', 'menu');
    el.style.position = 'fixed';
    host.append(el);
    el.addEventListener('contextmenu', (event) => event.preventDefault());
    el.addEventListener('keydown', (event) => this.onKey(event));
    // [1]
    document.addEventListener(
      'pointerdown',
      ({target}) => {
        if (!el.hidden && !(target instanceof Node && el.contains(target))) this.close();
      },
      {capture: true, signal},
    );
    window.addEventListener('blur', () => this.close(), {signal});
  }

  open(name: string, {x, y}: dia.Point, actions: Action[]): void {
    const {el} = this;
    this.focused = document.activeElement;
    el.setAttribute('aria-label', name);
    el.replaceChildren(...actions.map((action) => this.item(action)));
    el.hidden = false;
    // [2]
    const {width, height} = el.getBoundingClientRect();
    el.style.left = `${Math.max(0, Math.min(x + 2, innerWidth - width))}px`;
    el.style.top = `${Math.max(0, y + 2 + height < innerHeight ? y + 2 : y - height - 2)}px`;
    el.querySelector('button')?.focus();
  }

  close(): void {
    if (this.el.hidden) return;
    const hadFocus = this.el.contains(document.activeElement);
    this.el.hidden = true;
    if (hadFocus && this.focused instanceof SVGElement) this.focused.focus({preventScroll: true});
  }

  remove(): void {
    this.el.remove();
  }

  private item({label, run}: Action): HTMLElement {
    const item = document.createElement('button');
    item.type = 'button';
    item.setAttribute('role', 'menuitem');
    item.textContent = label;
    item.addEventListener('click', () => {
      this.close();
      run();
    });
    return item;
  }

  private onKey(event: KeyboardEvent): void {
    const items = [...this.el.querySelectorAll('button')];
    const index = items.findIndex((item) => item === document.activeElement);
    const to = {ArrowDown: index + 1, ArrowUp: index - 1, Home: 0, End: -1}[event.key];
    if (to !== undefined) items.at(to % items.length)?.focus();
    else if (event.key === 'Escape' || event.key === 'Tab') this.close();
    else return;
    event.preventDefault();
    event.stopPropagation();
  }
}

/*
[1] In the capture phase, because the paper may stop the event.
[2] Beside the pointer, and inside the window. The paper fires its event when the right
    button goes down, and the button comes up over what is then below the pointer.
*/
