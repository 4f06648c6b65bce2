import {type VersionName, pathOfVersion, versionNamed} from '../content/versions';

/** The page with all demos of a version, without the base URL; with `?id=` it shows one. */
export const galleryPath = (version: VersionName): string => pathOfVersion(versionNamed(version), 'learn/demos');
