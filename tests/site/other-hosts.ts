import fs from 'node:fs';
import path from 'node:path';
import {fetchedByCss, readHtml} from '../support/built-site';

/** Hosts that scripts of the site name, and why none of them is asked in the default configuration. */
export const namedHosts: Readonly<Record<string, string>> = {
  'www.w3.org': 'names of namespaces',
  'schema.org': 'a name in the data of a page',
  'mozilla.org': 'a name in a license',
  'site.invalid': 'completes an address to take it apart',
  'aka.ms': 'a link in a message of the compiler',
  'alg.li': 'a link in a message of the hosted search',
  'developer.mozilla.org': 'a link in a message',
  'docusaurus.io': 'a link in a message',
  'fb.me': 'a link in a message',
  'react.dev': 'a link in a message',
  'svelte.dev': 'a link in a message',
  'vuejs.org': 'a link in a message',
  'foo.com': 'an example in a comment of the compiler',
  'docs.jointjs.com': 'the site itself',
  'github.com': 'a link',
  'resources.jointjs.com': 'a link',
  'www.algolia.com': 'a link of the hosted search',
  'docsearch.algolia.com': 'a link of the hosted search',
  'cdn.jsdelivr.net': 'analytics of the hosted search, which are off',
};

const address =
  /\b(?:https?|wss?):\/\/(\[[\da-f:]+\]|[a-z\d-]+(?:\.[a-z\d-]+)*)|["'`]\/\/([a-z\d-]+(?:\.[a-z\d-]+)+)/gi;

/** The hosts that a script names. */
const hostsIn = (script: string): Set<string> =>
  new Set([...script.matchAll(address)].map(([, host, bare]) => (host ?? bare ?? '').toLowerCase()));

const isElsewhere = (url: string): boolean => /^(?:(?:https?|wss?):)?\/\//i.test(url);

/**
 * Finds what a file of the site would fetch from another host. Pages of the site map are not looked at
 * here: see `site-rules.ts`.
 *
 * @param file - relative to the build
 */
export function fetchedElsewhere(file: string, text: string): string[] {
  if (file.endsWith('.css')) {
    return fetchedByCss(text)
      .filter(isElsewhere)
      .map((url) => `${file}: ${url} is fetched from another host`);
  }
  if (file.endsWith('.html')) {
    return readHtml(text, file, `/${file}`)
      .resources.filter(isElsewhere)
      .map((url) => `${file}: ${url} is fetched from another host`);
  }
  return [...hostsIn(text)]
    .filter((host) => !Object.hasOwn(namedHosts, host))
    .map(
      (host) =>
        `${file}: it names the host ${host}. Take it out, or say in tests/site/other-hosts.ts why it is not asked.`,
    );
}

/** The scripts and style sheets of a build, and the HTML files that are no pages, with their texts. */
export const filesThatFetch = (buildDir: string, isPage: (file: string) => boolean): [string, string][] =>
  fs
    .readdirSync(buildDir, {recursive: true, encoding: 'utf8'})
    .map((name) => name.replaceAll('\\', '/'))
    .filter((file) => /\.(?:js|mjs|css|html)$/.test(file) && !isPage(file))
    .sort()
    .map((file) => [file, fs.readFileSync(path.join(buildDir, file), 'utf8')]);
