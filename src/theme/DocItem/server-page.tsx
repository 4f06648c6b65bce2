import React, {type ReactNode, useEffect, useState} from 'react';
import {useDocsSidebar, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import DocItem from '@theme-original/DocItem';
import type {Props} from '@theme/DocItem';
import {type ApiMembers, ApiMembersContext} from '@site/src/site/components/MemberNavigator/members';
import {shownItems} from '@site/src/site/components/Sidebar/items';
import type {ShownSidebar} from '@site/src/site/components/Sidebar/known-sidebars';
import {scrollBoxes} from '@site/src/site/components/StaticPage/behaviors/scroll-boxes';
import {copyCode} from '@site/src/site/components/StaticPage/behaviors/copy-code';
import {followContents} from '@site/src/site/components/StaticPage/behaviors/follow-contents';
import {memberNavigator} from '@site/src/site/components/StaticPage/behaviors/member-navigator';
import {narrowContents} from '@site/src/site/components/StaticPage/behaviors/narrow-contents';
import {wrapCode} from '@site/src/site/components/StaticPage/behaviors/wrap-code';
import {type PageData, pageAttribute} from '@site/src/site/components/StaticPage/page-data';
import {apiStyles} from './api-styles';
import {useVersionNotice} from './use-version-notice';

const behaviors = [copyCode, followContents, memberNavigator, narrowContents, scrollBoxes, wrapCode];

function dataOf({metadata, frontMatter, assets}: Props['content']): PageData {
  const {id, permalink, title, description} = metadata;
  const {keywords, image} = frontMatter;
  return {id, path: permalink, title, description, keywords, image: assets.image ?? image};
}

/** What the sidebar beside the page shows. */
function useShownSidebar(path: string): ShownSidebar | undefined {
  const {version} = useDocsVersion();
  const sidebar = useDocsSidebar();
  return sidebar ? {version, name: sidebar.name, items: shownItems(sidebar.items, path)} : undefined;
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
  const data = dataOf(props.content);
  const json = JSON.stringify({...data, sidebar: useShownSidebar(data.path)}).replaceAll('<', '\\u003c');
  return (
    <div {...{[pageAttribute]: ''}} ref={setRoot}>
      <script type="application/json" data-page="" dangerouslySetInnerHTML={{__html: json}} />
      {'api' in props.content.frontMatter && <style dangerouslySetInnerHTML={{__html: apiStyles}} />}
      <ApiMembersContext value={(props.content as {apiMembers?: ApiMembers}).apiMembers ?? {}}>
        <DocItem {...props} />
      </ApiMembersContext>
    </div>
  );
}
