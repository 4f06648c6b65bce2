import type * as z from 'zod';
import {latestVersion, versionOfPath} from '../../../common/versions';
import {pageKey} from '../../../build/hosting/canonical-paths';
import type {BuiltDocs, DocsVersion} from '../docs-version';
import {type ListedPage, readAddress} from '../listed-pages';
import {nearest} from '../nearest';
import {sectionOf} from '../section-of';
import {parameters, text, version} from './parameters';

export const pageParameters = parameters({
  page: text(
    'the path or the address of a page',
    'The path or the address of a page, such as "/learn/quickstart", "/4.0/api/dia/Graph" or an address that search returned. To read only one section, add its anchor: "/api/dia/Paper#fitToContent". Read long pages of the API section by section.',
  ),
  version,
});

/** The last part of a path. A reader may give only the name of a class, so this part is compared, too. */
const lastPart = (path: string): string => path.slice(path.lastIndexOf('/') + 1);

function missing(path: string, {label, pages}: DocsVersion): Error {
  const names = (page: ListedPage): string[] => [page.path, lastPart(page.path), page.title];
  const byName = nearest(lastPart(path), pages, names, 3);
  const all = [...new Set([...nearest(path, pages, ({path: own}) => [own], 3), ...byName])];
  const lines = all.map((page) => `- ${page.path}: ${page.title}`);
  return new Error(`There is no page "${path}" in ${label}. The most similar pages are:\n${lines.join('\n')}`);
}

/** The headings of a page as the search index has them. Without an index, there are none. */
const headingsOf = ({copy}: ListedPage, {indexFiles}: DocsVersion) => {
  const pathname = new URL(copy).pathname.replace(/\.md$/, '');
  return indexFiles()?.titles.pages.find((page) => pageKey(page.path) === pageKey(pathname))?.headings ?? [];
};

/**
 * Returns the Markdown of a page, or of one section if the address has an anchor. The parameter `version` takes
 * precedence over the version in the address.
 *
 * @throws when the page or the section does not exist; the message names the most similar ones
 */
export function getPage(docs: BuiltDocs, {page: given, version: label}: z.infer<typeof pageParameters>): string {
  const latest = docs.version(latestVersion.label);
  const address = readAddress(given, latest);
  if (!address) {
    throw new Error(
      `"${given}" is not a page of this site. Expected a path such as /learn/quickstart, or an address at ${latest.origin}.`,
    );
  }
  const docsVersion = docs.version(label ?? versionOfPath(address.pathname).label);
  const page = docsVersion.pages.find(({path}) => path === address.path);
  if (!page) {
    throw missing(address.path, docsVersion);
  }
  const markdown = docsVersion.readCopy(page.copy);
  if (address.anchor === '') {
    return markdown;
  }
  const headings = headingsOf(page, docsVersion);
  const section = sectionOf(markdown, headings, address.anchor);
  if (section === undefined) {
    const anchors = headings.map(([, name, anchor]) => anchor || name);
    const near = nearest(address.anchor, anchors, (anchor) => [anchor]).map((anchor) => `- ${page.path}#${anchor}`);
    throw new Error(
      `${page.path} has no section "#${address.anchor}" in ${docsVersion.label}. The most similar sections are:\n${near.join('\n')}`,
    );
  }
  return `Section of ${page.title}, ${docsVersion.label}\n\n${section}`;
}
