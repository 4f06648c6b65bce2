import React, {type MouseEvent, type ReactNode} from 'react';
import type {DocSearchModalProps} from '@docsearch/react';
import {useHistory} from '@docusaurus/router';
import {isRegexpStringMatch} from '@docusaurus/theme-common';
import {useAlgoliaThemeConfig} from '@docusaurus/theme-search-algolia/client';
import {type Edition, editionLabels} from '@site/src/content/editions';

type HitProps = Parameters<NonNullable<DocSearchModalProps['hitComponent']>>[0];

/** What a hit says beyond DocSearch's own fields; both are in every record. */
type OfLibrary = {version?: string; edition?: Edition | null};

/** The edition and the version that a hit belongs to. */
export function HitBadges({version, edition}: OfLibrary): ReactNode {
  return (
    <span className="search-badges">
      {edition && <span className={`search-badge search-badge--${edition}`}>{editionLabels[edition].text}</span>}
      {version && <span className="search-badge">{version}</span>}
    </span>
  );
}

/** Whether a click asks for the page in this tab, so that the router may take it. */
function opensHere(event: MouseEvent): boolean {
  return event.button === 0 && !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
}

/**
 * One result of the modal. Docusaurus's own link would fetch the pages of all
 * results as soon as they are seen, with every key; this one does so on hover.
 */
export default function Hit({hit, children}: HitProps): React.JSX.Element {
  const history = useHistory();
  const {externalUrlRegex} = useAlgoliaThemeConfig().algolia;
  const byRouter = isRegexpStringMatch(externalUrlRegex, hit.url)
    ? {}
    : {
        onMouseEnter: () => void window.docusaurus.prefetch(hit.url),
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
      <HitBadges {...(hit as OfLibrary)} />
    </a>
  );
}
