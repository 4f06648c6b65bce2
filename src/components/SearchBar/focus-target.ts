/** As long as a page may take to arrive. */
const patience = 10_000;

/** The heading that an address leads to, or the title of its page. */
function targetOf(hash: string): HTMLElement | null {
  const id = decodeURIComponent(hash.slice(1));
  return id ? document.getElementById(id) : document.querySelector('article h1');
}

/**
 * Moves the focus to the heading that an address leads to, as soon as its page is
 * there. To be called before the router goes there. Whoever presses a key or the
 * pointer meanwhile keeps the focus.
 */
export function focusTarget(url: string): void {
  const {pathname, hash} = new URL(url, window.location.href);
  const isHere = pathname === window.location.pathname;
  const before = document.querySelector('article');
  const stop = new AbortController();
  const {signal} = stop;
  const begin = performance.now();
  const look = () => {
    if (signal.aborted || performance.now() - begin > patience) {
      stop.abort();
      return;
    }
    const target = isHere || !before?.isConnected ? targetOf(hash) : null;
    if (window.location.pathname !== pathname || !target) {
      requestAnimationFrame(look);
      return;
    }
    stop.abort();
    target.setAttribute('tabindex', '-1');
    target.focus({preventScroll: true});
  };
  // The key or press that chose the hit is still on its way.
  setTimeout(() => {
    for (const name of ['keydown', 'pointerdown'] as const) {
      window.addEventListener(name, () => stop.abort(), {signal, once: true});
    }
    requestAnimationFrame(look);
  });
}
