// Change: our own search bar: a plain button until the first sign of interest, then DocSearch's button and modal.
import React, {type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState} from 'react';
import Head from '@docusaurus/Head';
import {useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import {onOpenSearch} from '@site/src/search/client/open-search';
import type {OpenRequest, Props as DocSearchProps} from './DocSearch';
import SearchButton from './SearchButton';
import {useSearchBackend, useSearchSettings} from './use-search-backend';
import {isInSearchBox, isOnSearchButton, opensSearch, typedCharacter, typedWhileLoading} from './shortcuts';

type Loaded = {DocSearch: ComponentType<DocSearchProps>; focusButton: boolean};

/** The hosted service is a host of its own; the embedded search needs no other. */
function Preconnect(): ReactNode {
  const {appId} = useAlgoliaThemeConfig().algolia;
  const {isHosted, hosts} = useSearchBackend();
  const [host] = hosts ?? [];
  const address = host ? `${host.protocol}://${host.url}` : `https://${appId}-dsn.algolia.net`;
  return isHosted ? (
    <Head>
      <link rel="preconnect" href={address} crossOrigin="anonymous" />
    </Head>
  ) : null;
}

/**
 * The search button and, once opened, the search modal. DocSearch is loaded on
 * hover, focus, touch, click or shortcut; what the reader does or types until it
 * listens itself is handed on to it.
 */
export default function SearchBar(): ReactNode {
  const [loaded, setLoaded] = useState<Loaded>();
  // What to open with as soon as DocSearch is there; undefined: only load it.
  const [request, setRequest] = useState<OpenRequest>();
  const [isReady, setIsReady] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  const settings = useSearchSettings();
  const {indexName} = useAlgoliaThemeConfig().algolia;

  const load = useCallback(() => {
    if (!settings.isHosted) {
      import('@site/src/search/client/warm-up').then(
        ({warmUp}) => warmUp(settings, indexName),
        // The search box needs the same files and says what is wrong.
        () => undefined,
      );
    }
    import('./DocSearch').then(
      ({default: DocSearch}) =>
        setLoaded((before) => before ?? {DocSearch, focusButton: document.activeElement === button.current}),
      (error: unknown) => console.error('The search could not be loaded.', error),
    );
  }, [indexName, settings]);
  const open = useCallback(
    (query?: string) => {
      setRequest({query});
      load();
    },
    [load],
  );

  useEffect(() => (isReady ? undefined : onOpenSearch(open)), [isReady, open]);
  useEffect(() => {
    if (isReady) {
      return undefined;
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (isInSearchBox()) {
        return;
      }
      if (request) {
        const query = typedWhileLoading(event, request.query ?? '');
        if (query !== undefined) {
          event.preventDefault();
          setRequest({query});
        }
        return;
      }
      const typed = isOnSearchButton() ? typedCharacter(event) : undefined;
      if (typed || opensSearch(event)) {
        event.preventDefault();
        open(typed);
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isReady, open, request]);

  return (
    <>
      <Preconnect />
      {loaded ? (
        <loaded.DocSearch
          request={request}
          focusButton={loaded.focusButton && !request}
          onReady={() => setIsReady(true)}
        />
      ) : (
        <SearchButton ref={button} onIntent={load} onClick={() => open()} />
      )}
    </>
  );
}
