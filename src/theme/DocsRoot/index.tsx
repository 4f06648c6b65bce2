// Change: the addresses and marks of the layout are right on a path without a page; one file, 404.html, serves all such paths.
import React, {type ReactNode} from 'react';
import {useActiveDocContext, useActivePlugin} from '@docusaurus/plugin-content-docs/client';
import useIsBrowser from '@docusaurus/useIsBrowser';
import DocsRoot from '@theme-original/DocsRoot';
import type {Props} from '@theme/DocsRoot';

export default function DocsRootWrapper(props: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const {activeDoc} = useActiveDocContext(useActivePlugin()?.pluginId);
  // React keeps the server's attributes when it takes a page over. Another key makes it render the layout anew.
  return <DocsRoot key={isBrowser && !activeDoc ? 'missing page' : 'page'} {...props} />;
}
