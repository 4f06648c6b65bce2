/** The scripts that have run. */
const done = new Set<string>();

/** Added to addresses: browsers can answer with a failed preload once more, but not at another address. */
let query = '';

/** The last script that was no program: it was cut off, or is a page that a server sends in its place. */
let broken: string;

window.addEventListener('error', ({filename}) => (broken = filename));

const load = (source: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = source + query;
    script.onerror = reject;
    script.onload = () => (broken === script.src ? reject(Error()) : resolve(void done.add(source)));
    if (done.has(source)) {
      resolve();
    } else {
      document.head.append(script);
    }
  });

function preload(source: string): void {
  const link = document.createElement('link');
  Object.assign(link, {rel: 'preload', as: 'script', href: source + query});
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
    query += '?';
    throw error;
  }
}
