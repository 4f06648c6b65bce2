import React, {type ReactNode, useLayoutEffect, useRef, useState} from 'react';
import {firstSandbox} from '@site/src/site/demos/frame/first-sandbox';
import type {ProgramSession, Run} from './program-session';

type Props = {run: Run; session: ProgramSession; title: string};

/** The sandbox of one run. */
export default function Frame({run, session, title}: Props): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  const [sandbox] = useState(firstSandbox);
  // Before the frame can have loaded.
  useLayoutEffect(() => {
    session.attach(frame.current);
    return () => session.attach(null);
  }, [session]);
  return (
    <iframe
      ref={frame}
      className={run.hasDrawn ? 'live-demo__frame' : 'live-demo__frame live-demo__frame--waiting'}
      title={title}
      sandbox={sandbox}
      src={run.frameUrl}
    />
  );
}
