import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

/** The top of the home page: what the library is, beside a picture of what it does. */
export default function HomeHero({children}: {children: ReactNode}): ReactNode {
  return <div className={styles.hero}>{children}</div>;
}
