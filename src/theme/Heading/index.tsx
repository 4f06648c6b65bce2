// Change: a title that is a dotted name can break after its dots and between its words, but a version number cannot; reader modes keep every heading.
import React, {Fragment, type ReactNode} from 'react';
import clsx from 'clsx';
import Heading from '@theme-original/Heading';
import type HeadingType from '@theme/Heading';
import type {WrapperProps} from '@docusaurus/types';

/** `ui.RectangularSelectionRegion`, but not `JointJS` in a sentence. */
const dottedName = /^\p{L}+(?:\.\p{L}+)+$/u;

const breaks = /(?<=\p{L}\.)(?=\p{L})|(?<=\p{Ll})(?=\p{Lu}\p{Ll})/u;

/**
 * Reader modes leave out elements whose id or class contains "menu", "pager" or "related", such as
 * `#preventContextMenu`, unless it also contains "content". See Mozilla's Readability.js.
 */
const kept = 'content-heading';

/** `shapes.standard.HeaderedRectangle` is wider than a narrow column and has no spaces. */
export default function HeadingWrapper({children, ...props}: WrapperProps<typeof HeadingType>): ReactNode {
  const isName = props.as === 'h1' && typeof children === 'string' && dottedName.test(children);
  const parts = isName ? children.split(breaks) : [];
  return (
    <Heading {...props} className={clsx(props.className, kept)}>
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
