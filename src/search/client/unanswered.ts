/**
 * How long to wait before a search is said to be unreachable, in ms. DocSearch
 * turns every search that lasts 300 ms into a stalled one, and would do so with
 * one that has failed already.
 */
const reportAfter = 320;

/** The name by which DocSearch knows that the search cannot be reached. */
function unreachable(): Error {
  const error = new Error('The search cannot be reached.');
  error.name = 'RetryError';
  return error;
}

/**
 * The answer to a query that has none. A plain rejection would do, were it not
 * for autocomplete-core 1.17: it sets the status back to idle as soon as the
 * promise is settled, and the modal shows "No results" instead of its error
 * screen. So DocSearch's handler is told of the error, and the promise is left
 * open; the next query takes its place.
 */
export function unanswered<T>(): Promise<T> {
  const open = new Promise<T>(() => undefined);
  open.catch = (onRejected) => {
    setTimeout(() => {
      try {
        void onRejected?.(unreachable());
      } catch {
        // The handler sets the status of the modal and throws the error on; nobody waits for it.
      }
    }, reportAfter);
    return open;
  };
  return open;
}
