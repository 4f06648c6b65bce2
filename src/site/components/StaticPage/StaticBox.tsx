import React, {type ReactNode, type Ref} from 'react';
import {pageAttribute} from './page-data';

/** React sets the content of an element when this object is another, so it is always the same. */
const untouched = {__html: ''};

/**
 * An element whose content React leaves alone: when React takes over the server's
 * HTML, what stands in it stays; when React makes the element, it is empty.
 * A string as content tells React not to look for children, and that React 19
 * compares the object, not the string, keeps it from writing the content again
 * (https://github.com/facebook/react/issues/32975).
 *
 * @param props.contentRef - fills the element, and empties it again
 */
export default function StaticBox({contentRef}: {contentRef: Ref<HTMLDivElement>}): ReactNode {
  return (
    <div {...{[pageAttribute]: ''}} ref={contentRef} suppressHydrationWarning dangerouslySetInnerHTML={untouched} />
  );
}
