// The package has none, and those of DefinitelyTyped lack `keepFeatures`.
declare module 'subset-font' {
  type Options = {
    targetFormat: 'sfnt' | 'woff' | 'woff2';
    variationAxes?: Record<string, number | {min: number; max: number}>;
    keepFeatures?: string[];
    preserveNameIds?: number[];
  };
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
