import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** A list of the things that readers come for first; its children are one Markdown list of links. */
export default function FirstNeeds({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.needs}>{children}</div>;
}
