import {createFontStack, type FontMetrics} from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import arialBold from '@capsizecss/metrics/arial/700';
import courierNew from '@capsizecss/metrics/courierNew';
import geist from '@capsizecss/metrics/geist';
import geistSemibold from '@capsizecss/metrics/geist/600';
import geistMono from '@capsizecss/metrics/geistMono';
import roboto from '@capsizecss/metrics/roboto';
import robotoBold from '@capsizecss/metrics/roboto/700';
import segoeUI from '@capsizecss/metrics/segoeUI';
import segoeUIBold from '@capsizecss/metrics/segoeUI/700';
import {type typefaces, weights} from '../../site/fonts/typefaces';

/** A rule `@font-face` as its declarations. */
export type FontFace = Record<string, string>;

/** A font that machines have. */
type Fallback = {
  metrics: FontMetrics;
  /** Names of fonts that are as wide to the letter. */
  twins?: string[];
  weight: string;
};

/** A code font that the library has no metrics of. Of these only the width matters: all others come from ours. */
const codeFont = (familyName: string, fullName: string, postscriptName: string, width: number): FontMetrics => ({
  ...courierNew,
  ...{familyName, fullName, postscriptName, unitsPerEm: 2048, xWidthAvg: width},
  subsets: {latin: {xWidthAvg: width}, thai: {xWidthAvg: width}},
});

const menlo = codeFont('Menlo', 'Menlo Regular', 'Menlo-Regular', 1233);
const consolas = codeFont('Consolas', 'Consolas', 'Consolas', 1126);

const ofText = (metrics: FontMetrics, ...twins: string[]): Fallback => ({metrics, twins, weight: '400'});
const ofBoldText = (metrics: FontMetrics, ...twins: string[]): Fallback => ({metrics, twins, weight: '700'});
// One for all weights: bold letters are as wide as others.
const ofCode = (metrics: FontMetrics, ...twins: string[]): Fallback => ({
  metrics,
  twins,
  weight: `${weights.min} ${weights.max}`,
});

const kebabCase = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** An adjustment that is next to nothing does harm: Linux rounds sizes to a fraction of a pixel, whole ones it keeps. */
const isSizeChanged = (percentage: string): boolean => Math.abs(parseFloat(percentage) - 100) > 0.05;

/** What makes fonts of the machine as wide and as high as one of ours. */
function fitted(ours: FontMetrics, fallbacks: Fallback[]): FontFace[] {
  return fallbacks.map(({metrics, twins = [], weight}) => {
    const {fontFaces} = createFontStack([ours, metrics], {fontFaceFormat: 'styleObject'});
    const face = fontFaces[0]?.['@font-face'];
    if (!face) {
      throw new Error(`no fallback was made of ${metrics.familyName}.`);
    }
    const overrides = Object.entries(face)
      .map(([name, value]) => [kebabCase(name), String(value)] as const)
      .filter(([name, value]) => /-override$/.test(name) || (name === 'size-adjust' && isSizeChanged(value)));
    return {
      'font-family': `'${ours.familyName} Fallback: ${metrics.familyName}'`,
      'font-weight': weight,
      src: [String(face.src), ...twins.map((name) => `local('${name}')`)].join(', '),
      'line-gap-override': '0%',
      ...Object.fromEntries<string>(overrides),
    };
  });
}

/**
 * The fallbacks of each typeface: for Windows, for Android and ChromeOS, and for all others. Their metrics,
 * and what follows from them, come from Capsize.
 */
export const fallbackFaces: Record<keyof typeof typefaces, FontFace[]> = {
  text: [
    ...fitted(geist, [ofText(segoeUI), ofText(roboto, 'Roboto'), ofText(arial, 'Liberation Sans')]),
    ...fitted(geistSemibold, [
      ofBoldText(segoeUIBold),
      ofBoldText(robotoBold),
      ofBoldText(arialBold, 'Liberation Sans Bold'),
    ]),
  ],
  code: fitted(geistMono, [ofCode(menlo), ofCode(consolas), ofCode(courierNew, 'Liberation Mono', 'Droid Sans Mono')]),
};
