/** Everything on the page that is neither the element, nor in it, nor around it, and can have the focus. */
export function surroundings(element: HTMLElement): HTMLElement[] {
  const others: HTMLElement[] = [];
  for (let at = element; at.parentElement && at !== document.body; at = at.parentElement) {
    others.push(
      ...[...at.parentElement.children].filter(
        (sibling): sibling is HTMLElement => sibling instanceof HTMLElement && sibling !== at,
      ),
    );
  }
  return others.filter((other) => !other.inert);
}
