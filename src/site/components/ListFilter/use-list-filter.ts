import {useEffect, useRef, useState} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import {announce, prepareAnnouncements} from '@site/src/site/announce';
import {type ControlStates, setControls} from './controls';

/** After the last letter, in ms: browsers allow some hundred changes of the address, and a count is read once. */
const pause = 400;

/** What a reader can ask of a list: how the controls and the address say it. */
export type FilterLanguage<Query> = {
  /** Asks for everything. */
  everything: Query;
  /** Does the query leave anything out? */
  isAsking: (query: Query) => boolean;
  /** What the controls say. */
  queryOf: (element: Element) => Query;
  /** How the controls say a query. */
  controlsFor: (query: Query) => ControlStates;
  /** The query that an address's parameters have. */
  readQuery: (search: string) => Query;
  /** An address's parameters with another query in place of its own; what else they say stays. */
  writeQuery: (search: string, query: Query) => string;
};

/** What is asked, whether that leaves anything out, and a way back to the whole list. */
export type ListFilter<Query> = {query: Query; asks: boolean; showAll: () => void};

/**
 * Keeps the controls of a filter, the address and the query the same. The address says it first, and again when a
 * link or the browser's buttons change it; afterward the controls do.
 *
 * @param element - has the field and the boxes
 * @param language - the same object each time
 */
export function useListFilter<Query>(element: HTMLElement, language: FilterLanguage<Query>): ListFilter<Query> {
  const {everything, isAsking, queryOf, controlsFor, readQuery, writeQuery} = language;
  const history = useHistory();
  const {search} = useLocation();
  const [query, setQuery] = useState(everything);
  const written = useRef<string>(undefined);

  useEffect(() => {
    const read = (): void => setQuery(queryOf(element));
    element.addEventListener('input', read);
    return () => {
      element.removeEventListener('input', read);
      // The page is kept, and may be shown again for another address.
      setControls(element, controlsFor(everything));
    };
  }, [element, everything, queryOf, controlsFor]);

  useEffect(() => {
    if (written.current !== search) {
      setControls(element, controlsFor(readQuery(search)), written.current === undefined);
      written.current = search;
      setQuery(queryOf(element));
    }
  }, [element, search, queryOf, controlsFor, readQuery]);

  useEffect(() => {
    const {location} = history;
    const wanted = writeQuery(location.search, query);
    if (wanted === writeQuery(location.search, readQuery(location.search))) {
      return undefined;
    }
    const timer = setTimeout(() => {
      // Meanwhile the reader may have followed a link: to a page that is still on its way, or to a place on this one.
      const now = history.location;
      if (now.pathname !== location.pathname) {
        return;
      }
      written.current = writeQuery(now.search, query);
      history.replace({...now, search: written.current});
    }, pause);
    return () => clearTimeout(timer);
  }, [history, query, readQuery, writeQuery]);

  const showAll = (): void => {
    element.querySelector<HTMLInputElement>('input[type=search]')?.focus();
    setControls(element, controlsFor(everything));
    setQuery(everything);
  };
  return {query, asks: isAsking(query), showAll};
}

/**
 * Says how much is found, once the reader pauses.
 *
 * @param count - what to say; undefined as long as that is not known
 */
export function useSpokenCount(element: HTMLElement, asks: boolean, count: string | undefined): void {
  useEffect(prepareAnnouncements, []);
  useEffect(() => {
    // Not as the page opens.
    if (count === undefined || (!asks && !element.contains(document.activeElement))) {
      return undefined;
    }
    const timer = setTimeout(() => announce(count), pause);
    return () => clearTimeout(timer);
  }, [element, asks, count]);
}
