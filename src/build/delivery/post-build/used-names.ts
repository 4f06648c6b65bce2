import fs from 'node:fs/promises';
import path from 'node:path';

/** What a finished build names: style sheets need rules for this, and for nothing else. */
export type UsedNames = {
  /** What the HTML of the pages has. */
  classes: Set<string>;
  ids: Set<string>;
  tags: Set<string>;
  /** All words of scripts and of the data that they load; a class that one of them sets is among them. */
  words: Set<string>;
  /** Custom properties that pages and scripts name, such as `--site-border`. */
  variables: Set<string>;
};

/** The names of nothing. */
export const noNames = (): UsedNames => ({
  ...{classes: new Set(), ids: new Set(), tags: new Set(), words: new Set(), variables: new Set()},
});

const addAll = (names: Set<string>, found: Iterable<string>): void => {
  for (const name of found) {
    names.add(name);
  }
};

const wordsOf = (text: string): string[] => text.match(/[\w-]+/g) ?? [];

/** The values of an attribute, quoted or not; what looks like one in a text is found, too, and does no harm. */
function* valuesOf(html: string, attribute: string): Generator<string> {
  for (const [, quoted, bare] of html.matchAll(new RegExp(`\\s${attribute}=(?:"([^"]*)"|([^\\s>"]+))`, 'g'))) {
    yield* (quoted ?? bare ?? '').split(/\s+/).filter(Boolean);
  }
}

/** Adds what the HTML of a page names. */
export function addPage(names: UsedNames, html: string): void {
  addAll(names.classes, valuesOf(html, 'class'));
  addAll(names.ids, valuesOf(html, 'id'));
  addAll(
    names.tags,
    [...html.matchAll(/<([a-z][\w-]*)/gi)].map(([, tag = '']) => tag.toLowerCase()),
  );
  addAll(names.variables, html.match(/--[\w-]+/g) ?? []);
  for (const [, script = ''] of html.matchAll(/<script\b[^>]*>([^]*?)<\/script>/g)) {
    addAll(names.words, wordsOf(script));
  }
}

/** Adds what a script names, or a file that it loads. */
export function addScript(names: UsedNames, text: string): void {
  addAll(names.words, wordsOf(text));
  addAll(names.variables, text.match(/--[\w-]+/g) ?? []);
}

/** Files of a build by their ending, relative to it. The index of the search is text only. */
async function filesOf(outDir: string, ending: RegExp): Promise<string[]> {
  const names = await fs.readdir(outDir, {recursive: true});
  return names.filter((name) => ending.test(name) && !name.startsWith(path.join('assets', 'search')));
}

/** The pages of a build; the file that frames of demos show is none. */
export const pageFiles = async (outDir: string): Promise<string[]> =>
  (await filesOf(outDir, /\.html$/)).filter((name) => !name.startsWith(`assets${path.sep}`));

/** The scripts of a build, and the data that they load. */
export const scriptFiles = (outDir: string): Promise<string[]> => filesOf(outDir, /\.(?:js|json)$/);

/** Reads what all pages and scripts of a build name. */
export async function readUsedNames(outDir: string): Promise<UsedNames> {
  const names = noNames();
  for (const file of await pageFiles(outDir)) {
    addPage(names, await fs.readFile(path.join(outDir, file), 'utf8'));
  }
  for (const file of await scriptFiles(outDir)) {
    addScript(names, await fs.readFile(path.join(outDir, file), 'utf8'));
  }
  return names;
}
