import React, {type ReactNode} from 'react';
import type {DocSearchModalProps} from '@docsearch/react';
import Link from '@docusaurus/Link';

type HitProps = Parameters<NonNullable<DocSearchModalProps['hitComponent']>>[0];

const editions: Record<string, string> = {core: 'Core', plus: 'JointJS+', both: 'Core and JointJS+'};

/** What a hit says beyond DocSearch's own fields; both are in every record. */
type OfLibrary = {version?: string; edition?: string | null};

/** The edition and the version that a hit belongs to. */
export function HitBadges({version, edition}: OfLibrary): ReactNode {
  return (
    <span className="search-badges">
      {edition && <span className={`search-badge search-badge--${edition}`}>{editions[edition]}</span>}
      {version && <span className="search-badge">{version}</span>}
    </span>
  );
}

/** One result of the modal. */
export default function Hit({hit, children}: HitProps): React.JSX.Element {
  return (
    <Link to={hit.url} className="search-hit">
      {children}
      <HitBadges {...(hit as OfLibrary)} />
    </Link>
  );
}
