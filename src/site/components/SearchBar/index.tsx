import React, {type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState} from 'react';
import Head from '@docusaurus/Head';
import {sayWhileSlow, showFailure} from '@site/src/site/components/WhenWanted/show-failure';
import {onOpenSearch} from '@site/src/site/search/client/open-search';
import type {OpenRequest, Props as DocSearchProps} from './DocSearch';
import SearchButton from './SearchButton';
import {isInSearchBox, isOnSearchButton, opensSearch, typedCharacter, typedWhileLoading} from '../../keys/search-keys';
import {useSearchBackend, useSearchSettings} from './use-search-backend';
import {useSearchConfig} from './use-search-config';

/** The hosted service is a host of its own; the embedded search needs no other. */
function Preconnect(): ReactNode {
  const {appId} = useSearchConfig();
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
  const [DocSearch, setDocSearch] = useState<ComponentType<DocSearchProps>>();
  // What to open with as soon as DocSearch is there; undefined: only load it.
  const [request, setRequest] = useState<OpenRequest>();
  const [isReady, setIsReady] = useState(false);
  const button = useRef<HTMLButtonElement>(null);

  const settings = useSearchSettings();
  const {indexName} = useSearchConfig();

  const load = useCallback(async (): Promise<void> => {
    if (isReady) {
      return;
    }
    if (!settings.isHosted) {
      import('@site/src/site/search/client/warm-up').then(
        ({warmUp}) => warmUp(settings, indexName),
        // The search box needs the same files and says what is wrong.
        () => undefined,
      );
    }
    const {default: Component} = await import(/* webpackChunkName: "doc-search" */ './DocSearch');
    setDocSearch(() => Component);
  }, [indexName, isReady, settings]);
  const open = useCallback(
    (query?: string) => {
      setRequest({query});
      showFailure();
      sayWhileSlow(load()).catch((error: unknown) => {
        console.warn('The search could not be loaded.', error);
        // Keys are the page's again, and the next try starts anew.
        setRequest(undefined);
        showFailure('The search');
      });
    },
    [load],
  );
  // Nobody has asked for the search yet: opening it tries again.
  const prepare = useCallback(() => void load().catch(() => undefined), [load]);
  const onReady = useCallback(() => setIsReady(true), []);

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
      <SearchButton ref={button} onIntent={prepare} onClick={() => open()} />
      {DocSearch && <DocSearch request={request} buttonRef={button} onReady={onReady} />}
    </>
  );
}
