import {type ReactNode, use} from 'react';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';

type Descriptions = Partial<Record<string, string>>;

const loaded = new Map<string, Promise<Descriptions>>();

/** The descriptions of a version's pages, by their paths; loaded once, by pages with cards. */
function loadDescriptions(pluginId: string, version: string): Promise<Descriptions> {
  const name = `${pluginId}-${version}`;
  const known = loaded.get(name);
  if (known) {
    return known;
  }
  const descriptions = import(`@generated/card-descriptions/default/${name}.json`).then(
    (module: {default: Descriptions}) => module.default,
    // A card without its description is still a link.
    (error: unknown): Descriptions => {
      console.error(error);
      return {};
    },
  );
  loaded.set(name, descriptions);
  return descriptions;
}

/**
 * The description of a page. Suspends until the descriptions are there.
 *
 * @param props.path - of the page, with base URL
 */
export default function Description({path, className}: {path: string; className?: string}): ReactNode {
  const {pluginId, version} = useDocsVersion();
  const description = use(loadDescriptions(pluginId, version))[path];
  return description && <span className={className}>{description}</span>;
}
