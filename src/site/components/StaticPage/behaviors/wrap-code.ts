/** Marks a button that wraps the long lines of its block of code. */
export const wrapAttribute = 'data-wrap-code';

/**
 * Buttons wrap the lines of code that run past the edge. Only blocks with such
 * lines have the button; they are measured when they near the window.
 */
export function wrapCode(root: HTMLElement): () => void {
  const listeners = new AbortController();
  const near = new IntersectionObserver(
    (entries) => {
      for (const {isIntersecting, target} of entries) {
        const code = target.closest('figure')?.querySelector('pre');
        if (isIntersecting && code) {
          near.unobserve(target);
          const isLong = code.scrollWidth > code.clientWidth;
          target.querySelector(`[${wrapAttribute}]`)?.toggleAttribute('hidden', !isLong);
        }
      }
    },
    {rootMargin: '100%'},
  );
  root
    .querySelectorAll(`[${wrapAttribute}]`)
    .forEach(({parentElement}) => parentElement && near.observe(parentElement));
  const toggle = ({target}: Event): void => {
    const button = target instanceof Element ? target.closest(`[${wrapAttribute}]`) : null;
    button?.setAttribute('aria-pressed', String(button.getAttribute('aria-pressed') !== 'true'));
  };
  root.addEventListener('click', toggle, {signal: listeners.signal});
  return () => {
    listeners.abort();
    near.disconnect();
  };
}
