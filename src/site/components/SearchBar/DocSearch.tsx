import React, {type ReactNode, type RefObject, useCallback, useEffect, useState} from 'react';
import {createPortal} from 'react-dom';
import {onOpenSearch} from '@site/src/site/search/client/open-search';
import Modal from './Modal';
import {plainKey} from '../../keys/own-key';
import {isOnSearchButton, isSearchCommand, opensSearch, typedCharacter} from '../../keys/search-keys';
import {useSearchBackend} from './use-search-backend';
import {useSearchClient} from './use-search-client';
import {useSearchConfig} from './use-search-config';
import {useSearchParameters} from './use-search-parameters';

/** To open the modal, with an initial query or none. */
export type OpenRequest = {query?: string};

export type Props = {
  /** The last request to open the modal; undefined: there was none. */
  request?: OpenRequest;
  /** The search button; it gets the focus back when the modal closes. */
  buttonRef: RefObject<HTMLButtonElement | null>;
  /** Called when this listens to keys itself. */
  onReady: () => void;
};

/** The first query makes the embedded engine load; nobody waits for its answer. */
function useWarmUp(): void {
  const client = useSearchClient();
  const {isHosted} = useSearchBackend();
  const {indexName} = useSearchConfig();
  const {facetFilters} = useSearchParameters();
  const filters = JSON.stringify(facetFilters);
  useEffect(() => {
    if (!isHosted) {
      const request = {indexName, query: '', facetFilters: JSON.parse(filters) as string[]};
      // What fails here is reported when the reader searches.
      client.query([request]).catch(() => undefined);
    }
  }, [client, isHosted, indexName, filters]);
}

/** The keys that open and close the modal. DocSearch's own take keys of the browser and of input methods as well. */
function useKeys(isOpen: boolean, open: (query?: string) => void, close: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      // The list of results uses Escape, too. Without a code, as from some virtual keyboards, it is for the box alone.
      const isEscape = plainKey(event) !== undefined && event.code === 'Escape';
      if (isOpen && (isSearchCommand(event) || isEscape)) {
        event.preventDefault();
        close();
      }
      const typed = isOnSearchButton() ? typedCharacter(event) : undefined;
      if (!isOpen && (typed !== undefined || opensSearch(event))) {
        // What was typed goes into the search box as its initial query, not a second time by itself.
        event.preventDefault();
        open(typed);
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, open, close]);
}

/** The part of the search bar that is loaded on demand: DocSearch's shortcuts and, while it is open, its modal. */
export default function DocSearch({request, buttonRef, onReady}: Props): ReactNode {
  const [opened, setOpened] = useState<OpenRequest | undefined>(request);
  const [lastRequest, setLastRequest] = useState(request);
  if (request !== lastRequest) {
    setLastRequest(request);
    setOpened(request);
  }
  const open = useCallback((query?: string) => setOpened({query}), []);
  const close = useCallback(() => {
    setOpened(undefined);
    buttonRef.current?.focus();
  }, [buttonRef]);

  useWarmUp();
  useKeys(opened !== undefined, open, close);
  useEffect(() => {
    const stop = onOpenSearch(open);
    onReady();
    return stop;
  }, [open, onReady]);

  return opened && createPortal(<Modal initialQuery={opened.query || undefined} onClose={close} />, document.body);
}
