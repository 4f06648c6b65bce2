import type {LoadContext, Plugin} from '@docusaurus/types';
import {apiRows} from '../../reference/api-rows';
import {versionPages} from '../../reference/version-pages';
import type {BuildCheck} from '../page-checks/build-check';
import {projectOf} from '../project-of';

/**
 * Writes every class and member of each version to a file of its own, which only
 * the filter of the page `/api/` loads, when a reader types into it.
 */
export function apiIndex({baseUrl}: LoadContext, options: unknown): Plugin {
  const project = projectOf(options);
  return {
    name: 'api-index',
    async allContentLoaded({allContent, actions}) {
      // The process that checks the pages of a build parses them: reading them earlier would parse them twice.
      await (allContent['page-checks']?.default as BuildCheck | undefined)?.pagesRead;
      for (const {name} of project.versions) {
        const rows = apiRows(versionPages(name, project)).map((row) => ({
          ...row,
          path: `${baseUrl}${row.path.slice(1)}`,
        }));
        await actions.createData(`${name}.json`, JSON.stringify(rows));
      }
    },
  };
}
