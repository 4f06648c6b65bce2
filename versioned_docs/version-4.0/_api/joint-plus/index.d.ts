/** The public API of JointJS+ for the pages of 4.0: what public documentation, demos and changelogs show. The register beside each file names the source and the version of each member. */
export * as ui from './ui';
export * as dia from './dia';
export * as format from './format';
