import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** A list of links to topics, a short description below each. The children are one Markdown list. */
export default function TopicLinks({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.topics}>{children}</div>;
}
