import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** What MDX transformers read besides the page: API reports, demos, drawings. */
const isInput = (name: string): boolean =>
  /\.svg$/.test(name) || name.split(path.sep).some((part) => ['_api', '_demos'].includes(part));

/** A hash of all such files below some folders. */
export function inputsHash(folders: string[]): string {
  const hash = createHash('sha256');
  for (const folder of folders.filter((candidate) => fs.existsSync(candidate))) {
    for (const name of fs.readdirSync(folder, {recursive: true, encoding: 'utf8'}).filter(isInput).sort()) {
      const file = path.join(folder, name);
      if (fs.statSync(file).isFile()) {
        hash.update(`${name}\n`).update(fs.readFileSync(file));
      }
    }
  }
  return hash.digest('hex').slice(0, 16);
}

type Experiments = {cache?: {version?: string}};

/**
 * Lets the bundler's cache of compiled pages expire when something has changed
 * that they are made of besides their own file. Docusaurus expects a page to
 * depend on its file and on the configuration only.
 */
export function cacheInputs({siteDir}: LoadContext): Plugin {
  return {
    name: 'cache-inputs',
    configureWebpack(config) {
      const {cache} = (config.experiments ?? {}) as Experiments;
      if (cache) {
        const folders = ['docs', 'versioned_docs'].map((folder) => path.join(siteDir, folder));
        cache.version = `${cache.version ?? ''}-${inputsHash(folders)}`;
      }
      return {};
    },
  };
}
