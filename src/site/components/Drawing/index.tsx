import React, {type ReactNode} from 'react';
import ScrollBox from '../ScrollBox';
import styles from './styles.module.css';

type Props = {
  /** What the drawing shows, for readers who do not see it. */
  label: string;
  viewBox: string;
  /** Natural width in px. Narrower screens scale the drawing down, to a size at which its text can be read. */
  width?: string;
  /** The content of the SVG element, as text. */
  content: string;
};

/** The text of drawings is 13 px or more at 720 px width; this keeps it at 10 px. */
const readableWidth = 544;

/** A drawing in the colors of the site, put inline by `src/build/remark/inline-drawings.ts`. */
export default function Drawing({label, viewBox, width, content}: Props): ReactNode {
  return (
    <ScrollBox label="Drawing" className={styles.drawing}>
      <svg
        role="img"
        aria-label={label}
        viewBox={viewBox}
        width={width}
        style={{minWidth: Math.min(Number(width ?? 0), readableWidth)}}
        dangerouslySetInnerHTML={{__html: content}}
      />
    </ScrollBox>
  );
}
