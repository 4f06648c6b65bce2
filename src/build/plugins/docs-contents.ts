import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {AllContent} from '@docusaurus/types';

/** What each docs plugin of the site has loaded, by plugin id; empty for a site without docs. */
export function docsContents(allContent: AllContent): Map<string, LoadedContent> {
  const contents = allContent['docusaurus-plugin-content-docs'] ?? {};
  return new Map(Object.entries(contents) as [string, LoadedContent][]);
}
