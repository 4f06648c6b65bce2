import React, {type ReactNode, useEffect, useState} from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useDocsSidebar, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import {applyTrailingSlash} from '@docusaurus/utils-common';
import DocItem from '@theme-original/DocItem';
import type {Props} from '@theme/DocItem';
import type {VendorPage} from '@site/src/common/vendor-page';
import {type ApiMembers, ApiMembersContext} from '@site/src/site/components/MemberNavigator/members';
import {VendorPageContext} from '@site/src/site/components/VendorPage/context';
import {shownItems} from '@site/src/site/components/Sidebar/items';
import type {ShownSidebar} from '@site/src/site/components/Sidebar/known-sidebars';
import {pageMenu} from '@site/src/site/components/StaticPage/behaviors/page-menu';
import {runCode} from '@site/src/site/components/StaticPage/behaviors/run-code';
import {scrollBoxes} from '@site/src/site/components/StaticPage/behaviors/scroll-boxes';
import {copyCode} from '@site/src/site/components/StaticPage/behaviors/copy-code';
import {followContents} from '@site/src/site/components/StaticPage/behaviors/follow-contents';
import {memberNavigator} from '@site/src/site/components/StaticPage/behaviors/member-navigator';
import {narrowContents} from '@site/src/site/components/StaticPage/behaviors/narrow-contents';
import {stepProgress} from '@site/src/site/components/StaticPage/behaviors/step-progress';
import {wrapCode} from '@site/src/site/components/StaticPage/behaviors/wrap-code';
import {type PageData, pageAttribute} from '@site/src/site/components/StaticPage/page-data';
import demoModes from '@site/src/site/components/LiveDemo/live-demo-modes.css?raw';
import demoStyles from '@site/src/site/components/LiveDemo/live-demo.css?raw';
import contentsStyles from '@site/src/site/components/NarrowContents/narrow-contents.css?raw';
import pageStyles from '@site/src/site/components/StaticPage/static-page.css?raw';
import menuStyles from '@site/src/site/components/PageMenu/page-menu.css?raw';
import {markdownPath} from '@site/src/common/markdown-path';
import tableStyles from '@site/src/site/components/ScrollTable/tables.css?raw';
import {apiStyles} from './api-styles';
import {useVersionNotice} from './use-version-notice';

const behaviors = [
  copyCode,
  followContents,
  memberNavigator,
  narrowContents,
  pageMenu,
  runCode,
  scrollBoxes,
  stepProgress,
  wrapCode,
];

type SiteConfig = {baseUrl: string; trailingSlash: boolean | undefined};

function dataOf({metadata, frontMatter, assets}: Props['content'], siteConfig: SiteConfig): PageData {
  const {id, permalink, title, description} = metadata;
  const {keywords, image} = frontMatter;
  return {
    id,
    // As the routes have it: the address of a section's page is that of a folder in its metadata.
    path: applyTrailingSlash(permalink, siteConfig),
    title,
    description,
    keywords,
    image: assets.image ?? image,
    markdown: markdownPath(permalink, siteConfig.baseUrl),
  };
}

/** What pages export for us: see `src/build/remark/export-value.ts`. */
type Exports = {apiMembers?: ApiMembers; hasDemos?: boolean; hasTables?: boolean; vendorPage?: VendorPage};

/** What the sidebar beside the page shows. */
function useShownSidebar(path: string): ShownSidebar | undefined {
  const {pluginId, version} = useDocsVersion();
  const sidebar = useDocsSidebar();
  return sidebar ? {pluginId, version, name: sidebar.name, items: shownItems(sidebar.items, path)} : undefined;
}

/**
 * A page as the server renders it, and as `npm start` shows it: the theme's, in
 * an element that `static.tsx` takes over, with the data that it needs.
 */
export default function DocPage(props: Props): ReactNode {
  const [root, setRoot] = useState<HTMLElement | null>(null);
  useEffect(() => {
    const undo = root ? behaviors.map((behavior) => behavior(root)) : [];
    return () => undo.forEach((stop) => stop());
  }, [root, props.content]);
  useVersionNotice(root);
  const data = dataOf(props.content, useDocusaurusContext().siteConfig);
  const {apiMembers = {}, hasDemos, hasTables, vendorPage} = props.content as Exports;
  const styles = [
    pageStyles,
    menuStyles,
    'api' in props.content.frontMatter ? apiStyles : contentsStyles,
    hasTables && tableStyles,
    hasDemos && demoStyles + demoModes,
  ];
  const json = JSON.stringify({...data, sidebar: useShownSidebar(props.content.metadata.permalink)}).replaceAll(
    '<',
    '\\u003c',
  );
  return (
    <div {...{[pageAttribute]: ''}} ref={setRoot}>
      <Head>
        <link rel="alternate" type="text/markdown" href={data.markdown} />
      </Head>
      <script type="application/json" data-page="" dangerouslySetInnerHTML={{__html: json}} />
      <style dangerouslySetInnerHTML={{__html: styles.filter(Boolean).join('')}} />
      <ApiMembersContext value={apiMembers}>
        <VendorPageContext value={vendorPage}>
          <DocItem {...props} />
        </VendorPageContext>
      </ApiMembersContext>
    </div>
  );
}
