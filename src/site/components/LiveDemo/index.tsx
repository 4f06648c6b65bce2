import React, {type ReactNode} from 'react';
import Island from '@site/src/site/components/Island';
import StaticView from '@site/src/site/components/LiveDemo/static-view';
import DemoRunner from './DemoRunner';

/** What `src/build/remark/live-demos.ts` makes of `<LiveDemo id="graph/events" />`. */
export type Props = {
  title: string;
  /** Where the demo's data are: a `DemoData`. */
  src: string;
  /** Height of the running diagram in px. */
  height: string;
};

/**
 * A demo program with its source. The server renders source and picture; what
 * makes it run is loaded when the demo nears the viewport, so that a page with
 * demos costs no more than one without.
 */
export default function LiveDemo({title, src, height}: Props): ReactNode {
  return (
    <Island name="LiveDemo" component={DemoRunner} own={{src}} aria-label={`Live demo: ${title}`} data-search-ignore="">
      <StaticView src={src} height={Number(height)} />
    </Island>
  );
}
