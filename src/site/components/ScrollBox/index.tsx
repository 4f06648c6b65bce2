import React, {type ReactNode} from 'react';
import clsx from 'clsx';
import {scrollBoxAttribute} from '../StaticPage/behaviors/scroll-boxes';
import styles from './styles.module.css';

type Props = {
  /** What scrolls, for readers of a screen reader: "Table", "Drawing". */
  label: string;
  className?: string;
  children: ReactNode;
};

/** A box that scrolls sideways when its content is too wide for the window, by pointer and by keyboard. */
export default function ScrollBox({label, className, children}: Props): ReactNode {
  return (
    <div className={clsx(styles.box, className)} {...{[scrollBoxAttribute]: label}}>
      {children}
    </div>
  );
}
