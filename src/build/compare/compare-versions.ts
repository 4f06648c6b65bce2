import path from 'node:path';
import {type ApiChange, compareApis} from '../api-model/diff';
import {type PackageModels, readPackageModels} from '../api-model/load';
import type {ApiModel} from '../api-model/model';
import {plainText} from '../api-model/signature';
import {apiFolder} from '../api-model/sources';
import type {Page} from '../content/page';
import {readPages} from '../content/pages';
import type {Project} from '../content/project';
import {type Version, pathInVersion} from '../../common/versions';
import {readDemos} from '../demos/bundle-demos';
import type {Demo} from '../../site/demos/demo';

/** What two versions have each for itself, and what both have in another form. */
export type Difference<Changed> = {
  /** Only in the newer version. */
  added: string[];
  /** Only in the older version. */
  removed: string[];
  changed: Changed[];
};

/** A page that both versions have, in two forms. Sections are named by their anchors, the beginning by `(top)`. */
type PageChange = Difference<string> & {
  /** The address without the version. */
  path: string;
};

/** A member whose declarations differ. */
type MemberChange = {path: string; before: string[]; after: string[]};

/** What a package declares in each version. */
export type PackageDifference = Difference<MemberChange> & {
  /** Names and versions, the older first. */
  packages: [older: string, newer: string];
};

/** A demo that both versions have, and the files that are not the same. */
type DemoChange = {id: string; files: string[]};

/** Everything that differs between two documentation versions. */
export type VersionDifference = {
  pages: Difference<PageChange>;
  packages: PackageDifference[];
  demos: Difference<DemoChange>;
};

/** Compares two maps by their keys, and what both have by `change`, which returns undefined for what is the same. */
function compareMaps<T, Changed>(
  older: ReadonlyMap<string, T>,
  newer: ReadonlyMap<string, T>,
  change: (key: string, before: T, after: T) => Changed | undefined,
): Difference<Changed> {
  const keys = [...newer.keys()].sort();
  return {
    added: keys.filter((key) => !older.has(key)),
    removed: [...older.keys()].filter((key) => !newer.has(key)).sort(),
    changed: keys.flatMap((key) => {
      const [before, after] = [older.get(key), newer.get(key)];
      return before === undefined || after === undefined ? [] : (change(key, before, after) ?? []);
    }),
  };
}

const top = '(top)';

/** The text of each section without the sections below it, by its anchor. */
function sectionsOf({source, content, frontMatter}: Page): Map<string, string> {
  const lines = source.split('\n');
  const {headings} = content;
  const textBetween = (start: number, end?: number): string => lines.slice(start, end).join('\n').trim();
  const {title, description} = frontMatter.values;
  const body = source.indexOf('\n---', 1);
  const firstLine = body < 0 ? 0 : source.slice(0, body).split('\n').length + 1;
  return new Map([
    [top, JSON.stringify([title, description]) + textBetween(firstLine, (headings[0]?.line ?? lines.length + 1) - 1)],
    ...headings.map(({anchor, line}, index): [string, string] => {
      const next = headings[index + 1];
      return [anchor, textBetween(line - 1, next && next.line - 1)];
    }),
  ]);
}

function comparePages(older: Page[], newer: Page[]): Difference<PageChange> {
  const byPath = (pages: Page[]) => new Map(pages.map((page) => [pathInVersion(page.path), page]));
  return compareMaps(byPath(older), byPath(newer), (address, before, after) => {
    const sections = compareMaps(sectionsOf(before), sectionsOf(after), (anchor, was, is) =>
      was === is ? undefined : anchor,
    );
    const {added, removed, changed} = sections;
    return added.length + removed.length + changed.length === 0 ? undefined : {path: address, ...sections};
  });
}

function comparePackage(older: ApiModel, newer: ApiModel): PackageDifference {
  const {added, removed, changed}: ApiChange = compareApis(newer, older);
  const declarations = ({symbols}: ApiModel, symbolPath: string): string[] =>
    (symbols.get(symbolPath)?.signatures ?? []).map(plainText);
  return {
    packages: [older.package, newer.package],
    added,
    removed,
    changed: changed.map((symbolPath) => ({
      path: symbolPath,
      before: declarations(older, symbolPath),
      after: declarations(newer, symbolPath),
    })),
  };
}

function compareDemos(older: Demo[], newer: Demo[]): Difference<DemoChange> {
  const byId = (demos: Demo[]) => new Map(demos.map((demo) => [demo.id, demo]));
  const filesOf = ({files, ...readme}: Demo) =>
    new Map([['README.md', JSON.stringify(readme)], ...files.map(({name, text}): [string, string] => [name, text])]);
  return compareMaps(byId(older), byId(newer), (id, before, after) => {
    const {added, removed, changed} = compareMaps(filesOf(before), filesOf(after), (name, was, is) =>
      was === is ? undefined : name,
    );
    const files = [...added, ...removed, ...changed].sort();
    return files.length === 0 ? undefined : {id, files};
  });
}

/**
 * Compares two documentation versions: their pages section by section, what their
 * packages declare, and their demos file by file. The declarations of JointJS+ hold
 * what its public pages say, so a member that one version lacks may well exist in it.
 *
 * @throws when a page, a report or a demo cannot be read; names it
 */
export function compareVersions(project: Project, older: Version, newer: Version): VersionDifference {
  const modelsOf = ({name}: Version): PackageModels => readPackageModels(path.join(project.dir, apiFolder(name)));
  const [before, after] = [modelsOf(older), modelsOf(newer)];
  return {
    pages: comparePages(readPages(older.name, project), readPages(newer.name, project)),
    packages: (['core', 'layout', 'plus'] as const).map((name) => comparePackage(before[name], after[name])),
    demos: compareDemos(readDemos(project.dir, older.name), readDemos(project.dir, newer.name)),
  };
}
