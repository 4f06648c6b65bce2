import React, {type ReactNode} from 'react';
import {copyAttribute} from '../StaticPage/behaviors/copy-code';
import {runAttribute} from '../StaticPage/behaviors/run-attribute';
import {wrapAttribute} from '../StaticPage/behaviors/wrap-code';
import foldStyles from './code-fold.css?raw';
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
  /** Shows some of its lines at first. */
  isFolded?: string;
  /** The address that opens it in the playground, where it runs there. */
  playUrl?: string;
  /** The address of a `DemoData` whose frame and library the code runs with; absent when it does not run. */
  runSrc?: string;
  /** What the reader can try when it runs. */
  runHint?: string;
  /** What the diagram begins with: names of settings in `bench.ts`. */
  runWith?: string;
};

/** A block of code, highlighted at build time, with its title, a copy button, and a switch for long lines. */
export default function CodeBlock({
  html,
  language,
  title,
  about,
  isFolded,
  playUrl,
  runSrc,
  runHint,
  runWith,
}: Props): ReactNode {
  const name = title ?? about;
  const note = <span className={styles.srOnly}> the code{name ? ` of ${name}` : ''}</span>;
  return (
    <figure className={styles.block} data-language={language === 'CSS' ? language : undefined}>
      <div className={styles.bar}>
        {title ? <figcaption className={styles.title}>{title}</figcaption> : <span>{language}</span>}
        <button type="button" className={styles.button} aria-pressed="false" hidden {...{[wrapAttribute]: ''}}>
          Wrap lines{note}
        </button>
        {runSrc && (
          <button
            type="button"
            className={styles.button}
            data-run-name={about}
            data-run-hint={runHint}
            data-run-with={runWith}
            {...{[runAttribute]: runSrc}}>
            <span>Run</span>
            {note}
          </button>
        )}
        {playUrl && (
          <a href={playUrl} target="_blank" rel="noopener" className={styles.button}>
            Playground
            <span className={styles.srOnly}> with the code{name ? ` of ${name}` : ''}, in a new tab</span>
          </a>
        )}
        <button type="button" className={styles.button} {...{[copyAttribute]: ''}}>
          <span>Copy</span>
          {note}
        </button>
      </div>
      <div className={styles.code} dangerouslySetInnerHTML={{__html: html}} />
      {isFolded && (
        <details className="code-fold" data-search-ignore="">
          <style dangerouslySetInnerHTML={{__html: foldStyles}} />
          <summary>
            <span>Show the whole program</span>
            <span>Show the lines that matter</span>
          </summary>
        </details>
      )}
    </figure>
  );
}
