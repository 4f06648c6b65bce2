// Change: a sidebar begins with the switch that hides the pages of JointJS+; see `src/site/components/CoreOnly`.
import React, {type ReactNode} from 'react';
import CoreOnlySwitch from '@site/src/site/components/CoreOnly/Switch';
import DocSidebarItems from '@theme-original/DocSidebarItems';
import type {Props} from '@theme/DocSidebarItems';

export default function ItemsWithSwitch(props: Props): ReactNode {
  return (
    <>
      {props.level === 1 && <CoreOnlySwitch />}
      <DocSidebarItems {...props} />
    </>
  );
}
