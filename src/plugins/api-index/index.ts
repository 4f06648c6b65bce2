import type {LoadContext, Plugin} from '@docusaurus/types';
import {builtVersions} from '../../config/built-versions';
import {apiRows} from '../../reference/api-rows';
import {versionPages} from '../../reference/version-pages';

/**
 * Writes every class and member of each version to a file of its own, which only
 * the filter of the page `/api/` loads, when a reader types into it.
 */
export function apiIndex({siteDir, baseUrl}: LoadContext): Plugin {
  return {
    name: 'api-index',
    async contentLoaded({actions}) {
      for (const {name} of builtVersions) {
        const rows = apiRows(versionPages(name, siteDir)).map((row) => ({
          ...row,
          path: `${baseUrl}${row.path.slice(1)}`,
        }));
        await actions.createData(`${name}.json`, JSON.stringify(rows));
      }
    },
  };
}
