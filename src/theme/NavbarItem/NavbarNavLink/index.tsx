// Change: activeBasePath and activeBaseRegex decide for items of every type; the theme ignores them for pages and sidebars.
import React, {type ReactNode} from 'react';
import NavbarNavLink from '@theme-original/NavbarItem/NavbarNavLink';
import type {Props} from '@theme/NavbarItem/NavbarNavLink';

export default function NavbarNavLinkWrapper({isActive, ...props}: Props): ReactNode {
  const isConfigured = props.activeBasePath !== undefined || props.activeBaseRegex !== undefined;
  return <NavbarNavLink {...props} {...(!isConfigured && isActive && {isActive})} />;
}
