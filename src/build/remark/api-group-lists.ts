import path from 'node:path';
import type {ListItem, PhrasingContent, Root} from 'mdast';
import type {VFile} from 'vfile';
import {apiGroups, inReadingOrder} from '../content/api-group-order';
import {attributeOf, plusBadge} from '../content/jsx';
import {bulletList, inlineCode, link, listItem, listed, paragraph, text} from '../content/nodes';
import type {Page} from '../content/page';
import {pageFiles, readPage} from '../content/pages';
import type {Project} from '../content/project';
import {dependsOn} from '../reference/dependencies';
import {relativeLink} from '../reference/file-links';
import {pageOfFile} from '../reference/page-of-file';
import {replaceElements} from './replace-elements';

/** The parts of a page's file below `api`: `dia`, `Graph`. */
const partsOf = ({file, version}: Page): string[] =>
  file
    .slice(`${version.folder}/api/`.length)
    .replace(/(?:\/index)?\.mdx$/, '')
    .split('/');

function linkTo({file, subjects, frontMatter: {values}}: Page, from: string): PhrasingContent[] {
  const name = inlineCode(subjects?.[0] ?? String(values.title));
  return [link(relativeLink(from, {file}), name), ...(values.edition === 'plus' ? plusBadge() : [])];
}

/** A namespace or page with its description, and the pages below it. */
function item(name: string, all: readonly Page[], from: string): ListItem[] {
  const own = all.filter((page) => partsOf(page)[0] === name);
  const head = own.find((page) => partsOf(page).length === 1);
  if (!head) {
    return [];
  }
  const below = inReadingOrder(
    name,
    own.filter((page) => page !== head),
    (page) => partsOf(page)[1] ?? '',
  );
  const {description} = head.frontMatter.values;
  const links = listed(below.map((page) => linkTo(page, from)));
  const lead = paragraph(...linkTo(head, from), text(typeof description === 'string' ? ` ${description}` : ''));
  return [listItem([lead, ...(links.length > 0 ? [paragraph(...links)] : [])], true)];
}

/**
 * Replaces `<ApiGroup of="Diagram" />` by a list of the pages of that group. See
 * `src/build/content/api-group-order.ts`.
 *
 * @throws when there is no such group, or the version has no page of it
 */
export function apiGroupLists(project: Project) {
  return (root: Root, file: VFile): void => {
    replaceElements(root, 'ApiGroup', (element) => {
      // Also because the list of anchors changes with the pages that there are.
      const {from, pages} = pageOfFile(project, file);
      const {version} = pages;
      const label = attributeOf(element, 'of');
      const names = apiGroups.find((group) => group.label === label)?.names ?? [];
      const files = pageFiles(version.name, project).filter((name) => name.startsWith(`${version.folder}/api/`));
      dependsOn(project, file, ...files.map((name) => path.join(project.dir, name)));
      const all = files.map((name) => readPage(name, project));
      const children = names.flatMap((name) => item(name, all, from));
      if (children.length === 0) {
        const known = apiGroups.map((group) => group.label).join(', ');
        throw new Error(`${from}: this version has no pages of the group "${label}". Groups: ${known}.`);
      }
      return bulletList(children, true);
    });
  };
}
