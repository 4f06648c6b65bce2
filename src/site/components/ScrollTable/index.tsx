import React, {type ComponentProps, type ReactNode} from 'react';
import ScrollBox from '../ScrollBox';
import styles from './styles.module.css';

/** A table that scrolls inside its own box when the window is too narrow for it. */
export default function ScrollTable(props: ComponentProps<'table'>): ReactNode {
  return (
    <ScrollBox label={props['aria-label'] ?? 'Table'} className={styles.box}>
      <table {...props} />
    </ScrollBox>
  );
}
