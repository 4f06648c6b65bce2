import React, {type ReactNode, useRef} from 'react';
import CopyButton from '@site/src/components/CopyButton';
import styles from './styles.module.css';

type Props = {
  /** The highlighted code: a `pre` element as HTML, made when the site is built. */
  html: string;
  /** The language as readers call it; absent for plain text. */
  language?: string;
  /** What the block shows, often a file name. */
  title?: string;
};

/** Lines that a diff removes are not part of what a reader wants to paste. */
function copyableText(root: HTMLElement): string {
  const lines = [...root.querySelectorAll<HTMLElement>('.line')];
  return lines
    .filter((line) => !line.classList.contains('remove'))
    .map((line) => line.textContent)
    .join('\n');
}

/** A block of code, highlighted at build time, with its title and a copy button. */
export default function CodeBlock({html, language, title}: Props): ReactNode {
  const code = useRef<HTMLDivElement>(null);
  return (
    <figure className={styles.block}>
      {title && <figcaption className={styles.title}>{title}</figcaption>}
      <div className={styles.body}>
        <div ref={code} className={styles.code} dangerouslySetInnerHTML={{__html: html}} />
        <div className={styles.bar}>
          {language && <span className={styles.language}>{language}</span>}
          <CopyButton className={styles.copy} text={() => (code.current ? copyableText(code.current) : '')}>
            <span className={styles.srOnly}> the code{title ? ` of ${title}` : ''}</span>
          </CopyButton>
        </div>
      </div>
    </figure>
  );
}
