import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Configuration} from 'webpack';
import {checkBundledFiles} from '../bundled-files';
import {frameworkChanged} from '../framework';
import {noChunkMap} from './chunk-map';
import {docComponent, packChunkNames, packRegistry, packRoutes} from './pack';
import {packConfig} from './pack-config';
import {packGlobalData} from './pack-global-data';
import {packVersion, versionModule} from './pack-version';
import {type Chunks, unpackChunkNames} from '../../../site/packed-tables/unpack';

const unpack = '@site/src/site/packed-tables/unpack';

/** Packed modules by the names of those they replace, and those that they import, relative to the folder. */
type PackedTables = {replacing: Map<string, string>; added: Map<string, string>};

/**
 * The data of all versions of all docs plugins, which Docusaurus writes as props of
 * their routes. Files that the registry does not name are left from a build in
 * another locale or at another base path: the folder is the same for all of them.
 */
function packVersions(generatedFilesDir: string, registry: string): PackedTables {
  const folder = 'docusaurus-plugin-content-docs';
  const props = new RegExp(`import\\([^)"]*"[^"]*" \\*/ "@generated/(${folder}/[^/"]+/p/[^/"]+\\.json)"\\)`, 'g');
  const names = [...registry.matchAll(props)].map(([, name = '']) => path.normalize(name));
  const replacing = new Map<string, string>();
  const added = new Map<string, string>();
  for (const name of names) {
    const packed = packVersion(JSON.parse(fs.readFileSync(path.join(generatedFilesDir, name), 'utf8')) as object);
    if (packed) {
      const sidebars = name.replace(/\.json$/, '.sidebars.js');
      replacing.set(name, versionModule(packed, `./${path.basename(sidebars)}`));
      added.set(sidebars, `export default ${JSON.stringify(packed.sidebars)};\n`);
    }
  }
  if (replacing.size === 0) {
    throw frameworkChanged({
      plugin: 'packed-tables',
      expected: `the props of the docs versions, .docusaurus/${folder}/*/p/*.json, in registry.js`,
      found: names.join(', ') || 'no files',
      lookAt: 'node_modules/@docusaurus/plugin-content-docs/lib/routes.js',
    });
  }
  return {replacing, added};
}

/**
 * Packs the tables that Docusaurus generates for a build.
 *
 * @param generatedFilesDir - where they are
 * @throws when a table is missing or has another form
 */
export function packTables(generatedFilesDir: string): PackedTables {
  const read = (name: string): string => fs.readFileSync(path.join(generatedFilesDir, name), 'utf8');
  const names = JSON.parse(read('routesChunkNames.json')) as Record<string, Chunks>;
  const registry = read('registry.js');
  const component = docComponent(registry);
  const globalData = JSON.parse(read('globalData.json')) as Record<string, Record<string, unknown>>;
  const chunkNames = packChunkNames(names, component);
  const {replacing, added} = packVersions(generatedFilesDir, registry);
  const packed = new Map([
    ['docusaurus.config.mjs', packConfig(read('docusaurus.config.mjs'))],
    ['registry.js', packRegistry(registry, names)],
    [
      'routesChunkNames.json',
      `import {unpackChunkNames} from '${unpack}';\n` +
        `const {names, pages} = unpackChunkNames(${JSON.stringify(chunkNames)});\n` +
        `export {names as default, pages};\n`,
    ],
    [
      'routes.js',
      `import ComponentCreator from '@docusaurus/ComponentCreator';\n` +
        `import names from '@generated/routesChunkNames';\n` +
        `import {unpackRoutes} from '${unpack}';\n` +
        `export default unpackRoutes(${JSON.stringify(packRoutes(read('routes.js'), names))}, ` +
        `Object.keys(names), ComponentCreator);\n`,
    ],
    [
      'globalData.json',
      `import {pages} from '@generated/routesChunkNames';\n` +
        `import {unpackGlobalData} from '${unpack}';\n` +
        `const data = ${JSON.stringify(packGlobalData(globalData, unpackChunkNames(chunkNames).pages))};\n` +
        `export default unpackGlobalData(data, pages);\n`,
    ],
    ...replacing,
  ]);
  return {replacing: packed, added};
}

/**
 * Lets the browser load smaller tables than those that Docusaurus generates:
 * routes, their chunks, the modules of all pages and the data of the versions are
 * part of every page and grow with the number of pages. The server and
 * `npm start` use them as they are.
 */
export function packedTables({generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'packed-tables',
    configureWebpack({mode}, isServer): Configuration {
      if (mode !== 'production' || isServer) {
        return {};
      }
      const {replacing, added} = packTables(generatedFilesDir);
      const write = ([name, text]: [string, string]): [string, string] => {
        const file = path.join(generatedFilesDir, 'packed-tables', name.replace(/\.(?:json|mjs)$/, '.js'));
        fs.mkdirSync(path.dirname(file), {recursive: true});
        fs.writeFileSync(file, text);
        return [path.join(generatedFilesDir, name), file];
      };
      [...added].forEach(write);
      const replaced = new Map([...replacing].map(write));
      const check = (files: ReadonlySet<string>): void => checkReplaced(replaced, files);
      // The framework leaves out the extensions of some.
      const alias = [...replaced].flatMap(([from, to]) => [
        [`${from}$`, to],
        [`${from.replace(/\.(?:js|json|mjs)$/, '')}$`, to],
      ]);
      return {
        // A chunk with a name needs no id of its own beside it.
        optimization: {chunkIds: 'named'},
        resolve: {alias: Object.fromEntries(alias) as Record<string, string>},
        plugins: [checkBundledFiles('packed-tables', check), noChunkMap],
      };
    },
  };
}

/**
 * Checks that a bundle is made from the packed tables.
 *
 * @param replaced - the packed file by the file that it replaces
 * @param files - of the bundle
 * @throws when a table is in it that should have been replaced, or a packed one is not
 */
export function checkReplaced(replaced: ReadonlyMap<string, string>, files: ReadonlySet<string>): void {
  for (const [from, to] of replaced) {
    if (files.has(from) || !files.has(to)) {
      throw frameworkChanged({
        plugin: 'packed-tables',
        expected: `${to} in the browser's bundle in place of ${from}`,
        found: files.has(from) ? from : 'neither',
        lookAt: 'node_modules/@docusaurus/core/lib/client/exports/ComponentCreator.js and client/docusaurus.js',
      });
    }
  }
}
