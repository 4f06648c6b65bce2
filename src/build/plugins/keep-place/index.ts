import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * After a click on a link, leads keyboard and screen readers to the heading on
 * which the reader lands. Leads readers who go back or forward to the very place
 * and focus that they have left. The boot script does the same with the place for
 * a page that is loaded again.
 */
export function keepPlace(): Plugin {
  return {
    name: 'keep-place',
    getClientModules: () => [path.join(__dirname, '../../../site/keep-place/after-navigation')],
  };
}
