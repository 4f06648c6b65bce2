// Change: the items of the sidebar come in a file of their own; until they are loaded there are none.
import React, {type ReactNode} from 'react';
import {DocsSidebarProvider, useDocsSidebar, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import DocRootLayout from '@theme-original/DocRoot/Layout';
import type {Props} from '@theme/DocRoot/Layout';
import {useLateItems} from '@site/src/components/LateSidebar/late-items';

export default function DocRootLayoutWrapper(props: Props): ReactNode {
  const {pluginId, version} = useDocsVersion();
  const sidebar = useDocsSidebar();
  const items = useLateItems(sidebar ? `${pluginId}/${version}/${sidebar.name}` : undefined, sidebar?.items);
  return (
    <DocsSidebarProvider name={sidebar?.name} items={items}>
      <DocRootLayout {...props} />
    </DocsSidebarProvider>
  );
}
