import React, {type ReactNode} from 'react';

/**
 * A step of the home page: what it is about, then the program and the diagram
 * beside each other. `src/build/remark/demo-stages.ts` adds the last two; the styles are
 * those of `HomeHero`.
 */
export default function DemoStep({children}: {children: ReactNode}): ReactNode {
  return <div className="home-step">{children}</div>;
}
