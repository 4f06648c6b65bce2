import {type Resolution} from '../api-model/resolve';

/** What a heading describes, for lists of members: its kind, and whether it should no longer be used. */
export type MemberMark = {kind: string; deprecated?: true};

/** Sections whose members have a kind of their own, which the declarations do not know. */
const kindsBySection: ReadonlyMap<string, string> = new Map([
  ['options', 'option'],
  ['events', 'event'],
]);

/**
 * The mark of a member.
 *
 * @param section - the heading of level 2 above it
 * @param resolution - what the heading names
 * @returns undefined where it names nothing
 */
export function memberMark(section: string, resolution: Resolution): MemberMark | undefined {
  const ofSection = kindsBySection.get(section.toLowerCase());
  switch (resolution.kind) {
    case 'symbol': {
      const {kind, deprecated} = resolution.symbol;
      return {kind: ofSection ?? kind, ...(deprecated && {deprecated})};
    }
    case 'event':
      return {kind: 'event'};
    case 'undeclared':
      return {kind: ofSection ?? (section.toLowerCase().endsWith('properties') ? 'property' : 'method')};
    case 'unknown':
      return undefined;
  }
}
