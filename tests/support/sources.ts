import fs from 'node:fs';
import path from 'node:path';

/** Texts of source files, by their path relative to the project, with forward slashes. */
export type Sources = ReadonlyMap<string, string>;

const isSource = /\.(?:tsx?|mjs|css|json|yml)$/;
/** The projects of the integration guides are no part of the program. */
const isLeftOut = /\/node_modules\/|^tests\/integration\/[^/]+\//;

/** Reads the program and its tests. */
export function readSources(projectDir: string): Sources {
  const names = ['src', 'tests'].flatMap((folder) =>
    fs
      .readdirSync(path.join(projectDir, folder), {recursive: true, encoding: 'utf8'})
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`),
  );
  return new Map(
    names
      .filter((name) => isSource.test(name) && !isLeftOut.test(name))
      .map((name) => [name, fs.readFileSync(path.join(projectDir, name), 'utf8')]),
  );
}

const endings = ['', '.ts', '.tsx', '.mjs', '/index.ts', '/index.tsx'];
const imported = /(?:from|import|import\(|require\()\s*['"]((?:\.|@site\/|@theme\/)[^'"]*)['"]/g;

/** The files of the project that a file imports. */
function importsOf(file: string, sources: Sources): string[] {
  return [...(sources.get(file) ?? '').matchAll(imported)].flatMap(([, name = '']) => {
    const target = name.startsWith('.')
      ? path.posix.join(path.posix.dirname(file), name)
      : name.replace(/^@site\//, '').replace(/^@theme\//, 'src/theme/');
    const found = endings.map((ending) => `${target}${ending}`).find((candidate) => sources.has(candidate));
    return found === undefined ? [] : [found];
  });
}

/** The files that some files import, also by way of others, and these files. */
export function importedBy(files: Iterable<string>, sources: Sources): Set<string> {
  const reached = new Set(files);
  for (const file of reached) {
    importsOf(file, sources).forEach((imported) => reached.add(imported));
  }
  return reached;
}
