import fs from 'node:fs';
import path from 'node:path';
import {buildSync} from 'esbuild';
import {packageFolder} from '../api-model/sources';
import type {VersionName} from '../../common/versions';
import type {Frame, Library} from '../../site/demos/frame/frame-document';

const frameFolder = path.resolve(__dirname, '../../site/demos/frame');

/** The names under which demos import packages. */
export const libraryNames = ['@joint/core', '@joint/layout-directed-graph'] as const;
export type LibraryName = (typeof libraryNames)[number];

function buildScript(name: string): string {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(frameFolder, name)],
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    write: false,
  });
  return outputFiles[0]?.text.trim() ?? '';
}

/** Builds the script that lets readers use diagrams without a pointer. */
export const buildKeys = (): string => buildScript('keyboard.ts');

/** Builds what every frame starts with. */
export function buildFrame(): Frame {
  return {
    runtime: buildScript('runtime.ts'),
    baseCss: fs.readFileSync(path.join(frameFolder, 'base.css'), 'utf8'),
  };
}

/** Where a package is installed for a version of the documentation. */
export const libraryFolder = (projectDir: string, version: VersionName, name: LibraryName): string =>
  packageFolder(projectDir, version, name === '@joint/core' ? 'core' : 'layout');

/**
 * A package as the frame loads it: the core as it is released, the layout bundled
 * with what it depends on.
 */
export function buildLibrary(projectDir: string, version: VersionName, name: LibraryName): Library {
  const folder = libraryFolder(projectDir, version, name);
  if (name === '@joint/core') {
    return {name, text: fs.readFileSync(path.join(folder, 'dist/joint.min.js'), 'utf8')};
  }
  const {outputFiles} = buildSync({
    entryPoints: [path.join(folder, 'DirectedGraph.mjs')],
    bundle: true,
    minify: true,
    format: 'cjs',
    platform: 'browser',
    target: 'es2022',
    external: ['@joint/core'],
    write: false,
  });
  return {name, text: outputFiles[0]?.text.trim() ?? ''};
}
