import React, {type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import type {DemoSummary} from '@site/src/demos/demo-data';
import LiveDemo from '../LiveDemo';

type Props = {
  /** A list of {@link DemoSummary}, as JSON. */
  demos: string;
};

/** The demo that the address asks for with `?id=graph/events`, in the whole window. */
export default function DemoWindow({demos}: Props): ReactNode {
  const {search} = useLocation();
  // The server knows no query.
  const isBrowser = useIsBrowser();
  const id = isBrowser ? new URLSearchParams(search).get('id') : null;
  if (id === null) {
    return null;
  }
  const demo = (JSON.parse(demos) as DemoSummary[]).find((one) => one.id === id);
  return demo ? (
    <LiveDemo key={id} title={demo.title} src={demo.src} height={String(demo.height)} isFull />
  ) : (
    <p role="alert">This version has no demo &ldquo;{id}&rdquo;. Below are those that it has.</p>
  );
}
