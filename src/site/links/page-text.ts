/** The HTML of pages that was fetched before it was needed, or is on its way. */
const texts = new Map<string, Promise<string>>();

async function fetchText(path: string, priority: RequestPriority): Promise<string> {
  const response = await fetch(path, {priority});
  if (!response.ok) {
    throw new Error(`${path}: ${response.status}`);
  }
  return response.text();
}

/** Fetches the HTML of a page for later, once, behind all that the reader waits for. */
export function fetchAhead(path: string): void {
  if (!texts.has(path)) {
    const text = fetchText(path, 'low');
    texts.set(path, text);
    // It may work later, when the page is needed.
    text.catch(() => texts.delete(path));
  }
}

/**
 * The HTML of a page, from what was fetched ahead, else from the network.
 *
 * @throws when the page cannot be fetched
 */
export function pageText(path: string): Promise<string> {
  const text = texts.get(path) ?? fetchText(path, 'auto');
  texts.delete(path);
  return text;
}
