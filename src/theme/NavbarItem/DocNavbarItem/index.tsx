// Change: the item of a page is active on that page only, not on all pages of its sidebar.
import React, {type ReactNode} from 'react';
import {useActiveDocContext, useLayoutDoc} from '@docusaurus/plugin-content-docs/client';
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import type {Props} from '@theme/NavbarItem/DocNavbarItem';

/** The navbar item `doc`: a link to a page in the version being read; nothing where the page is a draft or unlisted. */
export default function DocNavbarItem({docId, label, docsPluginId, ...props}: Props): ReactNode {
  const {activeDoc} = useActiveDocContext(docsPluginId);
  const doc = useLayoutDoc(docId, docsPluginId);
  const isActive = doc !== null && activeDoc?.path === doc.path;
  if (doc === null || (doc.unlisted && !isActive)) {
    return null;
  }
  return <DefaultNavbarItem exact {...props} isActive={() => isActive} label={label ?? doc.id} to={doc.path} />;
}
