/**
 * Hides a part of the page. Find in page and links to a text still search in it. When
 * they find something, the browser fires `beforematch` on the part and shows it.
 */
export function hideUntilFound(part: HTMLElement, isHidden: boolean): void {
  // TypeScript knows only the boolean, and so do browsers without `until-found`.
  (part as {hidden: unknown}).hidden = isHidden && 'until-found';
  // For screen readers, `until-found` hides only the content of the part, not the part itself.
  part.setAttribute('aria-hidden', String(isHidden));
}
