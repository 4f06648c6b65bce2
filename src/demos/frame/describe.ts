/** Longer texts are cut: the console of a demo is for a glance. */
const longestText = 600;

/** Deeper objects, and further entries, are not shown. */
const deepest = 4;
const mostEntries = 20;

type CellLike = {id: string | number; isElement: () => boolean; get: (name: string) => unknown};

const isCell = (value: object): value is CellLike =>
  'isElement' in value && 'get' in value && typeof value.get === 'function' && 'id' in value;

/** What an object is called when its content is not shown. */
function shortName(value: object): string {
  const name = (Object.getPrototypeOf(value) as object | null)?.constructor.name ?? 'Object';
  return Array.isArray(value) ? `Array(${value.length})` : name;
}

/** A value that is shown whole, in one word; undefined for objects whose entries are shown. */
function inOneWord(value: unknown): string | undefined {
  if (typeof value === 'function') {
    return `ƒ ${value.name}`;
  }
  if (typeof value !== 'object' || value === null) {
    return typeof value === 'string' ? JSON.stringify(value) : String(value);
  }
  if (value instanceof Error) {
    return `${value.name}: ${value.message}`;
  }
  if (value instanceof Date || value instanceof RegExp) {
    return String(value);
  }
  if (value instanceof Element) {
    return `<${value.tagName.toLowerCase()}>`;
  }
  if (value instanceof Node) {
    return value.nodeName;
  }
  return isCell(value) ? `${String(value.get('type'))} "${value.id}"` : undefined;
}

/** The entries of an object, with the brackets around them. */
function entriesOf(value: object): {list: [string | undefined, unknown][]; brackets: [string, string]} {
  if (Array.isArray(value)) {
    return {list: value.map((item: unknown) => [undefined, item]), brackets: ['[', ']']};
  }
  if (value instanceof Set) {
    return {list: [...value].map((item: unknown) => [undefined, item]), brackets: [`Set(${value.size}) {`, '}']};
  }
  if (value instanceof Map) {
    const list = [...value].map(([key, item]: [unknown, unknown]): [string, unknown] => [
      inOneWord(key) ?? shortName(key as object),
      item,
    ]);
    return {list, brackets: [`Map(${value.size}) {`, '}']};
  }
  const name = shortName(value);
  return {list: Object.entries(value), brackets: [name === 'Object' ? '{' : `${name} {`, '}']};
}

/** @param around - the objects that `value` stands in, outermost first */
function describeInner(value: unknown, around: readonly object[]): string {
  const word = inOneWord(value);
  if (word !== undefined) {
    return word;
  }
  const object = value as object;
  if (around.includes(object)) {
    return '(circular)';
  }
  if (around.length === deepest) {
    return shortName(object);
  }
  const {list, brackets} = entriesOf(object);
  const texts = list.slice(0, mostEntries).map(([key, item]) => {
    const text = describeInner(item, [...around, object]);
    return key === undefined ? text : `${key}: ${text}`;
  });
  if (list.length > mostEntries) {
    texts.push(`… ${list.length - mostEntries} more`);
  }
  return brackets[0] + texts.join(', ') + brackets[1];
}

/** A value as the console of a demo shows it: texts as they are, everything else as one would write it, cut short. */
export function describe(value: unknown): string {
  if (typeof value === 'string') {
    return value.slice(0, longestText);
  }
  try {
    const text = describeInner(value, []);
    return text.length > longestText ? `${text.slice(0, longestText)}…` : text;
  } catch {
    // A getter or proxy that throws.
    return Object.prototype.toString.call(value);
  }
}
