export * from './Halo';
