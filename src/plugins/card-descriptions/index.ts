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
      const versions = [...docsContents(allContent).values()].flatMap(({loadedVersions}) => loadedVersions);
      for (const name of new Set(versions.map(({versionName}) => versionName))) {
        const docs = versions.filter(({versionName}) => versionName === name).flatMap((version) => version.docs);
        const descriptions = docs.map(({permalink, description}) => [permalink, description]);
        await actions.createData(`${name}.json`, JSON.stringify(Object.fromEntries(descriptions)));
      }
    },
  };
}
