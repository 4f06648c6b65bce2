import {type Hash, createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/** What MDX transformers read besides the page: API reports, demos, drawings. */
const isInput = (name: string): boolean =>
  /\.svg$/.test(name) || name.split(path.sep).some((part) => ['_api', '_demos'].includes(part));

/** The transformers themselves, what they make demos and signatures with, and the plugins, below `src`. */
const transformers = ['remark', 'demos', 'api-model', 'content', 'reference', 'plugins'];

function addFolder(hash: Hash, folder: string, counts: (name: string) => boolean): void {
  const names = fs.existsSync(folder) ? fs.readdirSync(folder, {recursive: true, encoding: 'utf8'}) : [];
  for (const name of names.filter(counts).sort()) {
    const file = path.join(folder, name);
    if (fs.statSync(file).isFile()) {
      hash.update(`${name}\n`).update(fs.readFileSync(file));
    }
  }
}

/** A hash of all that pages of a project are compiled from besides their own files. */
export function inputsHash(projectDir: string): string {
  const hash = createHash('sha256');
  ['docs', 'versioned_docs'].forEach((folder) => addFolder(hash, path.join(projectDir, folder), isInput));
  transformers.forEach((folder) => addFolder(hash, path.join(projectDir, 'src', folder), () => true));
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
        cache.version = `${cache.version ?? ''}-${inputsHash(siteDir)}`;
      }
      return {};
    },
  };
}
