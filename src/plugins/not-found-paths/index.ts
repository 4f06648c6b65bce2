import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';

/**
 * Writes the paths and titles of all pages to a file of their own, which only
 * the not-found page loads, to offer the nearest ones.
 */
export function notFoundPaths(): Plugin {
  return {
    name: 'not-found-paths',
    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
      const pages = (docs?.loadedVersions ?? []).flatMap((version) =>
        version.docs.map((doc) => ({path: doc.permalink, title: doc.title, version: version.label})),
      );
      await actions.createData('pages.json', JSON.stringify(pages));
    },
  };
}
