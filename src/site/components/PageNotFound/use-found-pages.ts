import {useEffect, useState} from 'react';
import type {Page} from './nearest-pages';

/** What is near a path without a page. */
type Found = {
  /** The page in another version. */
  same?: Page;
  nearest: Page[];
};

/** Looks for pages near a path; for none as long as it is empty. */
export function useFoundPages(path: string): Found {
  const [found, setFound] = useState<Found>({nearest: []});
  useEffect(() => {
    let isCurrent = true;
    if (path) {
      Promise.all([
        import(/* webpackChunkName: "nearest-pages" */ './nearest-pages'),
        import('@generated/not-found-paths/default/pages.json'),
      ]).then(
        ([{nearestPages, samePage}, list]) =>
          isCurrent && setFound({same: samePage(list.default, path), nearest: nearestPages(list.default, path)}),
        // Without the list there is still the search.
        (error: unknown) => console.error(error),
      );
    }
    return () => {
      isCurrent = false;
    };
  }, [path]);
  return found;
}
