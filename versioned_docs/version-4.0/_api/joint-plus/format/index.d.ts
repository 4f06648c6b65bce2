export * from './Raster';
export * from './SVG';
export * from './Print';
export * from './GEXF';
export * as BPMN from './BPMN';
export * as Visio from './Visio';
