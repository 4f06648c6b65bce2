import React, {type ReactNode} from 'react';
import demos from '@generated/live-demos/default/demos.json';
import {staticViewAttribute} from './DemoRunner';
import Layout, {Links, Pictures, Sources, copyAllLabel} from './Layout';

type Props = {src: string; height: number};

/** Those of `RunningDemo`, which gets the presses that the boot script has kept. */
function Buttons({hasFiles}: {hasFiles: boolean}): ReactNode {
  return ['Edit code', 'Reset', 'Copy', ...(hasFiles ? [copyAllLabel] : []), 'Full width'].map((label) => (
    <button key={label} type="button">
      {label}
    </button>
  ));
}

/**
 * What the server renders of a demo, and what remains without JavaScript: its
 * picture and its source. Browsers have `static-view.tsx` in its place.
 *
 * @throws when the plugin `live-demos` does not know the demo
 */
export default function StaticView({src, height}: Props): ReactNode {
  const data = demos[src];
  if (!data) {
    throw new Error(`StaticView: there is no demo at ${src}.`);
  }
  return (
    <div {...{[staticViewAttribute]: ''}} style={{minHeight: height}}>
      <Layout
        data={data}
        stage={<Pictures data={data} />}
        bar={
          <>
            <Buttons hasFiles={data.files.length > 1} />
            <Links data={data} />
          </>
        }
        source={<Sources files={data.files} current={0} />}
      />
    </div>
  );
}
