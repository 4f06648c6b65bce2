import {copyAttribute} from './copy-code';

/** Marks a box that scrolls sideways when it is too narrow; its value says what scrolls. */
export const scrollBoxAttribute = 'data-scroll-box';

/** Says at which sides of a box more of it can be scrolled into view: the style sheet lets it fade there. */
function tellMore(box: HTMLElement): void {
  const {scrollLeft, scrollWidth, clientWidth} = box;
  box.toggleAttribute('data-more-before', scrollLeft > 1);
  box.toggleAttribute('data-more-after', scrollWidth - clientWidth - scrollLeft > 1);
}

const onScroll = ({currentTarget}: Event): void => tellMore(currentTarget as HTMLElement);

/** The code of a block, which scrolls likewise. */
const code = 'figure > div > pre';

/** What scrolls: "Table", or "The code of a file". */
function nameOf(box: HTMLElement): string {
  const note = box.closest('figure')?.querySelector(`[${copyAttribute}] > :last-child`)?.textContent;
  return box.getAttribute(scrollBoxAttribute) ?? note?.trim().replace(/^t/, 'T') ?? 'Code';
}

/** Only a box that really scrolls is a stop for the keyboard, and a region with a name. */
function update(box: HTMLElement): void {
  tellMore(box);
  if (box.scrollWidth > box.clientWidth) {
    box.tabIndex = 0;
    const name = nameOf(box);
    // Code and drawings are no landmarks: a page may have dozens, and landmarks need names of their own.
    box.setAttribute('role', box.matches(code) || name === 'Drawing' ? 'group' : 'region');
    box.setAttribute('aria-label', name);
    // Without these attributes, a box loses the focus, for example when the font arrives and the code then fits.
  } else if (!box.matches(':focus')) {
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
          target.addEventListener('scroll', onScroll, {passive: true});
          sizes.observe(target);
        }
      }
    },
    {rootMargin: '100%'},
  );
  root.querySelectorAll(`[${scrollBoxAttribute}], ${code}`).forEach((box) => near.observe(box));
  return () => {
    near.disconnect();
    sizes.disconnect();
  };
}
