import fs from 'node:fs';
import path from 'node:path';
import {cacheControl, isDemoFrame, textCopyHeaders} from '../headers';
import {offlineWorker} from '../../../common/offline-files';
import type {HostRules} from './rules';

const compressedTwin = /\.(?:br|gz)$/;

const section = (pattern: string, headers: Readonly<Record<string, string>>): string =>
  [pattern, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/** The files of a folder of the build, with paths below the build. */
const filesBelow = (buildDir: string, folder: string): string[] =>
  fs
    .readdirSync(path.join(buildDir, folder), {recursive: true, encoding: 'utf8', withFileTypes: true})
    .filter((entry) => entry.isFile() && !compressedTwin.test(entry.name))
    .map((entry) => path.relative(buildDir, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/'));

/** A folder as a whole when all of its files may be cached for good, else those that may. */
function hashedPatterns(buildDir: string, folder: string): string[] {
  const files = filesBelow(buildDir, folder);
  const hashed = files.filter((file) => cacheControl(file) !== cacheControl('index.html'));
  return hashed.length === files.length ? [`${folder}/*`] : hashed;
}

/**
 * A file `_headers`, as Netlify, Cloudflare Pages and others read it. Where several of its patterns
 * match, a host joins what they say, so those of pages must not match the file of the demos' frames:
 * each folder of pages has its own.
 */
export function headersFile({baseUrl, cache, common, demoFrame, pages}: HostRules, buildDir: string): string {
  const entries = fs.readdirSync(buildDir, {withFileTypes: true}).filter(({name}) => !/^[._]/.test(name));
  const folders = entries.filter((entry) => entry.isDirectory() && entry.name !== 'assets').map(({name}) => name);
  const html = entries.filter(({name}) => name.endsWith('.html')).map(({name}) => name);
  const ofPages = ['', ...html, ...folders.flatMap((name) => [name, `${name}/*`])];
  const assets = fs.readdirSync(path.join(buildDir, 'assets'), {withFileTypes: true});
  const hashed = assets
    .filter((entry) => entry.isDirectory())
    .flatMap(({name}) => hashedPatterns(buildDir, `assets/${name}`));
  // Some hosts drop the ending of pages.
  const frames = filesBelow(buildDir, 'assets')
    .filter(isDemoFrame)
    .flatMap((file) => [file, file.replace(/\.html$/, '')]);
  return [
    section(`${baseUrl}*`, common),
    ...ofPages.map((pattern) => section(`${baseUrl}${pattern}`, pages)),
    ...['*.md', '*.txt'].map((pattern) => section(`${baseUrl}${pattern}`, textCopyHeaders)),
    ...frames.map((file) => section(`${baseUrl}${file}`, demoFrame)),
    section(`${baseUrl}${offlineWorker}`, {'Cache-Control': cache.worker}),
    ...hashed.map((pattern) => section(`${baseUrl}${pattern}`, {'Cache-Control': cache.hashed})),
    '',
  ].join('\n\n');
}
