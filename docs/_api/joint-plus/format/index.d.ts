export * from './Raster';
export * from './SVG';
