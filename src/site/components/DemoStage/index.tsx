import React, {type ReactNode} from 'react';
import Island from '@site/src/site/components/Island';
import StagePictures, {type Pictures} from './StagePictures';
import StageRunner from './StageRunner';
import styles from './demo-stage.css?raw';

/** What `src/build/remark/demo-stages.ts` makes of `<DemoStage id="start/playground" />`. */
export type Props = {
  title: string;
  /** What there is to do, for readers who do not see it. */
  description: string;
  /** Where the demo's data are: a `DemoData`. */
  src: string;
  /** Height of the diagram in px. */
  height: string;
  /** Pictures by color mode, as JSON. */
  pictures: string;
  /** Is it in the first window of its page? The picture is then part of the page. */
  first?: string;
};

/**
 * A demo without its source: a diagram that runs. Until the browser is idle and
 * the diagram is in the window, a picture stands for it.
 */
export default function DemoStage({title, description, src, height, pictures: json, first}: Props): ReactNode {
  const pictures = JSON.parse(json) as Pictures;
  const text = `${title}. ${description}`;
  const isFirst = first !== undefined;
  return (
    <Island
      name="DemoStage"
      component={StageRunner}
      own={{src, ...(!isFirst && {pictures, text})}}
      className="demo-stage"
      style={{height: Number(height)}}
      aria-label={`Live diagram: ${title}`}
      data-search-ignore="">
      <style dangerouslySetInnerHTML={{__html: styles}} />
      {isFirst ? (
        <StagePictures pictures={pictures} text={text} isFirst />
      ) : (
        // Browsers load lazy pictures far below the window; the runner shows these in time.
        <noscript>
          <StagePictures pictures={pictures} text={text} />
        </noscript>
      )}
    </Island>
  );
}
