import React, {type ReactNode, useCallback, useLayoutEffect, useMemo, useState} from 'react';
import {DocSearchModal, type DocSearchModalProps} from '@docsearch/react';
import docSearchStyles from '@docsearch/css/dist/modal.css?raw';
import {useHistory} from '@docusaurus/router';
import {isRegexpStringMatch} from '@docusaurus/theme-common';
import {useSearchResultUrlProcessor} from '@docusaurus/theme-search-algolia/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {mendStoredSearches} from '@site/src/site/search/client/stored-searches';
import {holdEnter} from './box-answers';
import Hit from './Hit';
import {asHeadingHit, withEscapedTexts} from './hit-place';
import {missingResultsUrl} from './missing-results';
import modalStyles from './modal.css?raw';
import {mendModal, watchList} from './modal-semantics';
import ModalHelp from './ModalHelp';
import ResultsFooter from './ResultsFooter';
import {watchTaskKeys} from './task-keys';
import {useSearchBackend} from './use-search-backend';
import {useSearchConfig} from './use-search-config';
import {useSearchParameters} from './use-search-parameters';
import {useSearchedVersion} from './use-searched-version';
import {useModalTranslations} from './use-translations';
import {useTransport} from './use-transport';

type Props = {
  /** What the search box holds at first. */
  initialQuery?: string;
  onClose: () => void;
};

/** How many hits below one heading of level 0 the modal shows, unless the configuration says otherwise. */
const defaultResultsPerGroup = 5;

function useNavigator(): DocSearchModalProps['navigator'] {
  const history = useHistory();
  const {externalUrlRegex} = useSearchConfig();
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

/** The open search modal: DocSearch's, with the settings, the search client and the hits of this site. */
export default function Modal({initialQuery, onClose}: Props): ReactNode {
  const config = useSearchConfig();
  const {isHosted} = useSearchBackend();
  const repositoryUrl = useDocusaurusContext().siteConfig.customFields?.repositoryUrl as string | undefined;
  const toSitePath = useSearchResultUrlProcessor();
  const version = useSearchedVersion();
  const {transformSearchClient, errorScreen} = useTransport();
  const {placeholder, texts} = useModalTranslations();
  // The same function for each render: with a new one DocSearch starts over from its initial query.
  const transformItems = useCallback<NonNullable<DocSearchModalProps['transformItems']>>(
    (items) => items.map((item) => asHeadingHit(withEscapedTexts({...item, url: toSitePath(item.url)}))),
    [toSitePath],
  );
  // Before DocSearch reads them, which it does when it renders.
  useState(() => mendStoredSearches(config.indexName));
  useLayoutEffect(mendModal, []);
  useLayoutEffect(watchList, []);
  useLayoutEffect(holdEnter, []);
  useLayoutEffect(watchTaskKeys, []);
  return (
    <>
      <style href="docsearch-modal" precedence="low">
        {docSearchStyles + modalStyles}
      </style>
      <DocSearchModal
        appId={config.appId}
        apiKey={config.apiKey}
        indexName={config.indexName}
        placeholder={placeholder}
        initialQuery={initialQuery ?? config.initialQuery}
        initialScrollY={window.scrollY}
        searchParameters={useSearchParameters()}
        maxResultsPerGroup={config.maxResultsPerGroup ?? defaultResultsPerGroup}
        disableUserPersonalization={config.disableUserPersonalization}
        // Without the hosted service there is nobody to send events to.
        insights={isHosted && config.insights}
        onClose={onClose}
        navigator={useNavigator()}
        hitComponent={Hit}
        resultsFooterComponent={
          config.searchPagePath
            ? ({state}) => <ResultsFooter query={state.query} count={Number(state.context.nbHits)} onClose={onClose} />
            : undefined
        }
        getMissingResultsUrl={
          repositoryUrl ? ({query}) => missingResultsUrl(repositoryUrl, query, version.label) : undefined
        }
        transformItems={transformItems}
        transformSearchClient={transformSearchClient}
        translations={errorScreen ? {...texts, errorScreen} : texts}
      />
      <ModalHelp onClose={onClose} />
    </>
  );
}
