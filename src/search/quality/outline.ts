import type {InventoryRow} from '../../content/inventory';

/** A row of the inventory with what its page is to hold: `Methods > addCells()`, `Installation`. */
export type OutlineRow = Pick<InventoryRow, 'path' | 'title' | 'edition' | 'outline'>;

/** A heading of a page that is not written yet. */
export type PlannedHeading = {level: number; text: string; anchor: string; isMember: boolean};

/** The id that Docusaurus makes of a heading in words. */
export function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]+/gu, '')
    .trim()
    .replace(/\s+/g, '-');
}

const name = /^[A-Za-z_$][\w$]*(?:[.:][\w$[\]]+)*$/;
/** Rows such as `Also in types: vel, options` list members that the row above does not. */
const listOfNames = /^(?:Also in types|Public in types[^:]*|Methods|Functions): (.+)$/;

/** Anchors of options and events carry their kind, as those of written pages do. */
function memberAnchor(group: string, member: string): string {
  if (/^(?:constructor|Options)$/.test(group)) {
    return `options.${member}`;
  }
  return /^Events$/.test(group) ? `event:${member}` : member;
}

/**
 * The headings that the outline of a page stands for. On API pages names are members.
 *
 * @param row - of the inventory
 */
export function plannedHeadings({outline, path}: OutlineRow): PlannedHeading[] {
  const isApi = path.startsWith('/api/');
  const result: PlannedHeading[] = [];
  const taken = new Set<string>();
  const add = (level: number, text: string, anchor: string, isMember: boolean) => {
    if (text && anchor && !taken.has(anchor)) {
      taken.add(anchor);
      result.push({level, text, anchor, isMember});
    }
  };
  for (const entry of outline) {
    const parts = entry.split('>').map((part) => part.trim());
    const group = parts.length > 1 ? (parts[0] ?? '') : '';
    if (group) {
      add(2, group, slug(group), false);
    }
    const last = (parts.at(-1) ?? '').replace(/ \[new in .*\]$/, '');
    const names = listOfNames.exec(last)?.[1]?.split(', ') ?? [last];
    for (const text of names) {
      const bare = text
        .replace(/\(.*\)$/, '')
        .replace(/^'(.*)'$/, '$1')
        .trim();
      const isMember = isApi && name.test(bare) && (group !== '' || text.includes('(') || /^[a-z]/.test(bare));
      if (isMember && bare !== 'constructor') {
        add(group ? 3 : 2, bare, memberAnchor(group, bare), true);
      } else {
        add(group ? 3 : 2, bare, slug(bare), false);
      }
    }
  }
  return result;
}
