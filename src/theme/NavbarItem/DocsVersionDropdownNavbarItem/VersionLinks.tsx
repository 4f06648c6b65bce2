import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import IconExternalLink from '@theme/Icon/ExternalLink';
import type {VersionTarget} from './version-targets';
import styles from './styles.module.css';

export type MenuProps = {
  targets: VersionTarget[];
  /** The version that the button shows. */
  current: VersionTarget;
  before: {label?: string; href?: string; to?: string}[];
  after: {label?: string; href?: string; to?: string}[];
  onChoose: (target: VersionTarget) => void;
};

type Props = Omit<MenuProps, 'current'> & {
  linkClassName: string;
  activeClassName: string;
  onNavigate?: () => void;
};

function OtherLinks({items, className}: {items: MenuProps['before']; className: string}): ReactNode {
  return items.map(({label, href, to}) => (
    <li key={label}>
      <Link className={className} to={to ?? href}>
        {label}
        {href && <IconExternalLink />}
      </Link>
    </li>
  ));
}

/** The links of the menu, the same on desktop and in the side panel. */
export default function VersionLinks({
  targets,
  before,
  after,
  onChoose,
  onNavigate,
  linkClassName,
  activeClassName,
}: Props): ReactNode {
  return (
    <>
      <OtherLinks items={before} className={linkClassName} />
      {targets.map((target) => (
        <li key={target.name}>
          <Link
            className={clsx(linkClassName, target.isActive && activeClassName)}
            to={target.to}
            aria-current={target.isActive ? 'true' : undefined}
            onClick={() => {
              onChoose(target);
              onNavigate?.();
            }}>
            {target.label}
            {!target.hasPage && (
              <span className={styles.note}>
                {' '}
                This page is not in {target.label}. Opens <span className={styles.path}>{target.to}</span>
              </span>
            )}
          </Link>
        </li>
      ))}
      <OtherLinks items={after} className={linkClassName} />
    </>
  );
}
