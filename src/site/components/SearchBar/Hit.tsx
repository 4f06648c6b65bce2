import React, {type MouseEvent} from 'react';
import type {DocSearchModalProps} from '@docsearch/react';
import {useHistory} from '@docusaurus/router';
import {isRegexpStringMatch} from '@docusaurus/theme-common';
import HitBadges, {type Badges, HitKind} from './HitBadges';
import {useSearchConfig} from './use-search-config';

type HitProps = Parameters<NonNullable<DocSearchModalProps['hitComponent']>>[0];

/** Whether a click asks for the page in this tab, so that the router may take it. */
function opensHere(event: MouseEvent): boolean {
  return event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
}

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
          if (opensHere(event)) {
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
