import {type Version, latestVersion, versions} from '../../common/versions';
import {isDevelopment} from './env';

/** The versions that are built: under `npm start`, for speed, only the one that is being written. */
export const builtVersions: readonly Version[] = isDevelopment ? [latestVersion] : versions;
