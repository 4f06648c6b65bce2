import React, {type ReactNode} from 'react';
import type {DemoSummary} from '@site/src/site/demos/demo-data';
import Island from '../Island';
import AskedDemo from './AskedDemo';

type Props = {
  /** A list of {@link DemoSummary}, as JSON. */
  demos: string;
};

/** Leads to the demo that the address asks for with `?id=graph/events`, or says that there is none. */
export default function DemoWindow({demos}: Props): ReactNode {
  return <Island name="DemoWindow" component={AskedDemo} own={{demos: JSON.parse(demos) as DemoSummary[]}} />;
}
