import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import * as cheerio from 'cheerio';

/** The inline scripts that pages may have, each known by a text that only it contains. */
const known: Readonly<Record<string, string>> = {
  'the color mode before the first paint': 'setAttribute("data-theme-choice"',
  'the edition before the first paint': 'data-core-only',
  'the banner about a wrong base URL': '__docusaurus-base-url-issue-banner',
  'the start of the tag manager': 'gtm.start',
};

/** Types of script elements that hold data, and run nothing. */
const dataType = /\stype=["']?application\/(?:ld\+)?json\b/i;

/** What a policy with hashes blocks besides, wherever it might stand: such a page is looked at closely. */
const suspect = /\son[a-z]+\s*=|javascript:/i;

/** The inline scripts of a page, without those that hold data. */
const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script\b([^>]*)>([^]*?)<\/script\s*>/gi)].flatMap(([, attributes = '', text = '']) =>
    /\ssrc\s*=/i.test(attributes) || dataType.test(attributes) ? [] : [text],
  );

/** What no hash allows: attributes that are handlers of events, and addresses that are scripts. */
function blockedAttributes(html: string): string[] {
  if (!suspect.test(html)) {
    return [];
  }
  return cheerio
    .load(html)('*')
    .get()
    .flatMap((element) =>
      ('attribs' in element ? Object.entries(element.attribs) : [])
        .filter(([name, value]) => /^on/.test(name) || /^\s*javascript:/i.test(value))
        .map(([name, value]) => `${name}="${value.slice(0, 80)}"`),
    );
}

/** The source by which a policy allows an inline script. */
const hashSource = (script: string): string => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

/** Reads the pages of a build, without the files that its assets hold. */
function readPages(buildDir: string): [string, string][] {
  return fs
    .readdirSync(buildDir, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.html') && !file.startsWith(`assets${path.sep}`))
    .sort()
    .map((file) => [file, fs.readFileSync(path.join(buildDir, file), 'utf8')]);
}

/**
 * Finds the inline scripts of all pages of a build, as sources of a policy. The policy allows what
 * the framework puts into pages, and nothing that came there without anybody's knowing.
 *
 * @throws with every inline script that is not known, every known one that is not the same everywhere,
 *   and every attribute that runs a script
 */
export function scriptSources(buildDir: string): string[] {
  const found = new Map<string, string>();
  const problems: string[] = [];
  for (const [file, html] of readPages(buildDir)) {
    for (const script of inlineScripts(html)) {
      const name = Object.keys(known).find((each) => script.includes(known[each] ?? ''));
      if (name === undefined) {
        problems.push(`${file}: the inline script "${script.trim().slice(0, 80)}" is not known.`);
      } else if ((found.get(name) ?? script) !== script) {
        problems.push(`${file}: ${name} is not the same as in other pages.`);
      } else {
        found.set(name, script);
      }
    }
    problems.push(...blockedAttributes(html).map((attribute) => `${file}: ${attribute} runs a script.`));
  }
  if (problems.length > 0) {
    throw new Error(
      `The Content-Security-Policy would block scripts of these pages:\n${problems.join('\n')}\n` +
        'Move the script to a file, or, if the framework puts it into pages, name it in src/build/hosting/inline-scripts.ts.',
    );
  }
  return [...found.values()].map(hashSource);
}
