import {ElementPlace} from './element-place';
import {fieldOf, isForSearch, isSearchButton, operatedBy, pressedBy} from './targets';

type Act = {event: Event; place: ElementPlace; value?: string};

/** Marks what stands for a live part of the page that comes later, and then gets the acts. */
const placeholder = '[data-static-view]';

/** Sets the value of a field so that React, which keeps the last value in a property of the element, sees a change. */
function setValue(field: HTMLInputElement, value: string): void {
  field.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value);
}

function perform({event, place, value}: Act): void {
  const element = place.find() as HTMLElement | undefined;
  if (element && element !== place.element) {
    element.focus({preventScroll: true});
  }
  if (element && value !== undefined) {
    setValue(element as HTMLInputElement, value);
  }
  // An event has the properties that its constructor reads.
  element?.dispatchEvent(new (event.constructor as typeof Event)(event.type, event));
}

/**
 * What a reader does before the app is there: presses of buttons and tabs, keys
 * for the search, text in fields. Each is kept and carried out once, in the order
 * in which they were done.
 */
export class Acts {
  private readonly kept: Act[] = [];
  private readonly onAct: () => void;
  private readonly replaced = new MutationObserver(() => {
    if (this.kept.some(({place}) => !place.isIn(placeholder))) {
      setTimeout(() => void this.carryOut());
    }
  });
  private isAppThere = false;
  private isSearchOpening = false;

  /** @param onAct - called for each act that is kept while there is no app */
  constructor(onAct: () => void) {
    this.onAct = onAct;
    ['click', 'input', 'change', 'keydown'].forEach((type) => window.addEventListener(type, this.note, true));
  }

  /** Does an act wait? */
  get areWaiting(): boolean {
    return this.kept.length > 0;
  }

  /** Lets none of them happen. */
  forget(): void {
    this.kept.length = 0;
    this.isSearchOpening = false;
  }

  /** Gives the focus to the element of the last act. */
  focus(): void {
    (this.kept.at(-1)?.place.element as HTMLElement | undefined)?.focus();
  }

  /** Carries out the acts, as the app is there; those in a placeholder once it has been replaced. */
  async carryOut(): Promise<void> {
    this.isAppThere = true;
    this.replaced.disconnect();
    for (const act of this.kept.splice(0)) {
      if (act.place.isIn(placeholder)) {
        this.kept.push(act);
      } else {
        perform(act);
        // In a microtask React renders what the act has changed. No other event comes before the next act.
        await Promise.resolve();
      }
    }
    this.awaitReplacement();
  }

  private awaitReplacement(): void {
    if (this.isAppThere && this.areWaiting) {
      this.replaced.observe(document.body, {childList: true, subtree: true});
    }
  }

  private readonly note = (event: Event): void => {
    const isValue = event.type === 'input' || event.type === 'change';
    const element = isValue ? fieldOf(event) : this.targetOf(event);
    if (!element || (this.isAppThere && !element.closest(placeholder))) {
      return;
    }
    const act: Act = {event, place: new ElementPlace(element)};
    if (isValue) {
      act.value = (element as HTMLInputElement).value;
      if (this.kept.at(-1)?.place.element === element) {
        this.kept.pop();
      }
    } else {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
    this.kept.push(act);
    this.awaitReplacement();
    if (!this.isAppThere) {
      this.onAct();
    }
  };

  private targetOf(event: Event): Element | undefined {
    if (!(event instanceof KeyboardEvent)) {
      const element = pressedBy(event);
      this.isSearchOpening ||= element !== undefined && isSearchButton(element);
      return element;
    }
    if (!this.isAppThere && isForSearch(event, this.isSearchOpening)) {
      this.isSearchOpening = true;
      return event.target as Element;
    }
    if (event.key === 'Escape') {
      this.forget();
    }
    return operatedBy(event);
  }
}
