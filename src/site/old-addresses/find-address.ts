import {decoded} from '../../common/decoded';

/** Where the names of the one-page reference are described now. */
export type NameTable = {
  /** The addresses of pages, without the base URL. */
  pages: readonly string[];
  /** By name: the place of its page in the list, and its anchor there: `12#freeze`. */
  names: Readonly<Record<string, string>>;
};

/** The name that a hash asks for: `#joint.dia.Paper` asks for `dia.Paper`. */
const nameIn = (hash: string): string => decoded(hash.slice(1)).replace(/^joint\./, '');

/**
 * Where the name in a hash is described: a member that is gone is looked for at its class, a class at its namespace.
 *
 * @param hash - as in the address, such as `#dia.Paper.prototype.freeze`
 * @returns the address without the base URL; undefined for a name that is not known at all
 */
export function findAddress(hash: string, {pages, names}: NameTable): string | undefined {
  for (let name = nameIn(hash); name; name = name.replace(/(?:^|[.:])[^.:]*$/, '')) {
    const [, page = '', anchor = ''] = (Object.hasOwn(names, name) && /^(\d+)(.*)$/.exec(names[name] ?? '')) || [];
    const address = pages[Number(page || -1)];
    if (address !== undefined) {
      return `${address}${anchor}`;
    }
  }
  return undefined;
}
