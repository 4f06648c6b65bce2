// Change: until its items are loaded, a sidebar is the server's HTML, and a reader's first interest loads them.
import React, {type ReactNode, memo} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import DocSidebarItems from '@theme-original/DocSidebarItems';
import type {Props} from '@theme/DocSidebarItems';
import LateSidebar from '@site/src/components/LateSidebar';

function Sidebar(props: Props): ReactNode {
  const {shown} = useNavbarMobileSidebar();
  // A sidebar in the mobile menu closes the menu with its links.
  const onFollow = (): void => props.onItemClick?.({type: 'link', label: '', href: ''});
  return (
    <LateSidebar isWaiting={props.items.length === 0} isWanted={shown} onFollow={onFollow}>
      <DocSidebarItems {...props} />
    </LateSidebar>
  );
}

function DocSidebarItemsWrapper(props: Props): ReactNode {
  return props.level === 1 ? <Sidebar {...props} /> : <DocSidebarItems {...props} />;
}

export default memo(DocSidebarItemsWrapper);
