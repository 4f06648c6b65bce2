// Change: the home page has none; it begins with its first screen.
import React, {type ComponentProps, type ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';

export default function DocBreadcrumbsWrapper(props: ComponentProps<typeof DocBreadcrumbs>): ReactNode {
  return useDoc().metadata.id === 'index' ? null : <DocBreadcrumbs {...props} />;
}
