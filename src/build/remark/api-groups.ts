import path from 'node:path';
import type {List, ListItem, PhrasingContent, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {apiGroups, inReadingOrder} from '../content/api-groups';
import {attributeOf} from '../content/jsx';
import type {Page} from '../content/page';
import {projectPath, readPages} from '../content/pages';
import {versionOfPage} from '../../common/versions';
import {textElement} from '../reference/api-blocks';
import {dependsOn} from '../reference/dependencies';

/** The parts of a page's file below `api`: `dia`, `Graph`. */
const partsOf = ({file, version}: Page): string[] =>
  file
    .slice(`${version.folder}/api/`.length)
    .replace(/(?:\/index)?\.mdx$/, '')
    .split('/');

function linkTo({file, subjects, frontMatter: {values}}: Page, from: string): PhrasingContent[] {
  const relative = path.relative(path.dirname(from), file).replaceAll('\\', '/');
  const link: PhrasingContent = {
    type: 'link',
    url: relative.startsWith('.') ? relative : `./${relative}`,
    children: [{type: 'inlineCode', value: subjects?.[0] ?? String(values.title)}],
  };
  if (values.edition !== 'plus') {
    return [link];
  }
  const badge = textElement('EditionBadge', []);
  badge.attributes = [{type: 'mdxJsxAttribute', name: 'edition', value: 'plus'}];
  return [link, {type: 'text', value: ' '}, badge];
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
  const links = below.flatMap((page, index): PhrasingContent[] => [
    ...(index > 0 ? [{type: 'text' as const, value: ', '}] : []),
    ...linkTo(page, from),
  ]);
  const paragraphs: PhrasingContent[][] = [
    [...linkTo(head, from), {type: 'text', value: typeof description === 'string' ? ` ${description}` : ''}],
    ...(links.length > 0 ? [links] : []),
  ];
  return [
    {
      type: 'listItem',
      spread: true,
      children: paragraphs.map((children) => ({type: 'paragraph' as const, children})),
    },
  ];
}

/**
 * Makes of `<ApiGroup of="Diagram" />` a list of the pages of that group: see
 * `src/build/content/api-groups.ts`.
 *
 * @throws when there is no such group, or the version has no page of it
 */
export function apiGroupLists() {
  return (root: Root, file: VFile): void => {
    visit(root, 'mdxJsxFlowElement', (element: MdxJsxFlowElement, index, parent) => {
      if (element.name !== 'ApiGroup') {
        return;
      }
      const from = projectPath(process.cwd(), file.path);
      const version = versionOfPage(from);
      const label = attributeOf(element, 'of');
      const names = apiGroups.find((group) => group.label === label)?.names ?? [];
      const all = readPages(version.name).filter((page) => page.file.startsWith(`${version.folder}/api/`));
      dependsOn(file, ...all.map((page) => path.resolve(page.file)));
      const children = names.flatMap((name) => item(name, all, from));
      if (children.length === 0) {
        const known = apiGroups.map((group) => group.label).join(', ');
        throw new Error(`${from}: this version has no pages of the group "${label}". Groups: ${known}.`);
      }
      const list: List = {type: 'list', ordered: false, spread: true, children};
      parent?.children.splice(index ?? 0, 1, list);
    });
  };
}
