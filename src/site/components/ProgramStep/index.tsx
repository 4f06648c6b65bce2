import React, {type ReactNode} from 'react';
import styles from './program-step.css?raw';

/**
 * A step of the quickstart: the diagram, and beside it what it is about with the
 * program that draws it. `src/build/remark/demo-stages.ts` adds the diagram and
 * the program. The diagram comes first, so that it does on phones, too.
 */
export default function ProgramStep({children}: {children: ReactNode}): ReactNode {
  return (
    <div className="program-step">
      <style dangerouslySetInnerHTML={{__html: styles}} />
      {children}
    </div>
  );
}
