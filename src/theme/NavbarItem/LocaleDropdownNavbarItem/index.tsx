// Change: keeps query and hash when the page was loaded with them; the server, which renders one file for all of them, knows neither.
import React, {type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import LocaleDropdownNavbarItem from '@theme-original/NavbarItem/LocaleDropdownNavbarItem';
import type {Props} from '@theme/NavbarItem/LocaleDropdownNavbarItem';

export default function LocaleDropdownNavbarItemWrapper(props: Props): ReactNode {
  // React keeps the server's attributes when it takes a page over. Another key makes it render the links anew.
  return <LocaleDropdownNavbarItem key={String(useIsBrowser())} {...props} />;
}
