/** What a hit may hold besides its address: names and texts. */
export type PlainHit = {
  objectID: string;
  url: string;
  type: string;
  hierarchy: Record<string, string | null>;
  [field: string]: unknown;
};

const types = /^(?:lvl[0-6]|content)$/;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isTextOrNothing = (value: unknown): value is string | null | undefined =>
  typeof value === 'string' || value === null || value === undefined;

/** Any base will do to read an address that has only a path. */
const anyOrigin = 'https://site.invalid';

/** Is the address a path of this site, or that of a page on the web? */
function leadsToPage(url: string): boolean {
  try {
    // A path that begins with two slashes would become the address of another host.
    return /^https?:|^\/(?![\\/])/i.test(url) && !new URL(url, anyOrigin).pathname.startsWith('//');
  } catch {
    return false;
  }
}

/**
 * Reads a hit that comes from outside: from the search service, or from the
 * browser's storage, where anything may have written.
 *
 * @returns the hit with its plain fields; undefined when it has no name, or no address that can be opened
 */
export function readPlainHit(value: unknown): PlainHit | undefined {
  if (!isRecord(value) || !isRecord(value.hierarchy)) {
    return undefined;
  }
  const {objectID, url, type, hierarchy} = value;
  const isNamed = typeof objectID === 'string' && typeof type === 'string' && types.test(type);
  const hasTitles = isRecord(hierarchy) && Object.values(hierarchy).every(isTextOrNothing);
  const hasTitle = isRecord(hierarchy) && typeof hierarchy[type === 'content' ? 'lvl0' : String(type)] === 'string';
  if (!isNamed || !hasTitles || !hasTitle || typeof url !== 'string' || !leadsToPage(url)) {
    return undefined;
  }
  const plain = Object.entries(value).filter(([, field]) => isTextOrNothing(field) || typeof field === 'number');
  return {...Object.fromEntries(plain), hierarchy} as PlainHit;
}
