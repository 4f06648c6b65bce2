// Change: our own version dropdown: keeps path, query and hash, says where a page does not exist, and works by keyboard and screen reader.
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
  /** Links above and below the versions. */
  dropdownItemsBefore: LinkLikeNavbarItemProps[];
  dropdownItemsAfter: LinkLikeNavbarItemProps[];
  versions?: VersionsConfig;
};

/** The navbar item `docsVersionDropdown`. */
export default function DocsVersionDropdownNavbarItem({
  docsPluginId,
  mobile = false,
  position,
  onClick,
  dropdownItemsBefore,
  dropdownItemsAfter,
  versions,
}: Props): ReactNode {
  const {targets, current, choose} = useVersionTargets(docsPluginId, versions);
  const before = dropdownItemsBefore as {label?: string; href?: string; to?: string}[];
  const after = dropdownItemsAfter as {label?: string; href?: string; to?: string}[];
  if (!current) {
    return null;
  }
  if (before.length + targets.length + after.length === 1) {
    return <DefaultNavbarItem mobile={mobile} position={position} label={current.label} to={current.to} />;
  }
  const menu = {targets, current, before, after, onChoose: choose};
  return mobile ? <MobileMenu {...menu} onNavigate={onClick} /> : <DesktopMenu {...menu} />;
}
