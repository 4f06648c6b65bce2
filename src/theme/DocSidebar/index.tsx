// Change: loads closed categories when the reader comes to the sidebar, and scrolls to the entry of the page; see `src/site/components/Sidebar`.
import React, {type ReactNode, useEffect, useSyncExternalStore} from 'react';
import {useDocsSidebar, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {loadSidebars, subscribe, wholeSidebar} from '@site/src/site/components/Sidebar/known-sidebars';
import {placeSidebar} from '@site/src/site/components/Sidebar/sidebar-place';
import {whenWanted} from '@site/src/site/components/WhenWanted/when-wanted';
import DocSidebar from '@theme-original/DocSidebar';
import type {Props} from '@theme/DocSidebar';

export default function LazyDocSidebar({sidebar, ...props}: Props): ReactNode {
  const {path} = props;
  const version = useDocsVersion();
  const name = useDocsSidebar()?.name;
  const whole = useSyncExternalStore(
    subscribe,
    () => wholeSidebar(version, name),
    () => undefined,
  );
  const isWhole = whole !== undefined;
  useEffect(
    () =>
      isWhole
        ? undefined
        : whenWanted({
            near: '.theme-doc-sidebar-container, .navbar__toggle',
            clicks: '.menu__list-item-collapsible, .navbar__toggle',
            load: () => loadSidebars(version),
          }),
    [isWhole, version],
  );
  useEffect(() => placeSidebar(path), [path]);
  return <DocSidebar {...props} sidebar={whole ?? sidebar} />;
}
