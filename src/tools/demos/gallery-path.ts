import {type VersionName, pathOfVersion, versionNamed} from '../../common/versions';

/** The page with all demos of a version, without the base URL; their pages are below it. */
export const galleryPath = (version: VersionName): string => pathOfVersion(versionNamed(version), 'learn/demos');
