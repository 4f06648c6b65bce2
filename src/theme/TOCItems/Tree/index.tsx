// Change: long names in the table of contents break after dots and colons and between their words.
import React, {type ReactNode} from 'react';
import Tree from '@theme-original/TOCItems/Tree';
import type {Props} from '@theme/TOCItems/Tree';
import {breakable} from '@site/src/site/components/MemberNavigator/breakable';

const withBreaks = (toc: Props['toc']): Props['toc'] =>
  toc.map((item) => ({...item, value: breakable(item.value), children: [...withBreaks(item.children)]}));

/** `options.findElementsUnderElement` is wider than the column and has no spaces. */
export default function TreeWrapper({toc, ...props}: Props): ReactNode {
  return <Tree toc={withBreaks(toc)} {...props} />;
}
