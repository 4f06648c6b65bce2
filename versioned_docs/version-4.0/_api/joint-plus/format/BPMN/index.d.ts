export * as Import from './Import';
export * as Export from './Export';
