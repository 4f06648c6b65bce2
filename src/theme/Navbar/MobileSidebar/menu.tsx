// The part of the menu that is loaded late.
import React, {type ReactNode} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import Menu from '@theme-original/Navbar/MobileSidebar';
import {useModalMenu} from '@site/src/site/components/NavbarMenu/use-modal-menu';

/** The theme's menu of narrow windows, which keeps the focus while it is open. */
export default function NavbarMenu(): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  useModalMenu(shown, toggle);
  return <Menu />;
}
