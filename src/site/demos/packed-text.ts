/** A packed text is longer than its reader takes. */
export class TooLongTextError extends Error {}

/**
 * Packs a text for an address: compressed, in the letters of base64url.
 *
 * @throws when the browser cannot compress
 */
export async function packText(text: string): Promise<string> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/**
 * Unpacks what {@link packText} has packed. A few letters can unpack to more than a page can hold, so it stops at a limit.
 *
 * @param mostBytes - of the unpacked text
 * @throws an error when it is not a packed text
 * @throws TooLongTextError when it unpacks to more than `mostBytes`
 */
export async function unpackText(packed: string, mostBytes: number): Promise<string> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let size = 0;
  try {
    const binary = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
    const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      chunks.push(read.value);
      size += read.value.length;
      if (size > mostBytes) {
        await reader.cancel();
        break;
      }
    }
  } catch (error) {
    throw new Error('The packed text is damaged.', {cause: error});
  }
  if (size > mostBytes) {
    throw new TooLongTextError(`The packed text has more than ${mostBytes} bytes.`);
  }
  return new Blob(chunks).text();
}
