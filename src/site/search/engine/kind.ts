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
  [/event$|events$/i, 'event'],
  [/option/i, 'option'],
  [/^types$/i, 'type'],
  [/attributes$|^text$|^paint$|^links$|html|magnets|alignment/i, 'attribute'],
];

function kindOfMember({level, anchor, trail}: Place): Kind {
  if (level === 1) {
    return 'class';
  }
  if (/^event[.:]/.test(anchor ?? '')) {
    return 'event';
  }
  if (/^options[.:]/.test(anchor ?? '')) {
    return 'option';
  }
  return kindsOfMembers.find(([heading]) => heading.test(trail[0] ?? ''))?.[1] ?? 'function';
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
