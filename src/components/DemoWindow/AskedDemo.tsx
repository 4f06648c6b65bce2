import React, {type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import type {DemoSummary} from '@site/src/demos/demo-data';
import LiveDemo from '../LiveDemo';

export type Props = {
  demos: readonly DemoSummary[];
};

/** The demo that the address asks for, in the whole window. */
export default function AskedDemo({demos}: Props): ReactNode {
  const id = new URLSearchParams(useLocation().search).get('id');
  if (id === null) {
    return null;
  }
  const demo = demos.find((one) => one.id === id);
  return demo ? (
    <LiveDemo key={id} title={demo.title} src={demo.src} height={String(demo.height)} isFull />
  ) : (
    <p role="alert">This version has no demo &ldquo;{id}&rdquo;. Below are those that it has.</p>
  );
}
