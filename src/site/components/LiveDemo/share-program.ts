import type {DemoFile} from '@site/src/site/demos/demo';
import type {DemoData} from '@site/src/site/demos/demo-data';

/** The beginning of the hash that carries a program. */
const prefix = '#program=';

const through = (bytes: Uint8Array<ArrayBuffer>, transform: ReadableWritablePair<Uint8Array, BufferSource>): Response =>
  new Response(new Blob([bytes]).stream().pipeThrough(transform));

async function packed(text: string): Promise<string> {
  const buffer = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw')).arrayBuffer();
  const binary = Array.from(new Uint8Array(buffer), (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

async function unpacked(text: string): Promise<string> {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  return through(bytes, new DecompressionStream('deflate-raw')).text();
}

/**
 * The address of a demo's page with an edited program in its hash, which never
 * leaves the reader's browser with a request.
 *
 * @param files - as edited; those that are as shipped are left out
 */
export async function sharedAddress(data: DemoData, files: readonly DemoFile[]): Promise<string> {
  const edited = files.filter(({text}, index) => text !== data.files[index]?.text);
  const program = Object.fromEntries(edited.map(({name, text}) => [name, text]));
  return new URL(`${data.pageUrl}${prefix}${await packed(JSON.stringify(program))}`, window.location.href).href;
}

/**
 * The program in the hash of the address, when this is the page of the demo.
 *
 * @returns no files when there is none, or it cannot be read
 */
export async function sharedProgram(data: DemoData): Promise<DemoFile[]> {
  const {hash, pathname} = window.location;
  if (pathname !== data.pageUrl || !hash.startsWith(prefix)) {
    return [];
  }
  try {
    const program = JSON.parse(await unpacked(hash.slice(prefix.length))) as unknown;
    return Object.entries(program ?? {}).flatMap(([name, text]: [string, unknown]) =>
      typeof text === 'string' ? {name, text} : [],
    );
  } catch {
    return [];
  }
}
