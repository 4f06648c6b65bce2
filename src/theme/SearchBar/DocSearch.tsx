import React, {type ReactNode, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState} from 'react';
import {createPortal} from 'react-dom';
import {DocSearchButton, DocSearchModal, type DocSearchModalProps, useDocSearchKeyboardEvents} from '@docsearch/react';
import docSearchStyles from '@docsearch/css/dist/modal.css?raw';
import {useHistory} from '@docusaurus/router';
import {isRegexpStringMatch} from '@docusaurus/theme-common';
import {useAlgoliaThemeConfig, useSearchResultUrlProcessor} from '@docusaurus/theme-search-algolia/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import translations from '@theme/SearchTranslations';
import {withLastingErrors} from '@site/src/search/client/lasting-errors';
import {onOpenSearch} from '@site/src/search/client/open-search';
import Hit from './Hit';
import {withEscapedTexts, withPlace} from './hit-place';
import {missingResultsUrl} from './missing-results';
import modalStyles from './modal.css?raw';
import {mendModal} from './modal-semantics';
import ResultsFooter from './ResultsFooter';
import {useSearchParameters} from './search-parameters';
import {typedCharacter} from './shortcuts';
import {useSearchBackend} from './use-search-backend';
import {useSearchClient} from './use-search-client';
import {useSearchedVersion} from './use-searched-version';

/** To open the modal, with an initial query or none. */
export type OpenRequest = {query?: string};

export type Props = {
  /** What the reader asked for while this was loading; undefined: only to load. */
  request?: OpenRequest;
  /** Did the button that this one replaces have the focus? */
  focusButton: boolean;
  /** Called when this listens to keys itself. */
  onReady: () => void;
};

/** The first query makes the embedded engine load; nobody waits for its answer. */
function useWarmUp(): void {
  const client = useSearchClient();
  const {isHosted} = useSearchBackend();
  const {indexName} = useAlgoliaThemeConfig().algolia;
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

/** A transport that ends in DocSearch's error screen, and what that says when `npm start` has no index. */
function useTransport() {
  const client = useSearchClient();
  const {isDevelopment} = useSearchBackend();
  const {docusaurusVersion} = useDocusaurusContext().siteMetadata;
  const [isIndexMissing, setIsIndexMissing] = useState(false);
  const transformSearchClient = useCallback<NonNullable<DocSearchModalProps['transformSearchClient']>>(() => {
    client.addAlgoliaAgent('docusaurus', docusaurusVersion);
    const search = (parameters: Parameters<typeof client.search>[0]) => {
      const answer = client.search(parameters);
      answer.then(
        () => setIsIndexMissing(false),
        (error: unknown) => setIsIndexMissing(isDevelopment && (error as {status?: number}).status === 404),
      );
      return withLastingErrors(answer);
    };
    return {...client, search: search};
  }, [client, docusaurusVersion, isDevelopment]);
  const errorScreen = isIndexMissing
    ? {
        titleText: 'There is no search index yet',
        helpText: 'Run "npm run build" once: "npm start" searches the pages of the last build.',
      }
    : translations.modal?.errorScreen;
  return {transformSearchClient, errorScreen};
}

function useNavigator(): DocSearchModalProps['navigator'] {
  const history = useHistory();
  const {externalUrlRegex} = useAlgoliaThemeConfig().algolia;
  return useMemo(
    () => ({
      navigate({itemUrl}) {
        if (isRegexpStringMatch(externalUrlRegex, itemUrl)) {
          window.location.href = itemUrl;
        } else {
          history.push(itemUrl);
        }
      },
    }),
    [externalUrlRegex, history],
  );
}

/** How many hits below one heading of level 0 the modal shows. */
const maxResultsPerGroup = 5;

function Modal({initialQuery, onClose}: {initialQuery?: string; onClose: () => void}): ReactNode {
  const {appId, apiKey, indexName} = useAlgoliaThemeConfig().algolia;
  const {repositoryUrl} = useDocusaurusContext().siteConfig.customFields as {repositoryUrl?: string};
  const toSitePath = useSearchResultUrlProcessor();
  const version = useSearchedVersion();
  const {transformSearchClient, errorScreen} = useTransport();
  // Kept: with another one DocSearch begins anew and goes back to its initial query.
  const transformItems = useCallback<NonNullable<DocSearchModalProps['transformItems']>>(
    (items) => items.map((item) => withPlace(withEscapedTexts({...item, url: toSitePath(item.url)}))),
    [toSitePath],
  );
  useLayoutEffect(mendModal, []);
  return (
    <DocSearchModal
      appId={appId}
      apiKey={apiKey}
      indexName={indexName}
      placeholder={translations.placeholder}
      initialQuery={initialQuery}
      initialScrollY={window.scrollY}
      searchParameters={useSearchParameters()}
      maxResultsPerGroup={maxResultsPerGroup}
      onClose={onClose}
      navigator={useNavigator()}
      hitComponent={Hit}
      resultsFooterComponent={({state}) => (
        <ResultsFooter
          query={state.query}
          count={Number(state.context.nbHits)}
          version={version.isLast ? '' : `&version=${version.name}`}
          onClose={onClose}
        />
      )}
      getMissingResultsUrl={
        repositoryUrl ? ({query}) => missingResultsUrl(repositoryUrl, query, version.label) : undefined
      }
      transformItems={transformItems}
      transformSearchClient={transformSearchClient}
      translations={{...translations.modal, errorScreen}}
    />
  );
}

/** DocSearch's button and, while it is open, its modal. */
export default function DocSearch({request, focusButton, onReady}: Props): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState<OpenRequest | undefined>(request);
  const [lastRequest, setLastRequest] = useState(request);
  if (request !== lastRequest) {
    // Asked for before this listened to keys.
    setLastRequest(request);
    setOpened(request);
  }
  const open = useCallback((query?: string) => setOpened({query}), []);
  const close = useCallback(() => {
    setOpened(undefined);
    button.current?.focus();
  }, []);

  useWarmUp();
  useLayoutEffect(() => {
    if (focusButton) {
      button.current?.focus();
    }
  }, [focusButton]);
  useDocSearchKeyboardEvents({
    isOpen: opened !== undefined,
    onOpen: open,
    onClose: close,
    searchButtonRef: button,
    onInput: (event) => {
      // DocSearch reports every letter key here, Ctrl+F and Ctrl+K among them.
      const typed = typedCharacter(event);
      if (typed) {
        // The key goes into the search box as its initial query, not a second time by itself.
        event.preventDefault();
        open(typed);
      }
    },
  });
  useEffect(() => {
    const stop = onOpenSearch(open);
    onReady();
    return stop;
  }, [open, onReady]);

  return (
    <>
      <style href="docsearch-modal" precedence="low">
        {docSearchStyles + modalStyles}
      </style>
      <DocSearchButton ref={button} onClick={() => open()} translations={translations.button} />
      {opened && createPortal(<Modal initialQuery={opened.query || undefined} onClose={close} />, document.body)}
    </>
  );
}
