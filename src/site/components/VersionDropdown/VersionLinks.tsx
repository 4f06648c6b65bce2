import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import NavbarItem, {type LinkLikeNavbarItemProps} from '@theme/NavbarItem';
import {isModified} from '@site/src/site/keys/is-modified';
import type {VersionTarget} from './version-targets';
import styles from './styles.module.css';

export type MenuProps = {
  targets: VersionTarget[];
  /** The version that the button shows. */
  current: VersionTarget;
  /** Items of the configuration above and below the versions. */
  before: LinkLikeNavbarItemProps[];
  after: LinkLikeNavbarItemProps[];
  onChoose: (target: VersionTarget) => void;
  /** Where `onChoose` stores the name of a version. */
  storageKey: string;
};

type Props = Omit<MenuProps, 'current'> & {
  /** In the side panel? */
  mobile: boolean;
  linkClassName: string;
  activeClassName: string;
  onNavigate?: () => void;
};

function OtherItems({items, ...shared}: {items: LinkLikeNavbarItemProps[]} & ItemProps): ReactNode {
  return items.map((item, index) => <NavbarItem key={index} isDropdownItem {...shared} {...item} />);
}

/** What all items of the menu get. */
type ItemProps = {mobile: boolean; activeClassName: string; onClick?: () => void};

/** The links of the menu, the same on desktop and in the side panel. */
export default function VersionLinks({
  targets,
  before,
  after,
  onChoose,
  storageKey,
  onNavigate,
  mobile,
  linkClassName,
  activeClassName,
}: Props): ReactNode {
  const shared = {mobile, activeClassName, onClick: onNavigate};
  return (
    <>
      <OtherItems items={before} {...shared} />
      {targets.map((target) => (
        <li key={target.name}>
          <Link
            className={clsx(linkClassName, target.isActive && activeClassName)}
            to={target.to}
            aria-current={target.isActive ? 'true' : undefined}
            // The boot script stores it when the link is followed before the app is there.
            data-stores={`${storageKey}=${target.name}`}
            // A click that opens another tab or window changes nothing here.
            onClick={(event) => {
              if (!isModified(event)) {
                onChoose(target);
                onNavigate?.();
              }
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
      <OtherItems items={after} {...shared} />
    </>
  );
}
