import {type PageData, dataSelector, pageAttribute} from './page-data';

/** The HTML of a page, as the nodes that show it, and what the page says of itself. */
export class StaticPage {
  readonly data: PageData;

  /** Where the nodes are: in an element of the document, or kept aside. Only the page itself changes it. */
  holder: ParentNode & Node;

  constructor(data: PageData, holder: ParentNode & Node) {
    this.data = data;
    this.holder = holder;
  }

  /**
   * Shows the page in an element, unless it stands there already. To be given to
   * React as a ref.
   *
   * @returns takes the nodes out again and keeps them
   */
  attach = (element: HTMLElement): (() => void) => {
    this.moveTo(element);
    return () => this.moveTo(new DocumentFragment());
  };

  private moveTo(holder: ParentNode & Node): void {
    if (holder !== this.holder) {
      holder.append(...this.holder.childNodes);
      this.holder = holder;
    }
  }
}

/** Finds the page in a document. The nodes stay where they are. */
export function findPage(from: Document): StaticPage | undefined {
  const element = from.querySelector(`[${pageAttribute}]`);
  const json = element?.querySelector(dataSelector)?.textContent;
  return element && json ? new StaticPage(JSON.parse(json) as PageData, element) : undefined;
}
