/** Marks a group that the reader has not opened. */
const openedAttribute = 'data-opened';

const groupOf = (link: Element | undefined): Element | undefined => link?.closest('.navigator__list > li') ?? undefined;

const buttonOf = (group: Element): Element | null => group.querySelector(':scope > button');

/**
 * Opens the group that an entry is in, and closes the one that was opened this
 * way before: what readers open themselves stays open.
 */
export function openGroup(link: Element | undefined): void {
  const group = groupOf(link);
  const opened = group?.parentElement?.querySelectorAll(`[${openedAttribute}]`) ?? [];
  for (const button of opened) {
    if (button.parentElement !== group) {
      button.setAttribute('aria-expanded', 'false');
      button.removeAttribute(openedAttribute);
    }
  }
  const button = group && buttonOf(group);
  if (button?.getAttribute('aria-expanded') === 'false') {
    button.setAttribute('aria-expanded', 'true');
    button.setAttribute(openedAttribute, '');
  }
}

/** Buttons open and close the groups. */
export function toggleGroups(list: HTMLElement, signal: AbortSignal): void {
  list.addEventListener(
    'click',
    ({target}) => {
      const button = target instanceof Element ? target.closest('button[aria-expanded]') : null;
      if (button) {
        button.setAttribute('aria-expanded', String(button.getAttribute('aria-expanded') !== 'true'));
        button.removeAttribute(openedAttribute);
      }
    },
    {signal},
  );
}
