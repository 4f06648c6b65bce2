import React, {type ReactNode, useEffect, useState} from 'react';
import {slowAfter} from '@site/src/site/components/WhenWanted/show-failure';

/** Says that a program is still on its way, once it has taken long. Lies over the stage: nothing moves. */
export default function SlowNote({subject}: {subject: string}): ReactNode {
  const [isSlow, setIsSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsSlow(true), slowAfter);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p className="live-demo__slow" role="status">
      {isSlow && `The ${subject} is still loading.`}
    </p>
  );
}
