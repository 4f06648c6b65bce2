// Change: on pages of the API, the list of members that can be filtered takes the place of the table of contents.
import React, {type ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {useThemeConfig} from '@docusaurus/theme-common';
import {useFilteredAndTreeifiedTOC} from '@docusaurus/theme-common/internal';
import Desktop from '@theme-original/DocItem/TOC/Desktop';
import MemberNavigator from '@site/src/site/components/MemberNavigator';

function ApiContents(): ReactNode {
  const {tableOfContents} = useThemeConfig();
  const toc = useFilteredAndTreeifiedTOC({toc: useDoc().toc, ...tableOfContents});
  return <MemberNavigator toc={toc} />;
}

export default function DesktopWrapper(): ReactNode {
  return 'api' in useDoc().frontMatter ? <ApiContents /> : <Desktop />;
}
