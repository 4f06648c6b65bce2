import path from 'node:path';
import {displayPath, memberName} from '../../api-model/model';
import {readPackageModels} from '../../api-model/load';
import {plainText} from '../../api-model/signature';
import {apiFolder} from '../../api-model/sources';
import type {Page} from '../../content/page';
import {readPages} from '../../content/pages';
import type {Project} from '../../content/project';
import {demoUses} from '../../reference/demo-uses';
import {confirmationMark} from '../../reference/confirmation-marks';
import type {VersionPages} from '../../reference/version-pages';

/** A class, a member or another public symbol, as `api.json` has it. */
export type ApiEntry = {
  /** Dotted, such as `dia.Graph.addCells`. */
  path: string;
  name: string;
  kind: string;
  /** One for each overload. */
  signatures: string[];
  /** The first sentence of its description. */
  summary?: string;
  /** The version that added it, where that is known. */
  since?: string;
  edition: 'core' | 'plus';
  /**
   * JointJS+: how well the member is confirmed, in the words above its declaration, such as `seen in 4.2 (demo)`.
   * `covered` says whether that covers the version of this file: only then is the member known to exist in it.
   */
  confirmed?: {label: string; covered: boolean; source?: string};
  extends?: string[];
  static?: true;
  deprecated?: true;
  /** Where the declaration is wrong. */
  correction?: string;
  /** Some of the demos that use it, unless many do. */
  demos?: {title: string; url: string}[];
  /** The whole address of its description. */
  url: string;
};

/** The public API of a version, and where it is described. */
export type ApiJson = {version: string; packages: string[]; symbols: ApiEntry[]};

/** What the description of a symbol needs to know of the build. */
export type ApiContext = {
  project: Project;
  /** The whole address of a page, by its path without the base URL; undefined for a page that is not in the build. */
  addressOf: (page: string) => string | undefined;
  /** The first sentence below a heading, by page and anchor; `''` is the page itself. */
  summaryOf: (page: string, anchor: string) => string | undefined;
};

/** How well a member of JointJS+ is confirmed; nothing for other members. */
function confirmedOf(symbolPath: string, pages: VersionPages): Pick<ApiEntry, 'confirmed'> {
  const {confirmed: label, elsewhere, source} = confirmationMark(symbolPath, pages);
  return label === undefined
    ? {}
    : {confirmed: {label, covered: elsewhere === undefined, ...(source !== undefined && {source})}};
}

/** The public API of a version, in the order of its pages and their headings. */
export function apiJson(pages: VersionPages, {addressOf, project, summaryOf}: ApiContext): ApiJson {
  const {api, corrections, marks, version} = pages;
  const plus = readPackageModels(path.join(project.dir, apiFolder(version.name))).plus.symbols;
  const notes = new Map(corrections.map(({note, symbol}) => [symbol, note]));
  const seen = new Set<string>();
  const pathOf = new Map(readPages(version.name, project).map(({file, path: page}) => [file, page]));
  const {members} = demoUses(project, version.name);
  const demosOf = (file: string, anchor: string): Required<ApiEntry>['demos'] =>
    (members[`${file}#${anchor}`] ?? []).flatMap((demo) => {
      const url = addressOf(pathOf.get(demo.file) ?? '');
      return url === undefined ? [] : [{title: demo.title, url}];
    });
  const entry = (symbolPath: string, {file, path: page}: Page, anchor: string): ApiEntry[] => {
    const symbol = api.symbols.get(symbolPath);
    const url = addressOf(page);
    if (seen.has(symbolPath) || url === undefined || (!symbol && !pages.missing.has(symbolPath))) {
      return [];
    }
    seen.add(symbolPath);
    const demos = demosOf(file, anchor);
    const [summary, correction] = [summaryOf(page, anchor), notes.get(symbolPath)];
    return [
      {
        path: displayPath(symbolPath),
        name: memberName(symbolPath),
        kind: symbol?.kind ?? 'property',
        signatures: symbol?.signatures.map(plainText) ?? [],
        ...(summary && {summary}),
        ...(marks?.added.has(symbolPath) && {since: marks.label}),
        edition: plus.has(symbolPath) ? 'plus' : 'core',
        ...confirmedOf(symbolPath, pages),
        ...(symbol?.extends && {extends: symbol.extends}),
        ...(symbol?.static && {static: true}),
        ...(symbol?.deprecated && {deprecated: true}),
        ...(correction && {correction}),
        ...(demos.length > 0 && {demos}),
        url: anchor === '' ? url : `${url}#${anchor}`,
      },
    ];
  };
  const symbols = pages.pages.flatMap(({anchors, page, subjects: [subject]}) => [
    ...entry(subject, page, ''),
    ...[...anchors].flatMap(([symbolPath, anchor]) => entry(symbolPath, page, anchor)),
  ]);
  return {version: version.label, packages: api.packages, symbols};
}
