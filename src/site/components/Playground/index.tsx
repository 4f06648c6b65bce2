import React, {type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import modes from '@site/src/site/components/LiveDemo/live-demo-modes.css?raw';
import demoStyles from '@site/src/site/components/LiveDemo/live-demo.css?raw';
import data from '@generated/live-demos/default/playground.json';
import ProgramPlace from './ProgramPlace';
import styles from './playground.css?raw';

/** The content of the page at `/play`. Only a browser can run programs. */
export default function Playground(): ReactNode {
  const isBrowser = useIsBrowser();
  return (
    <main className="playground">
      <style dangerouslySetInnerHTML={{__html: `${styles}${demoStyles}${modes}`}} />
      <h1 className="playground__heading">Playground</h1>
      {isBrowser ? (
        <ProgramPlace data={data} />
      ) : (
        <div className="playground__wait">
          <p>Loading the playground…</p>
          <noscript>The playground needs JavaScript.</noscript>
        </div>
      )}
    </main>
  );
}
