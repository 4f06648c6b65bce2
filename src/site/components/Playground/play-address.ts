/** What the address of the playground asks for. */
export type PlayAddress = {
  /** The id of a demo. */
  demo?: string;
  /** The key of a program on a page. */
  program?: string;
  /** The key of a fragment on a page. */
  fragment?: string;
  /** The label of a version. */
  version?: string;
  /** A whole program, as `encodeProgram` has packed it. */
  code?: string;
  /** The hash of a demo's shared address, with the files that were edited. */
  edits?: string;
};

const codePrefix = '#code=';
const editsPrefix = '#program=';

/** Reads what an address asks for. A whole program in the hash comes before a demo, a demo before the program of a page, a program before a fragment. */
export function readAddress({search, hash}: {search: string; hash: string}): PlayAddress {
  const query = new URLSearchParams(search);
  const [demo, program, fragment] = [query.get('demo'), query.get('program'), query.get('fragment')];
  const version = query.get('version');
  const code = hash.startsWith(codePrefix) ? hash.slice(codePrefix.length) : undefined;
  return {
    ...(demo !== null && code === undefined && {demo}),
    ...(program !== null && demo === null && code === undefined && {program}),
    ...(fragment !== null && program === null && demo === null && code === undefined && {fragment}),
    ...(version !== null && {version}),
    ...(code !== undefined && {code}),
    ...(hash.startsWith(editsPrefix) && {edits: hash.slice(editsPrefix.length)}),
  };
}

/** The address below the playground's path: query and hash. */
export function addressOf({demo, program, fragment, version, code, edits}: PlayAddress): string {
  const asked = Object.entries({demo, program, fragment, version}).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  const query = asked.map(([name, value]) => `${name}=${encodeURIComponent(value).replaceAll('%2F', '/')}`);
  const hash = code === undefined ? (edits === undefined ? '' : editsPrefix + edits) : codePrefix + code;
  return (query.length > 0 ? `?${query.join('&')}` : '') + hash;
}
