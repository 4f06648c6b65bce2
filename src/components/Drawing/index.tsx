import React, {type ReactNode} from 'react';
import styles from './styles.module.css';

type Props = {
  /** What the drawing shows, for readers who do not see it. */
  label: string;
  viewBox: string;
  /** Natural width in px; narrower screens scale the drawing down. */
  width?: string;
  /** The content of the SVG element, as text. */
  content: string;
};

/** A drawing in the colors of the site, put inline by `src/remark/inline-drawings.ts`. */
export default function Drawing({label, viewBox, width, content}: Props): ReactNode {
  return (
    <div className={styles.drawing}>
      <svg role="img" aria-label={label} viewBox={viewBox} width={width} dangerouslySetInnerHTML={{__html: content}} />
    </div>
  );
}
