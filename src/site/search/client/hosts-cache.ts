import type {liteClient} from 'algoliasearch/lite';

type HostsCache = NonNullable<NonNullable<Parameters<typeof liteClient>[2]>['hostsCache']>;

/** What is remembered of a host. */
type State = {status: 'up' | 'down' | 'timed out'; lastUpdate: number};

/** How long a host that failed is left alone, in ms. */
const expiration = 2 * 60 * 1000;

function readStates(key: string): Record<string, State> | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, State>;
  } catch {
    return undefined;
  }
}

function writeStates(key: string, states: Record<string, State>): void {
  try {
    localStorage.setItem(key, JSON.stringify(states));
  } catch {
    // Storage is not available: what is in memory serves this page.
  }
}

/** The form in which the client wants a host that it knows. */
function withState(host: object, {status, lastUpdate}: State) {
  const isRecent = () => Date.now() - lastUpdate <= expiration;
  return {
    ...host,
    status,
    lastUpdate,
    isUp: () => status === 'up' || !isRecent(),
    isTimedOut: () => status === 'timed out' && isRecent(),
  };
}

/**
 * Remembers for 2 minutes, in the browser's storage, which hosts of the search
 * service failed. The client's own cache does not: it stores a host under a key
 * with its state and looks it up by one without, and functions of what it
 * stores get lost.
 *
 * @param appId - part of the key in the storage
 */
export function hostsCache(appId: string): HostsCache {
  const key = `search-hosts-${appId}`;
  let known: Record<string, State> = {};
  const urlOf = (host: unknown): string => (host as {url: string}).url;
  const cache = {
    get: (host: object, defaultValue: () => Promise<unknown>) => {
      known = readStates(key) ?? known;
      const state = known[urlOf(host)];
      return state ? Promise.resolve(withState(host, state)) : defaultValue();
    },
    set: (host: object, value: State) => {
      known = {...known, [urlOf(host)]: {status: value.status, lastUpdate: value.lastUpdate}};
      writeStates(key, known);
      return Promise.resolve(value);
    },
    delete: () => Promise.resolve(),
    clear: () => Promise.resolve(),
  };
  return cache as unknown as HostsCache;
}
