import React, {type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useSearchResultUrlProcessor} from '@docusaurus/theme-search-algolia/client';
import type {Hit} from '@site/src/site/search/client/search-client';
import HitBadges, {HitKind} from '../SearchBar/HitBadges';

/** Text of the search client: escaped, but for the marks of matches. */
function Marked({html}: {html: string}): ReactNode {
  return <span dangerouslySetInnerHTML={{__html: html}} />;
}

/**
 * One result of the search page: its heading, what it is, the way to it, and the sentence that answers.
 *
 * @param version - the version that is searched; a hit names another
 */
export default function Result({hit, version}: {hit: Hit; version: string}): ReactNode {
  const toSitePath = useSearchResultUrlProcessor();
  const titles = Object.values(hit._highlightResult.hierarchy).map(({value}) => value);
  const snippet = hit._snippetResult?.content?.value;
  return (
    <article className="search-result">
      <h2 className="search-result__title">
        <Link to={toSitePath(hit.url ?? '/')}>
          <Marked html={titles.at(-1) ?? ''} />
        </Link>
        {hit.signature && (
          <code className="search-result__signature" translate="no">
            {hit.signature}
          </code>
        )}
      </h2>
      <div className="search-result__path">
        {titles.slice(0, -1).map((title, i) => (
          <Marked key={i} html={title} />
        ))}
        <HitKind kind={hit.kind} />
        <HitBadges version={hit.version} edition={hit.edition} current={version} />
      </div>
      {snippet && (
        <p className="search-result__text">
          <Marked html={snippet} />
        </p>
      )}
    </article>
  );
}
