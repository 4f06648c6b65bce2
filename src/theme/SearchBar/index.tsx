// Change: our own search bar: a plain button until the first sign of interest, then DocSearch's button and modal.
import React, {type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState} from 'react';
import {onOpenSearch} from '@site/src/search/client/open-search';
import type {Props as DocSearchProps} from './DocSearch';
import SearchButton from './SearchButton';
import {opensSearch, typedCharacter} from './shortcuts';

type Loaded = ComponentType<DocSearchProps>;

/**
 * The search button and, once opened, the search modal. DocSearch is loaded on
 * hover, focus, touch, click or shortcut; what the reader did meanwhile counts.
 */
export default function SearchBar(): ReactNode {
  const [loaded, setLoaded] = useState<{DocSearch: Loaded; focusButton: boolean}>();
  // What to open with as soon as DocSearch is there; undefined: only load it.
  const [request, setRequest] = useState<DocSearchProps['request']>();
  const button = useRef<HTMLButtonElement>(null);

  const load = useCallback(() => {
    import('./DocSearch').then(
      (module) => {
        setLoaded({DocSearch: module.default, focusButton: document.activeElement === button.current});
      },
      (error: unknown) => console.error('The search could not be loaded.', error),
    );
  }, []);
  const open = useCallback(
    (query?: string) => {
      setRequest({query});
      load();
    },
    [load],
  );

  useEffect(() => onOpenSearch(open), [open]);
  useEffect(() => {
    if (loaded) {
      return undefined;
    }
    const onKeyDown = (event: KeyboardEvent) => {
      const typed = document.activeElement === button.current ? typedCharacter(event) : undefined;
      if (typed || opensSearch(event)) {
        event.preventDefault();
        open(typed);
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [loaded, open]);

  if (loaded) {
    return <loaded.DocSearch request={request} focusButton={loaded.focusButton} />;
  }
  return <SearchButton ref={button} onIntent={load} onClick={() => open()} />;
}
