/** Marks a box that scrolls sideways when it is too narrow; its value says what scrolls. */
export const scrollBoxAttribute = 'data-scroll-box';

/** Only a box that really scrolls is a stop for the keyboard, and a region with a name. */
function update(box: HTMLElement): void {
  if (box.scrollWidth > box.clientWidth) {
    box.tabIndex = 0;
    box.setAttribute('role', 'region');
    box.setAttribute('aria-label', box.getAttribute(scrollBoxAttribute) ?? '');
  } else {
    ['tabindex', 'role', 'aria-label'].forEach((name) => box.removeAttribute(name));
  }
}

/** Boxes that scroll can be reached and scrolled by keyboard. They are measured when they near the window. */
export function scrollBoxes(root: HTMLElement): () => void {
  const sizes = new ResizeObserver((entries) => entries.forEach(({target}) => update(target as HTMLElement)));
  const near = new IntersectionObserver(
    (entries) => {
      for (const {isIntersecting, target} of entries) {
        if (isIntersecting) {
          near.unobserve(target);
          sizes.observe(target);
        }
      }
    },
    {rootMargin: '100%'},
  );
  root.querySelectorAll(`[${scrollBoxAttribute}]`).forEach((box) => near.observe(box));
  return () => {
    near.disconnect();
    sizes.disconnect();
  };
}
