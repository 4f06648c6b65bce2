type Opener = (query: string) => void;

const openers = new Set<Opener>();

/** Lets the search bar hear of requests to open the search from elsewhere on the page. Returns the way to stop. */
export function onOpenSearch(opener: Opener): () => void {
  openers.add(opener);
  return () => void openers.delete(opener);
}

/**
 * Opens the search modal.
 *
 * @param query - what the search box holds at first
 */
export function openSearch(query = ''): void {
  openers.forEach((opener) => opener(query));
}
