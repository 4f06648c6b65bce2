export * from './Raster';
export * from './SVG';
export * from './Print';
