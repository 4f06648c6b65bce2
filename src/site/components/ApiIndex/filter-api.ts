import type {ApiRow} from '@site/src/common/api-row';

/** A class or member that matches. */
export type Match = {href: string; name: string; of: string; kind: string; isPlus: boolean; rank: number};

/** How well a name fits a word: it is the word, begins with it, has a part that begins with it, or contains it. */
function rankOf(name: string, word: string): number {
  const lower = name.toLowerCase();
  if (lower === word) {
    return 0;
  }
  if (lower.startsWith(word)) {
    return 1;
  }
  const parts = name.split(/(?=[A-Z])|[^A-Za-z0-9]/).map((part) => part.toLowerCase());
  return parts.some((part) => part.startsWith(word)) ? 2 : 3;
}

/**
 * The classes and members whose names contain all words of a query, wherever its
 * dots and spaces are: `paper fit`, `dia.Paper#fit`.
 *
 * @returns the best first
 */
export function filterApi(rows: readonly ApiRow[], query: string): Match[] {
  const words = query
    .toLowerCase()
    .split(/[\s.#()]+/)
    .filter(Boolean);
  const last = words.at(-1);
  if (last === undefined) {
    return [];
  }
  const own = (name: string): string => name.slice(name.lastIndexOf('.') + 1);
  const matches = rows.flatMap(({path, name, kind, isPlus, members}): Match[] => [
    {href: path, name, of: '', kind, isPlus, rank: rankOf(own(name), last) - 0.5},
    ...members.map(([member, anchor, memberKind]) => ({
      ...{href: `${path}#${anchor}`, name: member, of: name, kind: memberKind, isPlus},
      rank: rankOf(own(member), last),
    })),
  ]);
  return matches
    .filter(({name, of}) => {
      const text = `${of} ${name}`.toLowerCase();
      return words.every((word) => text.includes(word));
    })
    .sort((a, b) => a.rank - b.rank || a.name.length - b.name.length || a.of.localeCompare(b.of));
}
