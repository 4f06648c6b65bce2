import React, {type ReactNode, useState} from 'react';
import type {DemoFile} from '@site/src/demos/demo';
import type {DemoData} from '@site/src/demos/demo-data';
import {sharedAddress} from './share-program';

const labels = {idle: 'Share', copied: 'Link copied', failed: 'Link is in the address bar'};

type Props = {data: DemoData; files: readonly DemoFile[]};

/** Copies a link to the edited program; on the page of the demo, the address becomes this link. */
export default function ShareButton({data, files}: Props): ReactNode {
  const [done, setDone] = useState<{files: Props['files']; state: keyof typeof labels}>();
  // Of an earlier program nothing is said any more.
  const state = done?.files === files ? done.state : 'idle';
  const share = async (): Promise<void> => {
    const address = await sharedAddress(data, files);
    const isHere = window.location.pathname === data.pageUrl;
    if (isHere) {
      window.history.replaceState(window.history.state, '', address);
    }
    await navigator.clipboard.writeText(address).then(
      () => setDone({files, state: 'copied'}),
      () => setDone({files, state: isHere ? 'failed' : 'idle'}),
    );
  };
  return (
    <button type="button" onClick={() => void share()}>
      <span aria-live="polite">{labels[state]}</span>
    </button>
  );
}
