import React, {type ReactNode, useCallback, useEffect, useMemo, useState} from 'react';
import {useHistory} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {HtmlClassNameProvider, PageMetadata, useThemeConfig} from '@docusaurus/theme-common';
import {useTOCHighlight} from '@docusaurus/theme-common/internal';
import Islands from '@site/src/site/components/Island/Islands';
import {islands} from '@site/src/site/components/StaticPage/islands';
import {followLinks} from '@site/src/site/components/StaticHtml/follow-links';
import StaticBox from '@site/src/site/components/StaticPage/StaticBox';
import {copyCode} from '@site/src/site/components/StaticPage/behaviors/copy-code';
import {followContents} from '@site/src/site/components/StaticPage/behaviors/follow-contents';
import {memberNavigator} from '@site/src/site/components/StaticPage/behaviors/member-navigator';
import {narrowContents} from '@site/src/site/components/StaticPage/behaviors/narrow-contents';
import {scrollBoxes} from '@site/src/site/components/StaticPage/behaviors/scroll-boxes';
import {wrapCode} from '@site/src/site/components/StaticPage/behaviors/wrap-code';
import {tabs} from '@site/src/site/components/StaticPage/behaviors/tabs';
import type {StaticPage} from '@site/src/site/components/StaticPage/static-page';
import {useVersionNotice} from './use-version-notice';

const behaviors = [copyCode, followContents, memberNavigator, narrowContents, scrollBoxes, tabs, wrapCode];

/**
 * Nothing calls this. What the server renders pages with is a chunk of the
 * browser's bundle that no page loads, so that its styles are in the style sheet.
 */
export const pageStyles = (): Promise<unknown> => import(/* webpackChunkName: "page-styles" */ './server-page');

/** Marks the heading that is being read, as the theme's table of contents does. */
function useActiveHeading(): void {
  const {tableOfContents} = useThemeConfig();
  useTOCHighlight(
    useMemo(
      () => ({
        linkClassName: 'table-of-contents__link toc-highlight',
        linkActiveClassName: 'table-of-contents__link--active',
        ...tableOfContents,
      }),
      [tableOfContents],
    ),
  );
}

/**
 * A built page in the browser: the HTML that the server made of `page.tsx`. React
 * does not know what is in it. Demos run as islands, and links, tabs, buttons and
 * boxes work by handlers on the whole page.
 */
export default function StaticDocPage({content}: {content: StaticPage}): ReactNode {
  const [root, setRoot] = useState<HTMLElement | null>(null);
  const contentRef = useCallback(
    (element: HTMLDivElement) => {
      const detach = content.attach(element);
      setRoot(element);
      return () => {
        setRoot(null);
        detach();
      };
    },
    [content],
  );
  const history = useHistory();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  useEffect(() => {
    const undo = root ? [followLinks(root, history, baseUrl), ...behaviors.map((behavior) => behavior(root))] : [];
    return () => undo.forEach((stop) => stop());
  }, [root, history, baseUrl]);
  useVersionNotice(root);
  useActiveHeading();
  const {id, title, description, keywords, image} = content.data;
  return (
    <HtmlClassNameProvider className={`docs-doc-id-${id}`}>
      <PageMetadata title={title} description={description} keywords={keywords} image={image} />
      <StaticBox contentRef={contentRef} />
      <Islands root={root} components={islands} />
    </HtmlClassNameProvider>
  );
}
