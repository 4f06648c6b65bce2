import fs from 'node:fs';
import path from 'node:path';
import {buildSync} from 'esbuild';
import ts from 'typescript';
import type {VersionName} from '../../common/versions';
import type {Declarations} from '../../site/demos/types/messages';
import {importedNames, libraryFolder} from './libraries';
import {olderTemplateOptions} from './vite-template';

const site = path.resolve(__dirname, '../../site');

function bundle(entry: string, format: 'iife' | 'esm'): string {
  const {outputFiles} = buildSync({
    entryPoints: [path.join(site, entry)],
    bundle: true,
    minify: true,
    format,
    platform: 'browser',
    target: 'es2022',
    legalComments: 'none',
    write: false,
  });
  return outputFiles[0]?.text.trim() ?? '';
}

/** Builds the worker of the playground that has TypeScript in it. */
export const buildTypesWorker = (): string => bundle('demos/types/worker.ts', 'iife');

/** Builds the editor of the playground that knows types. */
export const buildTypedEditor = (): string => bundle('components/Playground/types/typed-editor.ts', 'esm');

/** The settings with which the playground checks programs: those for code on pages and in demos. */
const settings = {
  ...olderTemplateOptions,
  // There is no bundler with declarations of its own; style sheets are declared below.
  types: [],
  jsx: 'react-jsx',
  isolatedModules: true,
};

/** Style sheets can be imported for their effect; the frame has them already. */
const styleSheets = "declare module '*.css' {}\n";

/** The path of an installed file for the browser: packages of a version have their own names there. */
function browserPath(projectDir: string, version: VersionName, file: string): string {
  for (const name of importedNames) {
    const folder = libraryFolder(projectDir, version, name);
    if (name.startsWith('@joint/') && file.startsWith(folder + path.sep)) {
      return `/node_modules/${name}/${path.relative(folder, file).replaceAll(path.sep, '/')}`;
    }
  }
  return `/${path.relative(projectDir, file).replaceAll(path.sep, '/')}`;
}

/** The manifest of the package that a file belongs to. */
function manifestOf(file: string): string {
  const folder = path.dirname(file);
  const manifest = path.join(folder, 'package.json');
  return fs.existsSync(manifest) ? manifest : manifestOf(folder);
}

/** What a resolver reads of a manifest. */
function shortManifest(file: string): string {
  const {name, version, types, typings, exports} = JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, unknown>;
  return JSON.stringify({name, version, types, typings, exports});
}

/**
 * The declarations that programs of a version are checked with: of the library, of what else programs can
 * import, of all that these import in turn, and of the language and the browser.
 *
 * @returns what all versions have in common, and what is the version's own
 */
export function readDeclarations(projectDir: string, version: VersionName): {shared: Declarations; own: Declarations} {
  const {options} = ts.convertCompilerOptionsFromJson(settings, projectDir);
  const libraries = importedNames.filter((name) => name.startsWith('@joint/'));
  // It has no file: the compiler is given its text.
  const entry = path.join(projectDir, 'all-declarations.tsx');
  const text = [...importedNames, 'react/jsx-runtime'].map((name) => `import '${name}';`).join('\n');
  const paths = Object.fromEntries(libraries.map((name) => [name, [libraryFolder(projectDir, version, name)]]));
  const host = ts.createCompilerHost(options);
  const read = host.getSourceFile.bind(host);
  host.getSourceFile = (name, ...rest) =>
    name === entry ? ts.createSourceFile(name, text, rest[0]) : read(name, ...rest);
  const program = ts.createProgram({rootNames: [entry], options: {...options, paths}, host});
  const shared: Declarations = {files: {'/style-sheets.d.ts': styleSheets}};
  const own: Declarations = {settings, files: {}};
  for (const {fileName, text: declared} of program.getSourceFiles()) {
    if (fileName !== entry) {
      const name = browserPath(projectDir, version, path.normalize(fileName));
      const {files} = name.startsWith('/node_modules/@joint/') ? own : shared;
      const manifest = manifestOf(path.normalize(fileName));
      files[name] = declared;
      files[browserPath(projectDir, version, manifest)] = shortManifest(manifest);
    }
  }
  return {shared, own};
}
