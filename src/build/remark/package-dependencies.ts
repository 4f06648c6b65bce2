import fs from 'node:fs';
import path from 'node:path';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {packageFolder} from '../api-model/sources';
import {inlineCode, listed, table, text} from '../content/nodes';
import {projectPath} from '../content/pages';
import type {Project} from '../content/project';
import {versionOfPage} from '../../common/versions';
import {dependsOn} from '../reference/dependencies';
import {replaceElements} from './replace-elements';

/** What a manifest says of an installed package. */
type Manifest = {name: string; version: string; license?: string; dependencies?: Record<string, string>};

/** The manifest of a package that the one in `folder` depends on: in the nearest `node_modules`, as Node finds it. */
function manifestOf(name: string, folder: string): string {
  for (let at = folder; ; at = path.dirname(at)) {
    const file = path.join(at, 'node_modules', name, 'package.json');
    if (fs.existsSync(file)) {
      return file;
    }
    if (at === path.dirname(at)) {
      throw new Error(`${name}, a dependency of the package in ${folder}, is not installed.`);
    }
  }
}

/** The manifests of the packages and of everything that they depend on, each once, with their files. */
function installed(files: readonly string[], known = new Map<string, Manifest & {file: string}>()) {
  for (const file of files) {
    const manifest = JSON.parse(fs.readFileSync(file, 'utf8')) as Manifest;
    if (!known.has(manifest.name)) {
      known.set(manifest.name, {...manifest, file});
      const names = Object.keys(manifest.dependencies ?? {});
      const others = names.filter((name) => !known.has(name)).map((name) => manifestOf(name, path.dirname(file)));
      installed(others, known);
    }
  }
  return [...known.values()];
}

/**
 * Replaces `<PackageDependencies />` by a table of the library's public packages and
 * of all packages that they depend on, with versions and licenses from the manifests
 * that are installed for the version of the page.
 *
 * @throws when a dependency is not installed or names no license
 */
export function packageDependencies(project: Project) {
  return (root: Root, file: VFile): void => {
    replaceElements(root, 'PackageDependencies', () => {
      const {name: version} = versionOfPage(projectPath(project.dir, file.path));
      const folders = (['core', 'layout'] as const).map((name) => packageFolder(project.dir, version, name));
      const packages = installed(folders.map((folder) => path.join(folder, 'package.json')));
      dependsOn(project, file, ...packages.map((one) => one.file));
      const rows = packages.map(({name, version: release, license, dependencies = {}}) => {
        if (!license) {
          throw new Error(`${name} ${release} names no license.`);
        }
        const needs = Object.entries(dependencies).map(([other, range]) => [inlineCode(`${other} ${range}`)]);
        return [
          [inlineCode(name)],
          [text(release)],
          [text(license)],
          needs.length > 0 ? listed(needs) : [text('nothing')],
        ];
      });
      return table(['Package', 'Version', 'License', 'Depends on'], rows);
    });
  };
}
