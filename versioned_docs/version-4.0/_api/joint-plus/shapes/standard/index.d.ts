export * from './Record';
export * from './BorderedRecord';
export * from './HeaderedRecord';
