import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  /** The version that added the member. */
  since?: string;
  /** The version that changed its declaration. */
  changed?: string;
  deprecated?: string;
  /** One `ApiCode` for each overload. */
  children: ReactNode;
};

/** The declaration of a member of the API, made from the library's own by `src/remark/api-signatures.ts`. */
export default function ApiSignature({since, changed, deprecated, children}: Props): ReactNode {
  return (
    <div className={styles.signature} data-search-ignore>
      {(since || changed || deprecated) && (
        <p className={styles.marks}>
          {since && <span className={styles.mark}>since {since}</span>}
          {changed && <span className={styles.mark}>declaration changed in {changed}</span>}
          {deprecated && <span className={styles.warning}>deprecated</span>}
        </p>
      )}
      {children}
    </div>
  );
}

/** One overload. Its types are links. */
export function ApiCode({children}: {children: ReactNode}): ReactNode {
  return <code className={styles.code}>{children}</code>;
}

/**
 * Where the declaration and the implementation disagree, and what holds.
 *
 * @param missing - set where the declarations lack the whole member
 */
export function ApiCorrection({missing, children}: {missing?: string; children: ReactNode}): ReactNode {
  return (
    <div className={styles.correction}>
      <strong>{missing ? 'The declarations lack it.' : 'The declaration is not right.'}</strong> {children}
    </div>
  );
}
