import {latestVersion, versions} from '../../common/versions';
import {Project} from '../content/project';
import {isDevelopment} from './env';
import {site} from './site';

/**
 * The project in a folder. Under `npm start`, for speed, only the version that is being written is built.
 *
 * @param dir - absolute
 */
export const projectIn = (dir: string): Project =>
  new Project({
    dir,
    versions: isDevelopment ? [latestVersion] : versions,
    siteUrl: site.url,
    baseUrl: site.baseUrl,
  });
