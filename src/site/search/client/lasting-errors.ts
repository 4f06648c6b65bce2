/** DocSearch turns every search that lasts this long into a stalled one, in ms, even one that has failed already. */
const stallThreshold = 300;

let lastSearch = 0;

/** The error by which DocSearch knows that the search cannot be reached. */
function unreachable(error: unknown): Error {
  const result = new Error(error instanceof Error ? error.message : String(error), {cause: error});
  result.name = 'RetryError';
  return result;
}

/**
 * Makes a failed search end in DocSearch's error screen, whatever the reason,
 * and stay there. A plain rejection would do, were it not for autocomplete-core
 * 1.17: it sets the status back to idle as soon as the promise is settled, and
 * the modal shows "No results" instead. So DocSearch's handler is told of the
 * error, and the promise is left open; the next query takes its place.
 */
export function withLastingErrors<T>(answer: Promise<T>): Promise<T> {
  lastSearch += 1;
  const search = lastSearch;
  const startedAt = Date.now();
  const open = new Promise<T>((resolve) => {
    answer.then(resolve, () => undefined);
  });
  open.catch = (onRejected) => {
    answer.catch((error: unknown) => {
      const wait = Math.max(0, startedAt + stallThreshold + 20 - Date.now());
      setTimeout(() => {
        if (search !== lastSearch) {
          return;
        }
        try {
          void onRejected?.(unreachable(error));
        } catch {
          // The handler sets the status of the modal and throws the error on; nobody waits for it.
        }
      }, wait);
    });
    return open;
  };
  return open;
}
