import React, {type ReactNode} from 'react';

/** What the library is used for: one Markdown list, each item with a drawing, a link and a sentence. */
export default function HomeUses({children}: {children: ReactNode}): ReactNode {
  return <div className="home-uses">{children}</div>;
}
