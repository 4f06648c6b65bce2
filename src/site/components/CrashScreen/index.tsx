import React, {useEffect, type ReactNode} from 'react';
import styles from './styles.module.css';

/**
 * An error and the errors that caused it, outermost first.
 * A cause that was already listed ends the chain.
 */
function errorChain(error: Error): Error[] {
  const chain: Error[] = [];
  let current: unknown = error;
  while (current instanceof Error && !chain.includes(current)) {
    chain.push(current);
    current = current.cause;
  }
  return chain;
}

type Props = {
  error: Error;
  /** Clears the error and renders the page again. */
  tryAgain: () => void;
};

/** What a reader sees when a page fails to render. It needs no context, so it cannot fail for want of one. */
export default function CrashScreen({error, tryAgain}: Props): ReactNode {
  // The app is there, even if it failed before it could say so: the boot script must not keep the press of the button.
  useEffect(() => {
    document.documentElement.dataset.hasHydrated = 'true';
  }, []);
  return (
    <main className={styles.screen}>
      <h1 className={styles.title}>This page crashed.</h1>
      <p>Something on this page failed while it was drawn. The rest of the site still works.</p>
      <button type="button" className={styles.button} onClick={tryAgain}>
        Try again
      </button>
      <pre className={styles.message} translate="no">
        {errorChain(error)
          .map(({message}) => message)
          .join('\n\nCause:\n')}
      </pre>
    </main>
  );
}
