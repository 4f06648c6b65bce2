import type {ListedChange} from './match-changes';

/** A change of the page: its item, and the section of the class that it is about. */
export type ChangeItem = ListedChange & {section: Element; item: Element};

/** The changes that follow the filter, in the order of the page. */
export function listedChanges(element: Element): ChangeItem[] {
  const sections = [...(element.parentElement?.querySelectorAll(':scope > [data-changes]') ?? [])];
  return sections.flatMap((section) =>
    [...section.querySelectorAll<HTMLElement>('[data-change]')].map((item) => ({
      ...{section, item},
      kind: item.dataset.change ?? '',
      package: item.dataset.package ?? '',
      text: `${section.querySelector('h2')?.textContent ?? ''} ${item.textContent}`.toLowerCase(),
    })),
  );
}

/** Copies of the sections with the found changes only, so that the list itself does not move. */
export function foundSections(found: readonly ChangeItem[]): Element[] {
  const copies = new Map<Element, Element>();
  for (const {section, item} of found) {
    const known = copies.get(section);
    const copy = known ?? (section.cloneNode(true) as Element);
    if (!known) {
      copy.querySelectorAll('[id]').forEach((part) => part.removeAttribute('id'));
      copy.querySelector('ul')?.replaceChildren();
      copies.set(section, copy);
    }
    copy.querySelector('ul')?.append(item.cloneNode(true));
  }
  return [...copies.values()];
}
