import React, {type ReactNode, useCallback, useEffect, useState} from 'react';
import {useHistory} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {HtmlClassNameProvider, PageMetadata} from '@docusaurus/theme-common';
import Islands from '@site/src/site/components/Island/Islands';
import {islands} from '@site/src/site/components/StaticPage/islands';
import {followLinks} from '@site/src/site/links/follow-links';
import StaticBox from '@site/src/site/components/StaticPage/StaticBox';
import {apiCards} from '@site/src/site/components/StaticPage/behaviors/api-cards';
import {copyCode} from '@site/src/site/components/StaticPage/behaviors/copy-code';
import {followContents} from '@site/src/site/components/StaticPage/behaviors/follow-contents';
import {markContents} from '@site/src/site/components/StaticPage/behaviors/mark-contents';
import {memberNavigator} from '@site/src/site/components/StaticPage/behaviors/member-navigator';
import {inNarrowWindows} from '@site/src/site/components/StaticPage/behaviors/in-narrow-windows';
import {pageMenu} from '@site/src/site/components/StaticPage/behaviors/page-menu';
import {runCode} from '@site/src/site/components/StaticPage/behaviors/run-code';
import {scrollBoxes} from '@site/src/site/components/StaticPage/behaviors/scroll-boxes';
import {tickSteps} from '@site/src/site/components/StaticPage/behaviors/tick-steps';
import {wrapCode} from '@site/src/site/components/StaticPage/behaviors/wrap-code';
import {lateTabs} from '@site/src/site/components/StaticPage/behaviors/late-tabs';
import type {StaticPage} from '@site/src/site/components/StaticPage/static-page';
import {useVersionNotice} from './use-version-notice';

const behaviors = [
  apiCards,
  copyCode,
  followContents,
  markContents,
  memberNavigator,
  inNarrowWindows(() =>
    import(
      /* webpackChunkName: "narrow-contents" */ '@site/src/site/components/StaticPage/behaviors/narrow-contents'
    ).then(({narrowContents}) => narrowContents),
  ),
  pageMenu,
  runCode,
  scrollBoxes,
  lateTabs,
  tickSteps,
  wrapCode,
];

/**
 * Nothing calls this. What the server renders pages with is a chunk of the
 * browser's bundle that no page loads, so that its styles are in the style sheet.
 */
export const pageStyles = (): Promise<unknown> => import(/* webpackChunkName: "page-styles" */ './server-page');

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
  const {id, title, description, keywords, image, markdown} = content.data;
  return (
    <HtmlClassNameProvider className={`docs-doc-id-${id}`}>
      <PageMetadata title={title} description={description} keywords={keywords} image={image}>
        <link rel="alternate" type="text/markdown" href={markdown} />
      </PageMetadata>
      <StaticBox contentRef={contentRef} />
      <Islands root={root} components={islands} />
    </HtmlClassNameProvider>
  );
}
