import {own} from '../../../common/own';

/** What a place is, as readers would say; the search shows it with each hit, and ranks by it. */
export type Kind =
  | 'guide'
  | 'demo'
  | 'glossary'
  | 'release'
  | 'class'
  | 'method'
  | 'function'
  | 'property'
  | 'event'
  | 'option'
  | 'type'
  | 'attribute'
  | 'error'
  | 'reference';

/** What {@link kindOf} asks of a place. */
export type Place = {
  path: string;
  /** 1 for a page. */
  level: number;
  anchor: string | null;
  /** Does its title name a member or a subject of the API? */
  isMember: boolean;
  /** Is its title the message of an error? */
  isError: boolean;
  /** The headings above, the page not among them. */
  trail: readonly string[];
  /** What the library declares it as, in the words of TypeScript, where the page says so. */
  declared?: string | undefined;
};

/** Kinds by the words of TypeScript; a variable may be a function as well as a value. */
const kindsOfDeclarations: Readonly<Record<string, Kind>> = {
  class: 'class',
  enum: 'type',
  function: 'function',
  interface: 'type',
  method: 'method',
  namespace: 'reference',
  property: 'property',
  type: 'type',
};

/** Parts of the site that have one kind, by their paths. */
const kindsOfPaths: readonly (readonly [RegExp, Kind])[] = [
  [/\/learn\/demos(?:\/|$)/, 'demo'],
  [/\/learn\/release-notes(?:\/|$)/, 'release'],
  [/\/glossary$/, 'glossary'],
];

/** Kinds of members, by the heading that they stand below. */
const kindsOfMembers: readonly (readonly [RegExp, Kind])[] = [
  [/method/i, 'method'],
  [/function/i, 'function'],
  [/property|properties/i, 'property'],
  [/^events?$/i, 'event'],
  [/option/i, 'option'],
  [/^types$/i, 'type'],
  [/attributes$|^text$|^paint$|^links$|html|magnets|alignment/i, 'attribute'],
];

function kindOfMember({level, anchor, trail, declared}: Place): Kind {
  if (level === 1) {
    return 'class';
  }
  if (/^event[.:]/.test(anchor ?? '')) {
    return 'event';
  }
  if (/^options[.:]/.test(anchor ?? '')) {
    return 'option';
  }
  const ofHeading = kindsOfMembers.find(([heading]) => heading.test(trail[0] ?? ''))?.[1];
  // What stands below "Types" is a type for readers, a class without a page of its own as well.
  return ofHeading === 'type' ? ofHeading : (own(kindsOfDeclarations, declared ?? '') ?? ofHeading ?? 'function');
}

/** The kind of a page, a heading or a message. */
export function kindOf(place: Place): Kind {
  if (place.isError) {
    return 'error';
  }
  if (place.isMember) {
    return kindOfMember(place);
  }
  const ofPath = kindsOfPaths.find(([part]) => part.test(place.path));
  return ofPath?.[1] ?? (place.path.includes('/api/') ? 'reference' : 'guide');
}
