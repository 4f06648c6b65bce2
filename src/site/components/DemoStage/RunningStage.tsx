import React, {type ReactNode, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore} from 'react';
import clsx from 'clsx';
import {useColorMode} from '@docusaurus/theme-common';
import {DemoSession} from '@site/src/site/components/LiveDemo/demo-session';
import {firstSandbox} from '@site/src/site/demos/frame/first-sandbox';
import type {StageData} from '@site/src/site/demos/demo-data';

export type Props = {data: StageData; /** What holds the picture. */ element: HTMLElement};

/** The frame in which the program of a stage runs; the picture goes when it has drawn. */
export default function RunningStage({data, element}: Props): ReactNode {
  const {colorMode} = useColorMode();
  const [session] = useState(() => new DemoSession(data, colorMode));
  const {run} = useSyncExternalStore(session.subscribe, session.getState);
  const frame = useRef<HTMLIFrameElement>(null);
  const [sandbox] = useState(firstSandbox);
  const hasDrawn = run?.hasDrawn ?? false;
  useEffect(() => {
    void session.load();
    return session.close;
  }, [session]);
  useEffect(() => session.setColorMode(colorMode), [session, colorMode]);
  // Before the frame can have loaded.
  useLayoutEffect(() => {
    session.attach(frame.current);
    return () => session.attach(null);
  }, [session, run?.number]);
  useEffect(() => {
    element.classList.toggle('demo-stage--running', hasDrawn);
    return () => element.classList.remove('demo-stage--running');
  }, [element, hasDrawn]);
  return (
    run && (
      <iframe
        ref={frame}
        className={clsx('demo-stage__frame', !hasDrawn && 'demo-stage__frame--waiting')}
        title={`${data.title}, running`}
        sandbox={sandbox}
        src={run.frameUrl}
      />
    )
  );
}
