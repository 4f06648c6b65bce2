import {Project} from '../content/project';

/**
 * The project that a plugin was given in its options: `[apiIndex, {project}]`.
 *
 * @throws when the configuration does not hand it down
 */
export function projectOf(options: unknown): Project {
  const {project} = options as {project?: unknown};
  if (!(project instanceof Project)) {
    throw new Error('The plugin needs the project: list it as [plugin, {project}] in docusaurus.config.ts.');
  }
  return project;
}
