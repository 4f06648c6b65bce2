// Change: the HTML says which group the tabs are of and what each tab stands for, so that they work in static pages.
import React, {Children, type ReactNode, cloneElement, isValidElement} from 'react';
import type {Props as TabItemProps} from '@theme/TabItem';
import Tabs from '@theme-original/Tabs';
import type {Props} from '@theme/Tabs';
import {tabsAttribute} from '@site/src/site/components/StaticPage/behaviors/tabs';

/** @throws for what static tabs cannot do: panels made later, and a choice in the address */
export default function TabsWrapper({children, ...props}: Props): ReactNode {
  if (props.lazy || props.queryString) {
    throw new Error('<Tabs>: "lazy" and "queryString" do not work in static pages; leave them out.');
  }
  const items = Children.map(children, (child) =>
    isValidElement<TabItemProps>(child)
      ? cloneElement(child, {attributes: {...child.props.attributes, 'data-value': child.props.value}})
      : child,
  );
  return (
    <div {...{[tabsAttribute]: props.groupId ?? ''}}>
      <Tabs {...props}>{items as Props['children']}</Tabs>
    </div>
  );
}
