import React, {type ReactNode} from 'react';
import {copyAttribute} from '../StaticPage/behaviors/copy-code';
import {wrapAttribute} from '../StaticPage/behaviors/wrap-code';
import styles from './styles.module.css';

type Props = {
  /** The highlighted code: a `pre` element as HTML, made when the site is built. */
  html: string;
  /** The language as readers call it; absent for plain text. */
  language?: string;
  /** What the block shows, often a file name. */
  title?: string;
  /** What the block is about, where it has no title. */
  about?: string;
};

/** A block of code, highlighted at build time, with its title, a copy button, and a switch for long lines. */
export default function CodeBlock({html, language, title, about}: Props): ReactNode {
  const name = title ?? about;
  const note = <span className={styles.srOnly}> the code{name ? ` of ${name}` : ''}</span>;
  return (
    <figure className={styles.block}>
      <div className={styles.bar}>
        {title ? <figcaption className={styles.title}>{title}</figcaption> : <span>{language}</span>}
        <button type="button" className={styles.button} aria-pressed="false" hidden {...{[wrapAttribute]: ''}}>
          Wrap lines{note}
        </button>
        <button type="button" className={styles.button} {...{[copyAttribute]: ''}}>
          <span>Copy</span>
          {note}
        </button>
      </div>
      <div className={styles.code} dangerouslySetInnerHTML={{__html: html}} />
    </figure>
  );
}
