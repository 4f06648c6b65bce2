import React, {type ReactNode} from 'react';
import {type Edition, editionLabels} from '@site/src/content/editions';

/** What a hit says beyond DocSearch's own fields; both are in every record. */
export type Badges = {version?: string; edition?: Edition | null};

/** The edition and the version that a hit belongs to. */
export default function HitBadges({version, edition}: Badges): ReactNode {
  return (
    <span className="search-badges">
      {edition && <span className={`search-badge search-badge--${edition}`}>{editionLabels[edition].text}</span>}
      {version && <span className="search-badge">{version}</span>}
    </span>
  );
}
