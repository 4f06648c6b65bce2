import {closest} from 'fastest-levenshtein';
import type {Heading, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {demoSummaries, summarySources} from '../demos/demo-summaries';
import type {DemoSummary} from '../../site/demos/demo-data';
import {demoGroups, groupOf} from '../demos/groups';
import {attributeOf, jsxElement} from '../content/jsx';
import {projectPath} from '../content/pages';
import {versionOfPage} from '../../common/versions';
import {demoUses, isPageOfDemo, usesFile} from '../reference/demo-uses';
import {dependsOn} from '../reference/dependencies';
import {shownOn} from '../reference/demo-links';
import {own} from '../../common/own';

/**
 * The demo that an element names.
 *
 * @param from - file and line, for messages
 * @throws when the element names none, or one that the version does not have; names the nearest
 */
export function demoOf(element: MdxJsxFlowElement, demos: readonly DemoSummary[], from: string): DemoSummary {
  const id = attributeOf(element, 'id');
  const ids = demos.map((demo) => demo.id);
  if (id === undefined) {
    throw new Error(
      `${from}: ${element.name} needs the id of a demo, such as <${element.name} id="${ids[0] ?? 'group/name'}" />.`,
    );
  }
  const found = demos.find((demo) => demo.id === id);
  if (!found) {
    const nearest = ids.length > 0 ? ` The nearest is "${closest(id, ids)}".` : '';
    throw new Error(`${from}: this version has no demo "${id}".${nearest}`);
  }
  return found;
}

/** All demos of a version, with a heading for each group. */
function gallery(demos: readonly DemoSummary[]): (Heading | MdxJsxFlowElement)[] {
  const order = [...new Set([...demoGroups.keys(), ...demos.map(groupOf)])];
  return [
    jsxElement('DemoWindow', {demos: JSON.stringify(demos)}),
    ...order.flatMap((group): (Heading | MdxJsxFlowElement)[] => {
      const members = demos.filter((demo) => groupOf(demo) === group);
      const title: Heading = {
        type: 'heading',
        depth: 2,
        children: [{type: 'text', value: demoGroups.get(group) ?? group}],
      };
      return members.length > 0 ? [title, jsxElement('DemoCards', {demos: JSON.stringify(members)})] : [];
    }),
  ];
}

/**
 * Completes `<LiveDemo id="graph/events" />` with what the page must know before
 * the demo is loaded: its title, its height and where it is. `<DemoGallery />`
 * becomes a list of all demos of the version. The page of a
 * demo ends with the pages that show it.
 *
 * @throws when the version has no such demo; names the nearest
 */
export function liveDemos() {
  return (root: Root, file: VFile): void => {
    visit(root, 'mdxJsxFlowElement', (element: MdxJsxFlowElement, index, parent) => {
      if (element.name !== 'LiveDemo' && element.name !== 'DemoGallery') {
        return undefined;
      }
      const page = projectPath(process.cwd(), file.path);
      const {name: version} = versionOfPage(page);
      const demos = demoSummaries(version);
      const id = element.name === 'LiveDemo' ? attributeOf(element, 'id') : undefined;
      const isKnown = demos.some((demo) => demo.id === id);
      dependsOn(file, ...summarySources(version, isKnown ? id : undefined));
      const from = `${page}:${element.position?.start.line ?? 1}`;
      if (element.name === 'DemoGallery') {
        const content = gallery(demos);
        parent?.children.splice(index ?? 0, 1, ...content);
        return (index ?? 0) + content.length;
      }
      const {src, title, height} = demoOf(element, demos, from);
      parent?.children.splice(index ?? 0, 1, jsxElement('LiveDemo', {src, title, height: String(height)}));
      if (id !== undefined && isPageOfDemo(page, id)) {
        dependsOn(file, usesFile(version));
        root.children.push(...shownOn(own(demoUses(version).pages, id) ?? [], page));
      }
      return undefined;
    });
  };
}
