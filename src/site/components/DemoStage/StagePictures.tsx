import React, {type ReactNode} from 'react';
import {type DemoPicture, pictureWidth} from '@site/src/site/demos/demo-data';

/** What a demo looks like in each color mode. */
export type Pictures = Record<'light' | 'dark', DemoPicture>;

type Props = {pictures: Pictures; text: string; /** Is the light one loaded at once? */ isFirst?: boolean};

/** The picture that stands for a diagram, in the color mode of the page. */
export default function StagePictures({pictures, text, isFirst}: Props): ReactNode {
  return (['light', 'dark'] as const).map((mode) => (
    <img
      key={mode}
      className={`demo-stage__picture demo-stage__picture--${mode}`}
      loading={isFirst && mode === 'light' ? 'eager' : 'lazy'}
      sizes="(width <= 768px) 100vw, 560px"
      width={pictureWidth}
      {...pictures[mode]}
      alt={text}
    />
  ));
}
