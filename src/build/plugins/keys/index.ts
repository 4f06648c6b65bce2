import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Leaves the keys with which a reader composes a text to the field that has the focus. */
export function keys(): Plugin {
  return {
    name: 'keys',
    getClientModules: () => [path.join(__dirname, '../../../site/keys/keep-composition')],
  };
}
