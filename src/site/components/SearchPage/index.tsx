import React, {type ReactNode, useEffect, useRef} from 'react';
import Head from '@docusaurus/Head';
import {PageMetadata, usePluralForm, useSearchLinkCreator, useSearchQueryString} from '@docusaurus/theme-common';
import Translate, {translate} from '@docusaurus/Translate';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {otherWays, popularTasks} from '../SearchBar/popular-tasks';
import TaskLinks from '../SearchBar/TaskLinks';
import {useIsVersioned} from '../SearchBar/use-searched-version';
import {isCoreOnly} from '../CoreOnly/is-core-only';
import NearestPages from './NearestPages';
import Result from './Result';
import searchPageStyles from './search-page.css?raw';
import {type Results, useResults} from './use-results';
import {useVersion} from './use-version';

function titleOf(query: string): string {
  return query
    ? translate({id: 'theme.SearchPage.existingResultsTitle', message: 'Search results for "{query}"'}, {query})
    : translate({id: 'theme.SearchPage.emptyResultsTitle', message: 'Search the documentation'});
}

/** Calls back when the reader scrolls near it. */
function More({onVisible}: {onVisible: () => void}): ReactNode {
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onVisible(), {
      rootMargin: '300px',
    });
    if (element.current) {
      observer.observe(element.current);
    }
    return () => observer.disconnect();
  }, [onVisible]);
  return (
    <div ref={element} className="search-page__more">
      <Translate id="theme.SearchPage.fetchingNewResults">Fetching new results...</Translate>
    </div>
  );
}

/**
 * How the search goes, in words; read out when it changes.
 *
 * @param place - where the search looks, such as ` in 4.1`; empty when there is only one place
 */
function Status({results, query, place}: {results: Results; query: string; place: string}): ReactNode {
  const {selectMessage} = usePluralForm();
  const {status, count} = results;
  let text = '';
  if (status === 'loading') {
    text = 'Searching…';
  } else if (status === 'loaded' && count > 0) {
    const message = translate({id: 'site.SearchPage.results.plurals', message: 'One result|{count} results'}, {count});
    text = `${selectMessage(count, message)}${place}`;
  } else if (status === 'loaded') {
    text = `No results for "${query}"${place}`;
  }
  return (
    <p className="search-page__status" role="status">
      {text}
    </p>
  );
}

/** The content of the page at `/search`: `q` is the query, `version` the docs version. */
export default function SearchPage(): ReactNode {
  const [asked, setQuery] = useSearchQueryString();
  // The built page, and its first render, know of no query.
  const isBrowser = useIsBrowser();
  const query = isBrowser ? asked : '';
  const {version, versions, tags, setVersion} = useVersion();
  const isVersioned = useIsVersioned();
  const {results, fetchMore, tryAgain} = useResults(query, tags);
  const searchLink = useSearchLinkCreator();
  const title = titleOf(query);
  const edition = isBrowser && isCoreOnly() ? ', without pages of JointJS+' : '';
  const place = `${isVersioned ? ` in ${version.label}` : ''}${edition}`;
  const others = isVersioned ? versions.filter(({name}) => name !== version.name) : [];
  return (
    <>
      <PageMetadata title={title} />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <style href="search-page" precedence="low">
        {searchPageStyles}
      </style>
      <main className="container search-page">
        <h1>{title}</h1>
        <form role="search" onSubmit={(event) => event.preventDefault()}>
          <input
            type="search"
            name="q"
            className="search-page__input"
            maxLength={64}
            value={query}
            autoComplete="off"
            placeholder={translate({id: 'theme.SearchPage.inputPlaceholder', message: 'Type your search here'})}
            aria-label={translate({id: 'theme.SearchPage.inputLabel', message: 'Search'})}
            onChange={(event) => setQuery(event.target.value)}
          />
          {isVersioned && (
            <select
              className="search-page__version"
              aria-label="Version"
              value={version.label}
              onChange={(event) => setVersion(event.target.value)}>
              {versions.map(({name, label}) => (
                <option key={name}>{label}</option>
              ))}
            </select>
          )}
        </form>
        <noscript>
          <p>
            The search needs JavaScript. Without JavaScript, open Learn or API Reference above: the sidebar of each
            section lists all its pages.
          </p>
        </noscript>
        <Status results={results} query={query} place={place} />
        {results.status === 'error' && (
          <div role="alert" className="search-page__error">
            <p>
              <strong>Unable to fetch results</strong>
              <br />
              You might want to check your network connection.
            </p>
            <button type="button" className="button button--primary" onClick={tryAgain}>
              Try again
            </button>
          </div>
        )}
        {results.status === 'loaded' && results.count === 0 && (
          <p>
            Check the spelling, or use fewer words.
            {others.map(({name, label}) => (
              <React.Fragment key={name}>
                {' '}
                <Link to={`${searchLink(query)}&version=${encodeURIComponent(label)}`}>Search {label} instead</Link>.
              </React.Fragment>
            ))}
          </p>
        )}
        {results.status === 'loaded' && results.count === 0 && (
          <>
            <NearestPages query={query} version={version} />
            <TaskLinks title="Other ways to find it" tasks={otherWays} version={version} />
          </>
        )}
        {isBrowser && query.trim() === '' && <TaskLinks title="Popular tasks" tasks={popularTasks} version={version} />}
        {results.hits.map((hit) => (
          <Result key={hit.objectID} hit={hit} version={version.label} />
        ))}
        {results.status === 'loaded' && results.hasMore && <More onVisible={fetchMore} />}
      </main>
    </>
  );
}
