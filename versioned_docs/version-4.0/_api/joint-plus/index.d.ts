/** The documented public API of JointJS+ 4.1: what its public pages say, no more. */
export * as ui from './ui';
export * as dia from './dia';
export * as format from './format';
export * as shapes from './shapes';
export * as elementTools from './elementTools';
