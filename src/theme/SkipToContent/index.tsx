// Change: each address gets a new link, so that the link does not take the focus from the heading that the reader goes to. The article keeps the focus.
import React from 'react';
import {useLocation} from '@docusaurus/router';
import SkipToContent from '@theme-original/SkipToContent';

/** The theme makes the article focusable only for a moment. Without this function, the article would lose the focus. */
function keepFocus(): void {
  const main = document.querySelector<HTMLElement>('main');
  if (main) {
    main.setAttribute('tabindex', '-1');
    main.focus({preventScroll: true});
    main.addEventListener('blur', () => main.removeAttribute('tabindex'), {once: true});
  }
}

/**
 * The theme's link takes the focus when the address changes. A new key for each address makes React replace the link
 * instead, and a new link does not take the focus.
 */
export default function SkipToContentOfPage(): React.JSX.Element {
  const {key, hash} = useLocation();
  return (
    <div role="presentation" onClick={keepFocus}>
      <SkipToContent key={`${key}${hash}`} />
    </div>
  );
}
