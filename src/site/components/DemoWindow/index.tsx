import React, {type ReactNode} from 'react';
import Island from '../Island';
import AskedDemo, {type Props as AskedProps} from './AskedDemo';

type Props = {
  /** The ids and addresses of demos, as JSON. */
  demos: string;
};

/** Leads to the demo that the address asks for with `?id=graph/events`, or says that there is none. */
export default function DemoWindow({demos}: Props): ReactNode {
  return <Island name="DemoWindow" component={AskedDemo} own={{demos: JSON.parse(demos) as AskedProps['demos']}} />;
}
