export * from './Halo';
export * from './Dialog';
