import {seenIn, soleVersions} from '../api-model/stated-versions';
import {isElsewhere} from './confirmation-marks';
import type {VersionPages} from './version-pages';

/** A sentence with more groups of versions than this is no longer read. */
const mostGroups = 3;

/** The items by what `keyOf` says of them, those of the largest group first. */
function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): [string, Item[]][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  }
  return [...groups].sort(([, a], [, b]) => b.length - a.length);
}

/** How many members are known from where: `Of the 40 members on this page, 31 are known from 4.2 only and 3 from …` */
function counts(marked: readonly string[], total: number, {confirmations}: VersionPages): string {
  const versionsOf = (symbol: string): string => {
    const confirmation = confirmations.get(symbol);
    return confirmation ? soleVersions(confirmation) : '';
  };
  const unversioned = marked.filter((symbol) => versionsOf(symbol) === '').length;
  const groups = grouped(
    marked.filter((symbol) => versionsOf(symbol) !== ''),
    versionsOf,
  );
  const shown = groups.slice(0, groups.length > mostGroups ? mostGroups - 1 : mostGroups);
  const remaining = groups.slice(shown.length).reduce((sum, [, {length}]) => sum + length, 0);
  const parts: [number, string][] = [
    ...shown.map(([versions, {length}]): [number, string] => [length, `from ${versions} only`]),
    [remaining, 'from other versions only'],
    [unversioned, 'from sources without a version'],
  ];
  const [[first, where] = [0, ''], ...rest] = parts.filter(([count]) => count > 0);
  if (first === total) {
    return `All ${total} members on this page are known ${where}.`;
  }
  const known = `${first} ${first === 1 ? 'is' : 'are'} known ${where}`;
  const others = rest.map(([count, from]) => `${count} ${from}`);
  return `Of the ${total} members on this page, ${new Intl.ListFormat('en-US').format([known, ...others])}.`;
}

/**
 * What the marks of a page mean for its readers. Where most of its members have one, it says how many.
 *
 * @param subject - what the page is about
 * @param members - the paths of all members that the page describes or names
 * @returns undefined where nothing on the page is marked
 */
export function versionNote(subject: string, members: readonly string[], pages: VersionPages): string | undefined {
  const {confirmations, version} = pages;
  const registered = [...new Set(members)].filter((symbol) => symbol !== subject && confirmations.has(symbol));
  const marked = registered.filter((symbol) => isElsewhere(symbol, pages));
  const all = isElsewhere(subject, pages) ? [...marked, subject] : marked;
  const [[example] = []] = grouped(all, (symbol) => {
    const confirmation = confirmations.get(symbol);
    return confirmation ? seenIn(confirmation) : '';
  });
  if (example === undefined) {
    return undefined;
  }
  const {label} = version;
  const isMostly = registered.length > 1 && marked.length > registered.length / 2;
  return isMostly
    ? `${counts(marked, registered.length, pages)} They have marks such as “${example}”. They may be missing in ` +
        `${label} or work differently there: look them up in the declarations of your package before you use them.`
    : `A mark such as “${example}” means that the source of the member does not cover ${label}. The member may be ` +
        `missing in ${label} or work differently there: look it up in the declarations of your package before you use it.`;
}
