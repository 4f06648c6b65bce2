import React, {type ReactNode} from 'react';

type Props = {
  /** The version that declares it, where two stand below each other. */
  version?: string;
  /** The version that added the member. */
  since?: string;
  /** The version that changed its declaration. */
  changed?: string;
  deprecated?: string;
  /** JointJS+: how well the member is confirmed. */
  confirmed?: string;
  /** JointJS+: set where the member is not confirmed for the version of the page. */
  elsewhere?: string;
  /** JointJS+: the address where the member is confirmed, if it can be linked. */
  source?: string;
  /** The number of fields of a type that the page describes one by one: its declaration is folded up. */
  fields?: string;
  /** One `ApiCode` for each overload. */
  children: ReactNode;
};

/** The declaration of a member of the API, made from the library's own by `src/build/remark/api-signatures.ts`. */
export default function ApiSignature({
  version,
  since,
  changed,
  deprecated,
  confirmed,
  elsewhere,
  source,
  fields,
  children,
}: Props): ReactNode {
  const confirmedMark = elsewhere ? 'signature__mark signature__mark--elsewhere' : 'signature__mark';
  return (
    // Reader modes leave out a box with many links, unless its class contains "content".
    <div className="signature signature--content" data-search-ignore>
      {(version || since || changed || deprecated || confirmed) && (
        <p className="signature__marks">
          {version && <span className="signature__mark">{version}</span>}
          {since && <span className="signature__mark">since {since}</span>}
          {changed && <span className="signature__mark">declaration changed in {changed}</span>}
          {deprecated && <span className="signature__mark signature__mark--warning">deprecated</span>}
          {confirmed &&
            (source ? (
              <a className={confirmedMark} href={source}>
                {confirmed}
              </a>
            ) : (
              <span className={confirmedMark}>{confirmed}</span>
            ))}
        </p>
      )}
      {fields ? (
        <details>
          <summary>Declaration with {fields} fields</summary>
          {children}
        </details>
      ) : (
        children
      )}
    </div>
  );
}

/** One overload. Its types are links. */
export function ApiCode({children}: {children: ReactNode}): ReactNode {
  return (
    <code className="signature__code" translate="no">
      {children}
    </code>
  );
}

/**
 * What holds where the declaration and the implementation disagree.
 *
 * @param missing - set where the declarations lack the whole member
 */
export function ApiCorrection({missing, children}: {missing?: string; children: ReactNode}): ReactNode {
  return (
    <div className="signature__correction">
      <strong>{missing ? 'The declarations lack it.' : 'In practice:'}</strong> {children}
    </div>
  );
}

/**
 * What the declaration was in the version before, folded up.
 *
 * @param version - its label
 */
export function ApiBefore({version, children}: {version: string; children: ReactNode}): ReactNode {
  return (
    <details>
      <summary>Declaration in {version}</summary>
      {children}
    </details>
  );
}
