import {execFileSync} from 'node:child_process';
import {readPages} from '../../src/build/content/pages';
import type {Project} from '../../src/build/content/project';
import {versionNames} from '../../src/common/versions';

const git = (cwd: string, ...args: string[]): string =>
  execFileSync('git', args, {cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']}).trim();

/** The commit from which this branch departed; undefined where history does not tell. */
function departure(cwd: string): string | undefined {
  for (const main of ['origin/main', 'main']) {
    try {
      return git(cwd, 'merge-base', 'HEAD', main);
    } catch {
      // No such branch, a shallow clone, or no repository.
    }
  }
  return undefined;
}

/**
 * The files that differ from the main branch, new ones included, relative to the
 * repository's folder; undefined where there is no repository or no main branch.
 */
export function changedFiles(cwd: string): string[] | undefined {
  const base = departure(cwd);
  if (base === undefined) {
    return undefined;
  }
  const listed = [git(cwd, 'diff', '--name-only', base), git(cwd, 'ls-files', '--others', '--exclude-standard')];
  return listed.flatMap((lines) => lines.split('\n')).filter(Boolean);
}

/** The paths of the pages whose source differs from the main branch; undefined where that is unknown. */
export function changedPages(project: Project): Set<string> | undefined {
  const files = changedFiles(project.dir);
  if (!files) {
    return undefined;
  }
  const changed = new Set(files);
  return new Set(
    versionNames
      .flatMap((version) => readPages(version, project))
      .filter(({file}) => changed.has(file))
      .map(({path}) => path),
  );
}
