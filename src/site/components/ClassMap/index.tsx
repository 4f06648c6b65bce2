import React, {type ReactNode} from 'react';
import ScrollBox from '../ScrollBox';
import styles from './class-map.css?raw';

type Props = {
  viewBox: string;
  /** Natural width in px. */
  width: string;
  /** The content of the drawing, made by `src/build/reference/class-map/drawing.ts`. */
  children: ReactNode;
};

/** The map of the classes: each box is a link to its page. The list below it says the same in words. */
export default function ClassMap({viewBox, width, children}: Props): ReactNode {
  return (
    <>
      <style dangerouslySetInnerHTML={{__html: styles}} />
      <ScrollBox label="Map of the classes" className="class-map">
        <svg role="group" aria-label="Map of the classes" viewBox={viewBox} width={width}>
          {children}
        </svg>
      </ScrollBox>
    </>
  );
}
