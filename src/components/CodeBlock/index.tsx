import React, {type ReactNode} from 'react';
import {copyAttribute} from '../StaticPage/behaviors/copy-code';
import styles from './styles.module.css';

type Props = {
  /** The highlighted code: a `pre` element as HTML, made when the site is built. */
  html: string;
  /** The language as readers call it; absent for plain text. */
  language?: string;
  /** What the block shows, often a file name. */
  title?: string;
};

/** A block of code, highlighted at build time, with its title and a copy button. */
export default function CodeBlock({html, language, title}: Props): ReactNode {
  return (
    <figure className={styles.block}>
      {title && <figcaption className={styles.title}>{title}</figcaption>}
      <div className={styles.body}>
        <div className={styles.code} dangerouslySetInnerHTML={{__html: html}} />
        <div className={styles.bar}>
          {language && <span className={styles.language}>{language}</span>}
          <button type="button" className={styles.copy} {...{[copyAttribute]: ''}}>
            <span>Copy</span>
            <span className={styles.srOnly}> the code{title ? ` of ${title}` : ''}</span>
          </button>
        </div>
      </div>
    </figure>
  );
}
