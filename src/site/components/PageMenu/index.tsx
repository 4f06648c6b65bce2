import React, {type ReactNode} from 'react';
import {copyPageAttribute} from './copy-page-attribute';

/**
 * The menu with which readers copy or open a page as Markdown. `copy-page.ts` does the copying. It is loaded when a
 * pointer or the focus comes to the button.
 *
 * @param props.copy - the path of the page's Markdown copy, including the base URL
 */
export default function PageMenu({copy}: {copy: string}): ReactNode {
  return (
    <span className="page-menu" role="group" aria-label="This page as Markdown">
      <button type="button" {...{[copyPageAttribute]: ''}}>
        Copy as Markdown
      </button>
      {/* The link leads to a file, not to a page of the app. The browser follows it without the app's router. */}
      <a href={copy} type="text/markdown" data-nobrokenlinkcheck="">
        View as Markdown
      </a>
    </span>
  );
}
