import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Leads readers who go back or forward to the very place that they have left on a
 * long page. The boot script does the same for a page that is loaded again.
 */
export function keepPlace(): Plugin {
  return {
    name: 'keep-place',
    getClientModules: () => [path.join(__dirname, 'after-traversal')],
  };
}
