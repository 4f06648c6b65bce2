/** Where an element stands, so that its equal can be found when it has been replaced. */
export class ElementPlace {
  readonly element: Element;

  /** From the element up to the root: each parent, and which of its children leads to the element. */
  private readonly path: {parent: Element; index: number}[] = [];

  constructor(element: Element) {
    this.element = element;
    for (let child = element, parent; (parent = child.parentElement); child = parent) {
      this.path.push({parent, index: [...parent.children].indexOf(child)});
    }
  }

  /** Does the element stand in one that matches the selector? */
  isIn(selector: string): boolean {
    return this.element.isConnected && this.element.closest(selector) !== null;
  }

  /** The element, or the one with the same tag and text that has taken its place. */
  find(): Element | undefined {
    const {element, path} = this;
    if (element.isConnected) {
      return element;
    }
    const start = path.findIndex(({parent}) => parent.isConnected);
    const found = path
      .slice(0, start + 1)
      .reduceRight<Element | undefined>((parent, {index}) => parent?.children[index], path[start]?.parent);
    return found?.tagName === element.tagName && found.textContent === element.textContent ? found : undefined;
  }
}
