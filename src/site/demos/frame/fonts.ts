import {weights} from '../../fonts/typefaces';

/** A font that is embedded in the frame of a demo. */
export type FrameFont = {
  family: string;
  /** The font file as a `data:` address: a frame may request nothing. */
  dataUrl: string;
};

/**
 * The style sheet that makes fonts known to a frame. With them a diagram looks the
 * same, and breaks its labels at the same words, on every machine.
 */
export const fontFaces = (fonts: readonly FrameFont[]): string =>
  fonts
    .map(
      ({family, dataUrl}) =>
        `@font-face{font-family:'${family}';font-weight:${weights.min} ${weights.max};src:url('${dataUrl}') format('woff2')}`,
    )
    .join('');
