export * from './Raster';
export * from './SVG';
export * from './Print';
export * from './GEXF';
