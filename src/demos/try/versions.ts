import {type VersionName, versionNames} from '../../api-model/sources';
import {versions} from '../../config/versions';

/** The label of a version, such as `4.1`. */
export const labelOf = (version: VersionName): string => versions[version].label;

/**
 * The version with a label.
 *
 * @throws when there is none; names those that there are
 */
export function versionOfLabel(label: string): VersionName {
  const version = versionNames.find((name) => labelOf(name) === label);
  if (!version) {
    throw new Error(`There is no version "${label}". Expected one of ${versionNames.map(labelOf).join(', ')}.`);
  }
  return version;
}
