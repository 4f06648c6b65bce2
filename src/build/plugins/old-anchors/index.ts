import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Leads the anchors of the library's former documentation, such as
 * `#dia.Graph.prototype.addCells`, and names without their section, such as
 * `#interactive`, to the member on the page: `#addCells`, `#options.interactive`.
 */
export function oldAnchors(): Plugin {
  return {
    name: 'old-anchors',
    getClientModules: () => [path.join(__dirname, '../../../site/old-anchors/client-module')],
  };
}
