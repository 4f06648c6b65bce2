/** The page itself comes first. */
function whenLoaded(act: () => void): () => void {
  if (document.readyState === 'complete') {
    act();
    return () => undefined;
  }
  window.addEventListener('load', act, {once: true});
  return () => window.removeEventListener('load', act);
}

/**
 * Calls back once, when the page has loaded and an element is well within
 * the window.
 *
 * @returns stops waiting
 */
export function whenShown(element: HTMLElement, act: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({isIntersecting}) => isIntersecting)) {
        observer.disconnect();
        act();
      }
    },
    {threshold: 0.4},
  );
  const stop = whenLoaded(() => observer.observe(element));
  return () => {
    stop();
    observer.disconnect();
  };
}
