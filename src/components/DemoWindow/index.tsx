import React, {type ReactNode} from 'react';
import type {DemoSummary} from '@site/src/demos/demo-data';
import Island from '../Island';
import AskedDemo from './AskedDemo';

type Props = {
  /** A list of {@link DemoSummary}, as JSON. */
  demos: string;
};

/** Room for the demo that the address asks for with `?id=graph/events`. */
export default function DemoWindow({demos}: Props): ReactNode {
  return <Island name="DemoWindow" component={AskedDemo} own={{demos: JSON.parse(demos) as DemoSummary[]}} />;
}
