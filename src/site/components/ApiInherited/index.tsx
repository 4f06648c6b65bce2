import React, {type ReactNode} from 'react';

type Props = {
  /** The class that declares the members. */
  from: string;
  count: string;
  /** The members' names, linked where they are described. */
  children: ReactNode;
};

/** What a class inherits from another, folded up. */
export default function ApiInherited({from, count, children}: Props): ReactNode {
  return (
    <details className="inherited" data-search-ignore>
      <summary>
        Inherited from <code translate="no">{from}</code> ({count})
      </summary>
      {children}
    </details>
  );
}
