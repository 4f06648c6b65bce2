/** The public API of JointJS+ for the pages of 4.0: what public documentation, demos and changelogs show. The register beside each file names the source and the version of each member. */
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
