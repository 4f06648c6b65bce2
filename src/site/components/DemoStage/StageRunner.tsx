import React, {type ComponentType, type ReactNode, useEffect, useState} from 'react';
import {flushSync} from 'react-dom';
import type {InIsland} from '@site/src/site/components/Island';
import {whenCalm} from '@site/src/site/components/WhenWanted/when-calm';
import type {StageData} from '@site/src/site/demos/demo-data';
import type {Props as RunningProps} from './RunningStage';
import StagePictures, {type Pictures} from './StagePictures';
import {whenShown} from './when-shown';

export type Props = {
  /** Where the demo's {@link StageData} is. */
  src: string;
  /** The picture and its text, unless they are part of the page. */
  pictures?: Pictures;
  text?: string;
};

type Loaded = {RunningStage: ComponentType<RunningProps>; data: StageData};

async function load(src: string): Promise<Loaded> {
  await whenCalm();
  const [{default: RunningStage}, response] = await Promise.all([
    import(/* webpackChunkName: "live-demo.stage" */ './RunningStage'),
    fetch(src),
  ]);
  if (!response.ok) {
    throw new Error(`${src}: ${response.status}`);
  }
  return {RunningStage, data: (await response.json()) as StageData};
}

/** Runs a demo in place of its picture. Where it cannot be loaded, the picture stays. */
export default function StageRunner({src, pictures, text = '', element}: Props & InIsland): ReactNode {
  const [isShown, setIsShown] = useState(false);
  const [loaded, setLoaded] = useState<Loaded>();
  useEffect(() => {
    let isCurrent = true;
    // What is printed has its picture, wherever it is; the browser waits for its file.
    const show = () => flushSync(() => setIsShown(true));
    window.addEventListener('beforeprint', show);
    const stop = whenShown(element, () => {
      setIsShown(true);
      load(src).then(
        (result) => isCurrent && setLoaded(result),
        (error: unknown) => console.info(error),
      );
    });
    return () => {
      isCurrent = false;
      window.removeEventListener('beforeprint', show);
      stop();
    };
  }, [src, element]);
  return (
    <>
      {isShown && pictures && <StagePictures pictures={pictures} text={text} />}
      {loaded && <loaded.RunningStage data={loaded.data} element={element} />}
    </>
  );
}
