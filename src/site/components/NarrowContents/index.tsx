import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import {narrowContentsAttribute} from '../StaticPage/behaviors/narrow-contents';
import styles from './styles.module.css';

/** The table of contents of narrow windows; `behaviors/narrow-contents.ts` fills it when it is opened. */
export default function NarrowContents({className}: {className?: string}): ReactNode {
  return (
    <details className={clsx(styles.contents, className)} {...{[narrowContentsAttribute]: ''}}>
      <summary>
        <Translate id="theme.TOCCollapsible.toggleButtonLabel">On this page</Translate>
      </summary>
    </details>
  );
}
