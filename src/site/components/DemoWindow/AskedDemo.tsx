import React, {type ReactNode} from 'react';
import {Redirect, useLocation} from '@docusaurus/router';
import type {DemoSummary} from '@site/src/site/demos/demo-data';

export type Props = {
  demos: readonly Pick<DemoSummary, 'id' | 'pageUrl'>[];
};

/** Leads addresses with `?id=graph/events` to the page of the demo. */
export default function AskedDemo({demos}: Props): ReactNode {
  const id = new URLSearchParams(useLocation().search).get('id');
  if (id === null) {
    return null;
  }
  const demo = demos.find((one) => one.id === id);
  return demo ? (
    <Redirect to={demo.pageUrl} />
  ) : (
    <p role="alert">This version has no demo &ldquo;{id}&rdquo;. Below are those that it has.</p>
  );
}
