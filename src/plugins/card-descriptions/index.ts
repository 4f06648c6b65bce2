import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {Plugin} from '@docusaurus/types';

/**
 * Writes the descriptions of all pages, by their paths, to a file for each
 * version, which only pages with cards load.
 */
export function cardDescriptions(): Plugin {
  return {
    name: 'card-descriptions',
    async allContentLoaded({allContent, actions}) {
      const docs = allContent['docusaurus-plugin-content-docs']?.default as LoadedContent | undefined;
      for (const version of docs?.loadedVersions ?? []) {
        const descriptions = version.docs.map(({permalink, description}) => [permalink, description]);
        await actions.createData(`${version.versionName}.json`, JSON.stringify(Object.fromEntries(descriptions)));
      }
    },
  };
}
