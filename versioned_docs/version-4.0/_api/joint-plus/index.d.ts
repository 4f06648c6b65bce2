/** The documented public API of JointJS+ 4.0: what its public pages say, no more. */
export * as ui from './ui';
export * as dia from './dia';
export * as format from './format';
export * as storage from './storage';
export * as layout from './layout';
export * as alg from './alg';
export * as graphUtils from './graphUtils';
export * from './versionPlus';
export * as shapes from './shapes';
export * as elementTools from './elementTools';
