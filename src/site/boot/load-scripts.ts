const loads = new Map<string, Promise<void>>();

/** How often the scripts could not be loaded. */
let failures = 0;

/** Browsers can answer with a failed preload once more, but not at another address. */
const addressOf = (source: string): string => (failures ? `${source}?try=${failures}` : source);

function add(source: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = addressOf(source);
    script.onload = () => resolve();
    script.onerror = () => {
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

function preload(source: string): void {
  const link = document.createElement('link');
  Object.assign(link, {rel: 'preload', as: 'script', href: addressOf(source)});
  document.head.append(link);
}

/**
 * Loads scripts, each once, and all at the same time. The last one runs when all
 * others have run.
 *
 * @returns rejects when one cannot be loaded; call it again to load those that are missing
 */
export async function loadScripts(sources: readonly string[]): Promise<void> {
  const last = sources.at(-1) ?? '';
  preload(last);
  const others = sources.slice(0, -1).map(load);
  // The next try must not meet loads of this one.
  await Promise.allSettled(others);
  try {
    await Promise.all(others);
    await load(last);
  } catch (error) {
    failures += 1;
    throw error;
  }
}
