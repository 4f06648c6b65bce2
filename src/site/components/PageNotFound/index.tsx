import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/NotFound/Content';
import {openSearch} from '@site/src/site/search/client/open-search';
import {useFoundPages} from './use-found-pages';
import styles from './styles.module.css';

/** The path that has no page; empty until the page runs in a browser, for one file serves every such path. */
function useMissingPath(): string {
  const {pathname} = useLocation();
  return useIsBrowser() ? pathname : '';
}

/** What a reader sees at a path without a page: the path, the nearest pages, the search. */
export default function PageNotFound({className}: Props): ReactNode {
  const path = useMissingPath();
  const {same, nearest} = useFoundPages(path);
  const home = useBaseUrl('/');
  const words =
    path
      .split('/')
      .at(-1)
      ?.replace(/[-_]|\.html?$/g, ' ') ?? '';
  return (
    <main className={clsx('container', styles.page, className)}>
      <PageMetadata title="Page not found" />
      <h1>Page not found</h1>
      <p>
        {path ? (
          <>
            There is no page at{' '}
            <code className={styles.path} translate="no">
              {path}
            </code>
            .
          </>
        ) : (
          'There is no page at this address.'
        )}
      </p>
      {same && (
        <p>
          This page is only in the documentation of {same.version}: <Link to={same.path}>{same.title}</Link>.
        </p>
      )}
      {nearest.length > 0 && (
        <nav aria-labelledby="nearest-pages">
          <h2 id="nearest-pages" className={styles.heading}>
            Pages with a similar address
          </h2>
          <ul className={styles.list}>
            {nearest.map((page) => (
              <li key={page.path}>
                <Link to={page.path}>{page.title}</Link>
                <span className={styles.where}>
                  {page.path} · {page.version}
                </span>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <p className={styles.actions}>
        <button type="button" className="button button--primary" onClick={() => openSearch(words.trim())}>
          Search the documentation
        </button>
        <Link className="button button--secondary" to={home}>
          Go to the home page
        </Link>
      </p>
    </main>
  );
}
