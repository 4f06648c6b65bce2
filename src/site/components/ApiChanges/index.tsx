import React, {type ReactNode} from 'react';

type Props = {
  /** What is listed: `Changes since 4.0`. */
  summary: string;
  /** How many there are: `4 added, 2 changed`. */
  counts: string;
  /** Names and declarations, made by `src/build/remark/api-changes.ts`. */
  children: ReactNode;
};

/** What has changed on a page about the API since the version before, folded up. */
export default function ApiChanges({summary, counts, children}: Props): ReactNode {
  return (
    <details className="inherited api-changes" data-search-ignore>
      <summary>
        {summary} ({counts})
      </summary>
      {children}
    </details>
  );
}
