import React, {type ReactNode} from 'react';
import type {LoadingComponentProps} from 'react-loadable';
import styles from './styles.module.css';

/** Shown in place of a page whose code is not there yet (after a delay) or could not be loaded. */
export default function PageLoader({error, retry, pastDelay}: LoadingComponentProps): ReactNode {
  if (error) {
    return (
      <div className={styles.failed} role="alert">
        <p>{String(error)}</p>
        <button type="button" onClick={retry}>
          Retry
        </button>
      </div>
    );
  }
  if (!pastDelay) {
    return null;
  }
  return (
    <div className={styles.loading} role="status">
      <span className={styles.spinner} />
      <span className={styles.label}>Loading the page…</span>
    </div>
  );
}
