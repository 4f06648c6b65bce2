import React, {type ReactNode, useState} from 'react';
import {copyText} from '@site/src/site/components/CopyButton/copy-text';
import type {DemoFile} from '@site/src/site/demos/demo';
import type {DemoData} from '@site/src/site/demos/demo-data';
import {sharedAddress} from './share-program';

const labels = {
  idle: 'Share',
  copied: 'Link copied',
  inAddressBar: 'Link is in the address bar',
  failed: 'Link could not be copied',
};

type Props = {data: DemoData; files: readonly DemoFile[]};

/** Copies a link to the edited program; on the page of the demo, the address becomes this link. */
export default function ShareButton({data, files}: Props): ReactNode {
  const [done, setDone] = useState<{files: Props['files']; state: keyof typeof labels}>();
  // The answer for an earlier program is no longer shown.
  const state = done?.files === files ? done.state : 'idle';
  const share = async (): Promise<keyof typeof labels> => {
    try {
      const address = await sharedAddress(data, files);
      const isOwnPage = window.location.pathname === data.pageUrl;
      if (isOwnPage) {
        window.history.replaceState(window.history.state, '', address);
      }
      if (await copyText(address)) {
        return 'copied';
      }
      return isOwnPage ? 'inAddressBar' : 'failed';
    } catch {
      return 'failed';
    }
  };
  return (
    <button type="button" onClick={() => void share().then((answer) => setDone({files, state: answer}))}>
      <span aria-live="polite">{labels[state]}</span>
    </button>
  );
}
