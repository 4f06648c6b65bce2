import path from 'node:path';
import type {Plugin} from '@docusaurus/types';

/** Lets the app live with texts that a browser has translated. */
export function translatedPages(): Plugin {
  return {
    name: 'translated-pages',
    getClientModules: () => [path.join(__dirname, '../../../site/translated-pages/tolerate-changes')],
  };
}
