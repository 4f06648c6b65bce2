import path from 'node:path';
import {closest} from 'fastest-levenshtein';
import type {Heading, Paragraph, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {demoSummaries, summarySources} from '../demos/demo-summaries';
import type {DemoChip, DemoSummary} from '../../site/demos/demo-data';
import {demoGroups, groupOf} from '../demos/groups';
import {attributeOf, jsxElement} from '../content/jsx';
import {paragraph, text} from '../content/nodes';
import {projectPath} from '../content/pages';
import type {Project} from '../content/project';
import {type VersionName, versionNamed, versionOfPage} from '../../common/versions';
import {readStarts, startInWords, startsFile} from '../demos/application-starts';
import {demosFolder, readDemo} from '../demos/read-demo';
import {demoUses, isPageOfDemo, usesFile} from '../reference/demo-uses';
import {dependsOn} from '../reference/dependencies';
import {shownOn} from '../reference/demo-links';
import {own} from '../../common/own';
import {exportValue} from './export-value';
import {lineOf, replaceElements} from './replace-elements';

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

/** What a reader can choose among the demos of a version by. What leaves no demo is left out. */
function chipsOf(demos: readonly DemoSummary[], label: string): DemoChip[] {
  const chip = (
    name: DemoChip['name'],
    value: string,
    title: string,
    has: (demo: DemoSummary) => boolean,
  ): DemoChip => ({
    ...{name, value, label: title},
    count: demos.filter(has).length,
  });
  return [
    ...groupsOf(demos).map((group) => chip('group', group, titleOf(group), (demo) => groupOf(demo) === group)),
    chip('with', 'keyboard', 'tested with keys', ({works}) => works.includes('keyboard')),
    chip('with', 'touch', 'tested with a finger', ({works}) => works.includes('touch')),
    chip('new', 'new', `new in ${label}`, ({isNew}) => isNew === true),
  ].filter(({count}) => count > 0);
}

/** The groups that demos are in, in the order of their list. */
const groupsOf = (demos: readonly DemoSummary[]): string[] =>
  [...new Set([...demoGroups.keys(), ...demos.map(groupOf)])].filter((group) =>
    demos.some((demo) => groupOf(demo) === group),
  );

const titleOf = (group: string): string => demoGroups.get(group) ?? group;

/** All demos of a version, with a heading for each group, below what chooses among them. */
function gallery(demos: readonly DemoSummary[], label: string): (Heading | MdxJsxFlowElement)[] {
  const pages = demos.map(({id, pageUrl}) => ({id, pageUrl}));
  return [
    jsxElement('DemoWindow', {demos: JSON.stringify(pages)}),
    jsxElement('DemoFilter', {
      chips: JSON.stringify(chipsOf(demos, label)),
      total: String(demos.length),
      wordsUrl: demos[0]?.wordsUrl ?? '',
    }),
    ...groupsOf(demos).flatMap((group): (Heading | MdxJsxFlowElement)[] => [
      {type: 'heading', depth: 2, children: [text(titleOf(group))]},
      jsxElement('DemoCards', {
        demos: JSON.stringify(demos.filter((demo) => groupOf(demo) === group)),
        large: group === 'applications' ? 'true' : undefined,
      }),
    ]),
  ];
}

/** What was measured of an application, as a paragraph below it; nothing for other demos. */
function startOf(project: Project, version: VersionName, id: string | undefined, file: VFile): Paragraph[] {
  if (id === undefined || groupOf({id}) !== 'applications') {
    return [];
  }
  const folder = path.join(project.dir, versionNamed(version).folder, demosFolder);
  const demo = readDemo(folder, id, project.dir);
  const ofDemo = ['README.md', ...demo.files.map(({name}) => name)].map((name) => path.join(folder, id, name));
  dependsOn(project, file, startsFile(folder), ...ofDemo);
  const value = startInWords(readStarts(folder), demo);
  return value === undefined ? [] : [paragraph(text(value))];
}

/**
 * Completes `<LiveDemo id="graph/events" />` with what the page must know before
 * the demo is loaded: its title, its height and where it is. `<DemoGallery />`
 * becomes a list of all demos of the version. An application is followed by its
 * size and its measured start. The page of a demo ends with the pages that show it.
 * The page exports that it has demos: it brings their styles along.
 *
 * @throws when the version has no such demo; names the nearest
 */
export function liveDemos(project: Project) {
  return (root: Root, file: VFile): void => {
    let hasDemos = false;
    replaceElements(root, ['LiveDemo', 'DemoGallery'], (element) => {
      const page = projectPath(project.dir, file.path);
      const {name: version, label} = versionOfPage(page);
      const demos = demoSummaries(project, version);
      const id = element.name === 'LiveDemo' ? attributeOf(element, 'id') : undefined;
      const isKnown = demos.some((demo) => demo.id === id);
      dependsOn(project, file, ...summarySources(project, version, isKnown ? id : undefined));
      const from = `${page}:${lineOf(element)}`;
      if (element.name === 'DemoGallery') {
        return gallery(demos, label);
      }
      const {src, title, height} = demoOf(element, demos, from);
      hasDemos = true;
      if (id !== undefined && isPageOfDemo(page, id)) {
        dependsOn(project, file, usesFile(project, version));
        root.children.push(...shownOn(own(demoUses(project, version).pages, id) ?? [], page));
      }
      return [jsxElement('LiveDemo', {src, title, height: String(height)}), ...startOf(project, version, id, file)];
    });
    if (hasDemos) {
      root.children.push(exportValue('hasDemos', true));
    }
  };
}
