import React, {type ReactNode} from 'react';
import {type Edition, editionLabels} from '@site/src/common/editions';
import type {Kind} from '@site/src/site/search/client/search-client';
import {useSearchedVersion} from './use-searched-version';

/** What a hit says beyond DocSearch's own fields. Searches that were stored by an older release lack the last two. */
export type Badges = {version?: string; edition?: Edition | null; kind?: Kind; signature?: string};

/** The words for kinds; those that need none say what they are by their place. */
const kindLabels: Partial<Record<Kind, string>> = {
  guide: 'Guide',
  demo: 'Live demo',
  glossary: 'Glossary',
  release: 'Release note',
  class: 'API',
  method: 'Method',
  function: 'Function',
  property: 'Property',
  event: 'Event',
  option: 'Option',
  type: 'Type',
  attribute: 'Attribute',
  error: 'Error',
  reference: 'API',
};

/** What kind of place a hit leads to. */
export function HitKind({kind}: Pick<Badges, 'kind'>): ReactNode {
  const label = kind && kindLabels[kind];
  return label && <span className={`search-kind search-kind--${kind}`}>{label}</span>;
}

/** The edition and the version of a hit, where they are not what readers expect. */
export default function HitBadges({version, edition, current}: Badges & {current?: string}): ReactNode {
  const searched = useSearchedVersion().label;
  const isOther = version !== undefined && version !== (current ?? searched);
  return (
    <span className="search-badges">
      {edition && edition !== 'core' && (
        <span className={`search-badge search-badge--${edition}`}>{editionLabels[edition].text}</span>
      )}
      {isOther && <span className="search-badge">{version}</span>}
    </span>
  );
}
