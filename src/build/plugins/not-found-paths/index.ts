import type {Plugin} from '@docusaurus/types';
import {docsContents} from '../docs-contents';

/**
 * Writes the paths and titles of all pages to a file of their own, which only
 * the not-found page loads, to offer the nearest ones.
 */
export function notFoundPaths(): Plugin {
  return {
    name: 'not-found-paths',
    async allContentLoaded({allContent, actions}) {
      const pages = [...docsContents(allContent).values()]
        .flatMap(({loadedVersions}) => loadedVersions)
        .flatMap(({docs, label}) => docs.map((doc) => ({path: doc.permalink, title: doc.title, version: label})));
      await actions.createData('pages.json', JSON.stringify(pages));
    },
  };
}
