export * from './Raster';
