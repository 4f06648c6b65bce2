import type {Plugin} from '@docusaurus/types';
import {docsContents} from '../docs-contents';

/**
 * Writes the descriptions of all pages, by their paths, to a file for each
 * version, which only pages with cards load.
 */
export function cardDescriptions(): Plugin {
  return {
    name: 'card-descriptions',
    async allContentLoaded({allContent, actions}) {
      for (const [pluginId, {loadedVersions}] of docsContents(allContent)) {
        for (const {versionName, docs} of loadedVersions) {
          const descriptions = Object.fromEntries(docs.map(({permalink, description}) => [permalink, description]));
          await actions.createData(`${pluginId}-${versionName}.json`, JSON.stringify(descriptions));
        }
      }
    },
  };
}
