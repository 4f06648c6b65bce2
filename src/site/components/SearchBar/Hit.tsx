import React, {type MouseEvent} from 'react';
import type {DocSearchModalProps} from '@docsearch/react';
import {useHistory} from '@docusaurus/router';
import {isRegexpStringMatch} from '@docusaurus/theme-common';
import {isModified} from '@site/src/site/keys/is-modified';
import HitBadges, {type Badges, HitKind} from './HitBadges';
import {useSearchConfig} from './use-search-config';

type HitProps = Parameters<NonNullable<DocSearchModalProps['hitComponent']>>[0];

/**
 * One result of the modal. Docusaurus's own link would prefetch for all results as
 * soon as they are seen, with every key; the page of this one is loaded when the
 * reader points at it, as with any link.
 */
export default function Hit({hit, children}: HitProps): React.JSX.Element {
  const history = useHistory();
  const {kind, signature} = hit as Badges;
  const snippet = (hit as {_snippetResult?: {content?: {value: string}}})._snippetResult?.content?.value;
  const {externalUrlRegex} = useSearchConfig();
  const byRouter = isRegexpStringMatch(externalUrlRegex, hit.url)
    ? {}
    : {
        onClick: (event: MouseEvent) => {
          if (!isModified(event)) {
            event.preventDefault();
            history.push(hit.url);
          }
        },
      };
  return (
    <a href={hit.url} className="search-hit" {...byRouter}>
      {children}
      {signature && (
        <code className="search-hit__signature" translate="no">
          {signature}
        </code>
      )}
      <HitKind kind={kind} />
      <HitBadges {...(hit as Badges)} />
      {/* Stored searches come without snippets. Below the name of a page, DocSearch shows the text itself. */}
      {snippet && hit.type !== 'lvl1' && (
        <span className="search-hit__text" dangerouslySetInnerHTML={{__html: snippet}} />
      )}
    </a>
  );
}
