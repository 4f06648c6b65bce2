export * from './RecordScrollbar';
export * from './SwimlaneBoundary';
export * from './SwimlaneTransform';
