import React, {type ReactNode, useCallback} from 'react';
import {useHistory} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {followLinks} from '@site/src/site/links/follow-links';
import {footerBox} from './footer-box';

/** React sets the content of an element when this object is another, so it is always the same. */
const untouched = {__html: ''};

/** The footer is the same on every page; this is that of the page that the browser has loaded. */
let html: string | undefined;

/**
 * Nothing calls this: what the server renders footers with is in the chunk that
 * no page loads, so that its styles are in the style sheet.
 */
export const footerStyles = (): Promise<unknown> => import(/* webpackChunkName: "page-styles" */ './server-footer');

/** The footer of a built page in the browser: the HTML that the server made of it. */
export default function StaticFooter(): ReactNode {
  const history = useHistory();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const fill = useCallback(
    (box: HTMLDivElement) => {
      html ??= box.innerHTML;
      if (box.innerHTML === '') {
        box.innerHTML = html;
      }
      return followLinks(box, history, baseUrl);
    },
    [history, baseUrl],
  );
  return <div {...footerBox} ref={fill} suppressHydrationWarning dangerouslySetInnerHTML={untouched} />;
}
