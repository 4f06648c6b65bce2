/** The release of Docusaurus whose internals our plugins rely on. */
export const knownRelease = '3.8.1';

/** Which internal of the framework has changed, and where. */
export type FrameworkChange = {
  /** The plugin of ours that relies on the internal: its folder in `src/build/delivery`. */
  plugin: string;
  /** What Docusaurus {@link knownRelease} has or does, as a noun phrase. */
  expected: string;
  /** What is there instead. */
  found: string;
  /** The file of the framework, or of the build, that shows what has changed. */
  lookAt: string;
};

/**
 * The error for an internal of the framework that has another shape than the one
 * our plugin was written for, for example after an upgrade.
 */
export function frameworkChanged({plugin, expected, found, lookAt}: FrameworkChange): Error {
  return new Error(
    `${plugin}: expected ${expected}, as in Docusaurus ${knownRelease}; found ${found}. ` +
      `Look at ${lookAt}, then adapt src/build/delivery/${plugin}.`,
  );
}
