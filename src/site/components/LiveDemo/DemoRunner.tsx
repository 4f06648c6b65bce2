import React, {type ComponentType, type ReactNode, useCallback, useEffect, useLayoutEffect, useState} from 'react';
import {createPortal} from 'react-dom';
import type {InIsland} from '@site/src/site/components/Island';
import {whenCalm} from '@site/src/site/components/WhenWanted/when-calm';
import type {DemoData} from '@site/src/site/demos/demo-data';
import type {Props as RunningDemoProps} from './RunningDemo';
import SlowNote from './SlowNote';

/** Marks what stands for a demo until it runs. */
export const staticViewAttribute = 'data-static-view';

export type Props = {
  /** Where the demo's {@link DemoData} is. */
  src: string;
};

type Loaded = {RunningDemo: ComponentType<RunningDemoProps>; data: DemoData};

async function load(src: string): Promise<Loaded> {
  const [{default: RunningDemo}, response] = await Promise.all([
    import(/* webpackChunkName: "live-demo" */ './RunningDemo'),
    fetch(src),
  ]);
  if (!response.ok) {
    throw new Error(`${src}: ${response.status}`);
  }
  return {RunningDemo, data: (await response.json()) as DemoData};
}

/** Calls back once, when an element is at most this far below or above the window. */
function useNearViewport(element: HTMLElement, onNear: () => unknown): void {
  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({isIntersecting}) => isIntersecting)) {
          observer.disconnect();
          onNear();
        }
      },
      {rootMargin: '400px 0px'},
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [element, onNear]);
}

/** Takes the static view out of the demo while it runs, and puts it back afterwards. */
function useInPlaceOfStaticView(element: HTMLElement, isRunning: boolean): void {
  useLayoutEffect(() => {
    const view = isRunning ? element.querySelector(`[${staticViewAttribute}]`) : null;
    view?.remove();
    return () => {
      if (view) {
        element.prepend(view);
      }
    };
  }, [element, isRunning]);
}

/** Runs a demo in its element. What makes it run is loaded when it nears the window and the page is calm. */
export default function DemoRunner({src, element}: Props & InIsland): ReactNode {
  const [loaded, setLoaded] = useState<Loaded>();
  const [state, setState] = useState<'waiting' | 'loading' | 'failed'>('waiting');
  const start = useCallback(async () => {
    setState('waiting');
    // The page itself comes first.
    await whenCalm();
    setState('loading');
    try {
      setLoaded(await load(src));
    } catch {
      setState('failed');
    }
  }, [src]);
  useNearViewport(element, start);
  useInPlaceOfStaticView(element, loaded !== undefined);
  if (loaded) {
    return <loaded.RunningDemo data={loaded.data} />;
  }
  const stage = element.querySelector(`[${staticViewAttribute}] .live-demo__stage`);
  return (
    <>
      {state === 'loading' && stage && createPortal(<SlowNote subject="demo" />, stage)}
      {state === 'failed' && (
        <p role="alert">
          The demo could not be loaded.{' '}
          <button type="button" onClick={() => void start()}>
            Try again
          </button>
        </p>
      )}
    </>
  );
}
