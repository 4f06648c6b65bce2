import fs from 'node:fs';
import path from 'node:path';
import {buildSync} from 'esbuild';
import {packageFolder} from '../api-model/sources';
import type {VersionName} from '../../common/versions';
import type {Library} from '../../site/demos/frame/frame-content';
import {type LibraryName, libraryNames} from '../../site/demos/libraries';

/** JSX is compiled to calls of this. */
const jsxRuntime = 'react/jsx-runtime';

/** The names that programs may import. */
export const importedNames = libraryNames.filter((name) => name !== jsxRuntime);

/** The package that a name belongs to, as npm knows it. */
export const packageOf = (name: string): string => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name;

/** Where a package is installed for a version of the documentation. */
export function libraryFolder(projectDir: string, version: VersionName, name: LibraryName): string {
  if (name.startsWith('@joint/')) {
    return packageFolder(projectDir, version, name === '@joint/core' ? 'core' : 'layout');
  }
  return path.join(projectDir, 'node_modules', packageOf(name));
}

/** The files that the other packages are bundled from. */
const entries: Record<Exclude<LibraryName, '@joint/core'>, string> = {
  '@joint/layout-directed-graph': 'DirectedGraph.mjs',
  react: 'index.js',
  'react/jsx-runtime': 'jsx-runtime.js',
  'react-dom/client': 'client.js',
};

/**
 * A package as the frame loads it: the core as it is released, others bundled with
 * what they depend on. All share one core and one React, in its build for production.
 */
export function buildLibrary(projectDir: string, version: VersionName, name: LibraryName): Library {
  const folder = libraryFolder(projectDir, version, name);
  if (name === '@joint/core') {
    return {name, text: fs.readFileSync(path.join(folder, 'dist/joint.min.js'), 'utf8')};
  }
  const {outputFiles} = buildSync({
    entryPoints: [path.join(folder, entries[name])],
    bundle: true,
    minify: true,
    format: 'cjs',
    platform: 'browser',
    target: 'es2022',
    define: {'process.env.NODE_ENV': '"production"'},
    external: ['@joint/core', 'react'],
    write: false,
  });
  return {name, text: outputFiles[0]?.text.trim() ?? ''};
}
