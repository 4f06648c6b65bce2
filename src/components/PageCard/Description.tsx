import {type ReactNode, use} from 'react';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';

type Descriptions = Partial<Record<string, string>>;

const loaded = new Map<string, Promise<Descriptions>>();

/** The descriptions of a version's pages, by their paths; loaded once, by pages with cards. */
function loadDescriptions(version: string): Promise<Descriptions> {
  const known = loaded.get(version);
  if (known) {
    return known;
  }
  const descriptions = import(`@generated/card-descriptions/default/${version}.json`).then(
    (module: {default: Descriptions}) => module.default,
    // A card without its description is still a link.
    (error: unknown): Descriptions => {
      console.error(error);
      return {};
    },
  );
  loaded.set(version, descriptions);
  return descriptions;
}

/**
 * The description of a page. Suspends until the descriptions are there.
 *
 * @param props.path - of the page, with base URL
 */
export default function Description({path, className}: {path: string; className?: string}): ReactNode {
  const description = use(loadDescriptions(useDocsVersion().version))[path];
  return description && <span className={className}>{description}</span>;
}
