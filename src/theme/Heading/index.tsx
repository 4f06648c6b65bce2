// Change: a title that is a dotted name can break after its dots. The number of a version cannot.
import React, {Fragment, type ReactNode} from 'react';
import Heading from '@theme-original/Heading';
import type HeadingType from '@theme/Heading';
import type {WrapperProps} from '@docusaurus/types';

/** `shapes.standard.HeaderedRectangle` is wider than a narrow column and has no spaces. */
export default function HeadingWrapper({children, ...props}: WrapperProps<typeof HeadingType>): ReactNode {
  const parts = props.as === 'h1' && typeof children === 'string' ? children.split(/(?<=\p{L}\.)(?=\p{L})/u) : [];
  return (
    <Heading {...props}>
      {parts.length > 1
        ? parts.map((part, i) => (
            <Fragment key={i}>
              {i > 0 && <wbr />}
              {part}
            </Fragment>
          ))
        : children}
    </Heading>
  );
}
