const loads = new Map<string, Promise<void>>();

function add(source: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = source;
    script.onload = () => resolve();
    script.onerror = () => {
      // The next try begins anew.
      script.remove();
      loads.delete(source);
      reject(new Error(source));
    };
    document.head.append(script);
  });
}

function load(source: string): Promise<void> {
  const promise = loads.get(source) ?? add(source);
  loads.set(source, promise);
  return promise;
}

/**
 * Loads scripts, each once, and all at the same time. The last one runs when all
 * others have run.
 *
 * @returns rejects when one cannot be loaded; call it again to load those that are missing
 */
export async function loadScripts(sources: readonly string[]): Promise<void> {
  const last = sources.at(-1) ?? '';
  if (!loads.has(last)) {
    const link = document.createElement('link');
    Object.assign(link, {rel: 'preload', as: 'script', href: last});
    document.head.append(link);
  }
  const others = sources.slice(0, -1).map(load);
  // The next try must not meet loads of this one.
  await Promise.allSettled(others);
  await Promise.all(others);
  await load(last);
}
