import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Shows the clean path of a page where a host serves it at `/page.html` or `/page/index.html` without redirecting. */
export function cleanPaths(): Plugin {
  return {
    name: 'clean-paths',
    getClientModules: () => [path.join(__dirname, '../../../site/clean-paths/replace-path')],
  };
}
