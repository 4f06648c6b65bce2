import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/**
 * Leads the anchors of the library's former documentation, such as
 * `#dia.Graph.prototype.addCells`, to the member on the page: `#addCells`.
 */
export function oldAnchors(): Plugin {
  return {
    name: 'old-anchors',
    getClientModules: () => [path.join(__dirname, 'redirect-anchor')],
  };
}
