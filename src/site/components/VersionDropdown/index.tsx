import React, {type ReactNode} from 'react';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type {LinkLikeNavbarItemProps} from '@theme/NavbarItem';
import DesktopMenu from './DesktopMenu';
import MobileMenu from './MobileMenu';
import {useVersionTargets} from './use-version-targets';
import type {VersionsConfig} from './version-targets';

type Props = {
  docsPluginId?: string;
  mobile?: boolean;
  position?: 'left' | 'right';
  onClick?: () => void;
  /** Items above and below the versions: links or raw HTML. */
  dropdownItemsBefore: LinkLikeNavbarItemProps[];
  dropdownItemsAfter: LinkLikeNavbarItemProps[];
  versions?: VersionsConfig;
};

/**
 * The navbar item `docsVersionDropdown`: leads to the page being read in each version, with query and hash.
 *
 * @throws when `versions` names a version that does not exist
 */
export default function VersionDropdown({
  docsPluginId,
  mobile = false,
  position,
  onClick,
  dropdownItemsBefore: before,
  dropdownItemsAfter: after,
  versions,
}: Props): ReactNode {
  const {targets, current, choose, storageKey} = useVersionTargets(docsPluginId, versions);
  if (!current) {
    return null;
  }
  if (before.length + targets.length + after.length === 1) {
    return <DefaultNavbarItem mobile={mobile} position={position} label={current.label} to={current.to} />;
  }
  const menu = {targets, current, before, after, onChoose: choose, storageKey};
  return mobile ? <MobileMenu {...menu} onNavigate={onClick} /> : <DesktopMenu {...menu} />;
}
