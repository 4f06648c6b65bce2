import fs from 'node:fs/promises';
import path from 'node:path';
import type {Project} from '../../content/project';
import {readPages} from '../../content/pages';
import {pageKey} from '../../hosting/canonical-paths';
import {writeMoved} from '../../hosting/host-files';
import {type VersionName, pathOfVersion, versionNamed, versionOfPath} from '../../../common/versions';
import {type KnownPages, idsOfBuilt, movedPaths, movedProblems, targetProblem} from './moved';
import {nameTable} from './name-table';
import {oldAddressPage} from './page';
import {type NameRow, type PathRow, readNameRows, readPathRows} from './rows';
import {writeScript} from './script';

/** The files that answer at an old path on a host that only serves files. */
function filesAt({from}: PathRow): string[] {
  const key = pageKey(from).slice(1);
  return [`${key}/index.html`, ...(/(?<!\/index)\.html$/.test(from) ? [`${key}.html`] : [])];
}

/** Addresses of scripts: each is built when the first page needs it. */
class Scripts {
  private readonly addresses = new Map<VersionName | undefined, Promise<string>>();

  constructor(
    private readonly project: Project,
    private readonly outDir: string,
    private readonly rows: readonly NameRow[],
  ) {}

  /** The script of pages whose hash names members of a version, or of those whose hash names none. */
  of(name: VersionName | undefined): Promise<string> {
    const address = this.addresses.get(name) ?? this.write(name);
    this.addresses.set(name, address);
    return address;
  }

  private write(name: VersionName | undefined): Promise<string> {
    const names = name === undefined ? undefined : nameTable(this.project, versionNamed(name), this.rows);
    return writeScript({baseUrl: this.project.baseUrl, outDir: this.outDir}, names);
  }
}

/** The rows of both files. */
export type OldAddresses = {paths: readonly PathRow[]; names: readonly NameRow[]};

/** All that is known of the former documentation's addresses. */
export const readOldAddresses = (): OldAddresses => ({paths: readPathRows(), names: readNameRows()});

/** Names that lead to no page, or to no anchor, in one of the versions. */
const nameProblems = ({versions}: Project, rows: readonly NameRow[], known: KnownPages): string[] =>
  versions.flatMap((version) =>
    rows.flatMap(({at, to}) => {
      const problem = to && targetProblem(pathOfVersion(version, to.slice(1)), known);
      return problem ? [`${at}: ${problem}`] : [];
    }),
  );

/**
 * Writes a page for each address of the former documentation that leads to the page of today, and the
 * list from which servers redirect. Needs the built pages.
 *
 * @throws with all rows that lead nowhere
 */
export async function writeOldAddresses(
  project: Project,
  {baseUrl, outDir}: {baseUrl: string; outDir: string},
  given: OldAddresses = readOldAddresses(),
): Promise<void> {
  const build = {baseUrl, outDir};
  const pages = project.versions.flatMap(({name}) => readPages(name, project));
  const rows = movedPaths(given.paths, pages);
  const ids = new Map<string, ReadonlySet<string>>();
  const known: KnownPages = {
    paths: new Set(pages.map((page) => page.path)),
    idsOf(page) {
      const found = ids.get(page) ?? idsOfBuilt(build, page);
      ids.set(page, found);
      return found;
    },
  };
  const problems = [...movedProblems(rows, known), ...nameProblems(project, given.names, known)];
  if (problems.length > 0) {
    throw new Error(`Old addresses lead nowhere:\n${problems.join('\n')}`);
  }
  const scripts = new Scripts(project, outDir, given.names);
  for (const row of rows) {
    const names = row.names === true;
    const script = await scripts.of(names ? versionOfPath(row.to).name : undefined);
    for (const name of filesAt(row)) {
      const file = path.join(outDir, name);
      await fs.mkdir(path.dirname(file), {recursive: true});
      await fs.writeFile(file, oldAddressPage(`${baseUrl}${row.to.slice(1)}`, script, names));
    }
  }
  writeMoved(
    outDir,
    rows.flatMap(({from, names, to}) => (names ? [] : [[pageKey(from), to] as const])),
  );
}
