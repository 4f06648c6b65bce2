import React, {type ReactNode} from 'react';

const editions: Record<string, string> = {core: 'Core', plus: 'JointJS+', both: 'Core and JointJS+'};

/** What a hit says beyond DocSearch's own fields; both are in every record. */
export type Badges = {version?: string; edition?: string | null};

/** The edition and the version that a hit belongs to. */
export default function HitBadges({version, edition}: Badges): ReactNode {
  return (
    <span className="search-badges">
      {edition && <span className={`search-badge search-badge--${edition}`}>{editions[edition]}</span>}
      {version && <span className="search-badge">{version}</span>}
    </span>
  );
}
