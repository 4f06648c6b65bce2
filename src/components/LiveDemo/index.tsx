import React, {type ComponentType, type ReactNode, useCallback, useEffect, useRef, useState} from 'react';
import StaticView from '@site/src/components/LiveDemo/static-view';
import type {DemoData} from '@site/src/demos/demo-data';
import type {Props as RunningDemoProps} from './RunningDemo';

/** What `src/remark/live-demos.ts` makes of `<LiveDemo id="graph/events" />`. */
export type Props = {
  title: string;
  /** Where the demo's {@link DemoData} is. */
  src: string;
  /** Height of the running diagram in px. */
  height: string;
  /** Begins in full width. */
  isFull?: boolean;
};

type Loaded = {RunningDemo: ComponentType<RunningDemoProps>; data: DemoData};

/** The page itself comes first. */
function pageLoaded(): Promise<void> {
  return new Promise((resolve) => {
    if (document.readyState === 'complete') {
      resolve();
    } else {
      window.addEventListener('load', () => resolve(), {once: true});
    }
  });
}

async function load(src: string): Promise<Loaded> {
  await pageLoaded();
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
function useNearViewport(onNear: () => void): React.RefObject<HTMLElement | null> {
  const element = useRef<HTMLElement>(null);
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
    if (element.current) {
      observer.observe(element.current);
    }
    return () => observer.disconnect();
  }, [onNear]);
  return element;
}

/**
 * A demo program with its source. The server renders source and picture; what
 * makes it run is loaded when the demo nears the viewport, so that a page with
 * demos costs no more than one without.
 */
export default function LiveDemo({title, src, height, isFull}: Props): ReactNode {
  const [loaded, setLoaded] = useState<Loaded>();
  const [hasFailed, setHasFailed] = useState(false);
  const start = useCallback(() => {
    setHasFailed(false);
    load(src).then(setLoaded, () => setHasFailed(true));
  }, [src]);
  const element = useNearViewport(start);
  return (
    <section ref={element} aria-label={`Live demo: ${title}`} data-search-ignore="">
      {loaded ? (
        <loaded.RunningDemo data={loaded.data} isFull={isFull} />
      ) : (
        <>
          {hasFailed && (
            <p role="alert">
              The demo could not be loaded.{' '}
              <button type="button" onClick={start}>
                Try again
              </button>
            </p>
          )}
          <StaticView src={src} height={Number(height)} />
        </>
      )}
    </section>
  );
}
