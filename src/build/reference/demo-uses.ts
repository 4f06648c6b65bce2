import fs from 'node:fs';
import path from 'node:path';
import type {Page} from '../content/page';
import {readPages} from '../content/pages';
import type {Project} from '../content/project';
import {type VersionName, versionNamed} from '../../common/versions';
import {writeIfChanged} from '../files/write-if-changed';

/** A place that shows a demo, or a demo that uses a member. */
export type DemoPlace = {file: string; title: string; anchor?: string};

/** How demos and the other pages of a version belong together. Files are relative to the project. */
export type DemoUses = {
  /** Places that show a demo, by its id. */
  pages: Record<string, DemoPlace[]>;
  /** Pages of demos that use a member, by file and anchor. */
  members: Record<string, DemoPlace[]>;
};

/** A member that more demos use is too common for a list of them to help. */
const mostDemos = 12;
/** How many of them a member names. */
const namedDemos = 3;

const demoPage = /\/learn\/demos\/([a-z-]+\/[a-z-]+)\.mdx$/;

/** Is this file the page of the demo? */
export const isPageOfDemo = (file: string, id: string): boolean => demoPage.exec(file)?.[1] === id;

const titleOf = ({frontMatter: {values}}: Page): string => String(values.title);

function placesOfDemos(pages: readonly Page[]): DemoUses['pages'] {
  const places = new Map<string, DemoPlace[]>();
  for (const page of pages.filter(({file}) => !demoPage.test(file))) {
    const {demos, headings} = page.content;
    for (const {value, line} of demos) {
      const heading = headings.findLast((one) => one.line < line && one.depth > 1);
      const title = heading ? `${titleOf(page)}: ${heading.text}` : titleOf(page);
      const id = value ?? '';
      places.set(id, [...(places.get(id) ?? []), {file: page.file, title, ...(heading && {anchor: heading.anchor})}]);
    }
  }
  return Object.fromEntries(places);
}

/** Of the demos that use a member, those that use the fewest others say most about it. */
function demosOfMembers(pages: readonly Page[]): DemoUses['members'] {
  const members = new Map<string, DemoPlace[]>();
  const inOrder = pages
    .filter(({file}) => demoPage.test(file))
    .map((page) => ({page, targets: page.content.links.map(({url}) => url).filter((url) => url.includes('.mdx#'))}))
    .sort((a, b) => a.targets.length - b.targets.length);
  for (const {page, targets} of inOrder) {
    for (const target of new Set(targets)) {
      const key = path.posix.join(path.posix.dirname(page.file), decodeURI(target));
      members.set(key, [...(members.get(key) ?? []), {file: page.file, title: titleOf(page)}]);
    }
  }
  const named = [...members].filter(([, demos]) => demos.length <= mostDemos);
  return Object.fromEntries(named.map(([key, demos]) => [key, demos.slice(0, namedDemos)]));
}

/** Reads from the pages of a version where demos are shown, and which members they use. */
export function findDemoUses(pages: readonly Page[]): DemoUses {
  return {pages: placesOfDemos(pages), members: demosOfMembers(pages)};
}

/** The file that changes with the uses of demos in a version. */
export const usesFile = ({dir}: Project, version: VersionName): string =>
  path.join(dir, '.cache/demo-uses', `${versionNamed(version).label}.json`);

/** The uses of demos as they were last brought up to date. */
class Listed {
  readonly versions = new Map<VersionName, DemoUses>();
}

/** Brings the uses of a version's demos up to date, before its pages are compiled. */
export function writeDemoUses(project: Project, version: VersionName): void {
  const uses = findDemoUses(readPages(version, project));
  project.part(Listed).versions.set(version, uses);
  writeIfChanged(usesFile(project, version), JSON.stringify(uses, null, 1));
}

/** The uses of a version's demos, as they were last brought up to date. */
export function demoUses(project: Project, version: VersionName): DemoUses {
  const listed = project.part(Listed).versions.get(version);
  const file = usesFile(project, version);
  const known = listed ?? (fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as DemoUses) : undefined);
  return known ?? {pages: {}, members: {}};
}
