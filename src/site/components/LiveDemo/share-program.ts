import type {DemoFile} from '@site/src/site/demos/demo';
import type {DemoData} from '@site/src/site/demos/demo-data';
import {packText, unpackText} from '@site/src/site/demos/packed-text';

/** The beginning of the hash that carries a program. */
const prefix = '#program=';

/** A program that unpacks to more is not read, in bytes. */
const mostBytes = 1_000_000;

/** The files of a demo that the reader has edited. */
export const editedFiles = (data: DemoData, files: readonly DemoFile[]): DemoFile[] =>
  files.filter(({text}, index) => text !== data.files[index]?.text);

/**
 * The hash that carries an edited program. It never leaves the reader's browser
 * with a request.
 *
 * @param files - the current files; unchanged ones are left out
 * @returns an empty text if no file is edited
 */
export async function programHash(data: DemoData, files: readonly DemoFile[]): Promise<string> {
  const edited = editedFiles(data, files);
  const program = Object.fromEntries(edited.map(({name, text}) => [name, text]));
  return edited.length > 0 ? `${prefix}${await packText(JSON.stringify(program))}` : '';
}

/** The address of a demo's page with an edited program in its hash. */
export async function sharedAddress(data: DemoData, files: readonly DemoFile[]): Promise<string> {
  return new URL(data.pageUrl + (await programHash(data, files)), window.location.href).href;
}

/** The hash of the address if this is the page of the demo and the hash carries a program. Otherwise an empty text. */
export const hashOfProgram = (data: DemoData): string =>
  window.location.pathname === data.pageUrl && window.location.hash.startsWith(prefix) ? window.location.hash : '';

/**
 * The edited files that a hash carries.
 *
 * @param packed - the hash without its prefix
 * @returns no files when it cannot be read
 */
export async function editsIn(packed: string): Promise<DemoFile[]> {
  try {
    const program = JSON.parse(await unpackText(packed, mostBytes)) as unknown;
    return Object.entries(program ?? {}).flatMap(([name, text]: [string, unknown]) =>
      typeof text === 'string' ? {name, text} : [],
    );
  } catch {
    return [];
  }
}

/**
 * The program in the hash of the address, when this is the page of the demo.
 *
 * @returns no files when there is none, or it cannot be read
 */
export async function sharedProgram(data: DemoData): Promise<DemoFile[]> {
  return editsIn(hashOfProgram(data).slice(prefix.length));
}
