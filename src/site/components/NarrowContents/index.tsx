import React, {type ReactNode} from 'react';
import Translate from '@docusaurus/Translate';
import {narrowContentsAttribute} from '../StaticPage/behaviors/narrow-contents';

/**
 * The table of contents of narrow windows: a bar that stays, and a sheet.
 * `behaviors/narrow-contents.ts` fills it when it is opened.
 */
export default function NarrowContents(): ReactNode {
  return (
    <details className="narrow-contents" {...{[narrowContentsAttribute]: ''}}>
      <summary>
        <span>
          <Translate id="theme.TOCCollapsible.toggleButtonLabel">On this page</Translate>
        </span>
      </summary>
    </details>
  );
}
