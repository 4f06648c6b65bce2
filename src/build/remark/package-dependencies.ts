import fs from 'node:fs';
import path from 'node:path';
import type {PhrasingContent, Root, TableCell, TableRow} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {packageFolder} from '../api-model/sources';
import {projectPath} from '../content/pages';
import {versionOfPage} from '../../common/versions';
import {dependsOn} from '../reference/dependencies';

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

const cell = (...children: PhrasingContent[]): TableCell => ({type: 'tableCell', children});
const row = (...children: TableCell[]): TableRow => ({type: 'tableRow', children});
const text = (value: string): PhrasingContent => ({type: 'text', value});
const code = (value: string): PhrasingContent => ({type: 'inlineCode', value});

/**
 * Replaces `<PackageDependencies />` by a table of the library's public packages and
 * of all packages that they depend on, with versions and licenses from the manifests
 * that are installed for the version of the page.
 *
 * @throws when a dependency is not installed or names no license
 */
export function packageDependencies() {
  return (root: Root, file: VFile): void => {
    visit(root, 'mdxJsxFlowElement', (element: MdxJsxFlowElement, index, parent) => {
      if (element.name !== 'PackageDependencies') {
        return;
      }
      const {name: version} = versionOfPage(projectPath(process.cwd(), file.path));
      const folders = (['core', 'layout'] as const).map((name) => packageFolder(process.cwd(), version, name));
      const packages = installed(folders.map((folder) => path.join(folder, 'package.json')));
      dependsOn(file, ...packages.map((one) => one.file));
      const rows = packages.map(({name, version: release, license, dependencies = {}}) => {
        if (!license) {
          throw new Error(`${name} ${release} names no license.`);
        }
        const needs = Object.entries(dependencies).flatMap(([other, range], at) => [
          ...(at > 0 ? [text(', ')] : []),
          code(`${other} ${range}`),
        ]);
        return row(
          cell(code(name)),
          cell(text(release)),
          cell(text(license)),
          cell(...(needs.length > 0 ? needs : [text('nothing')])),
        );
      });
      const head = row(...['Package', 'Version', 'License', 'Depends on'].map((title) => cell(text(title))));
      parent?.children.splice(index ?? 0, 1, {type: 'table', children: [head, ...rows]});
    });
  };
}
