/** Longer texts are cut: the console of a demo is for a glance. */
const longestText = 600;

type CellLike = {id: string; isElement: () => boolean; get: (name: string) => unknown};

const isCell = (value: object): value is CellLike => 'isElement' in value && 'get' in value && 'id' in value;

/** Replaces what JSON cannot hold, and what would hold too much. */
function plain(seen: Set<object>): (key: string, value: unknown) => unknown {
  return (_key, value) => {
    if (typeof value === 'function') {
      return `ƒ ${value.name}`;
    }
    if (typeof value !== 'object' || value === null) {
      return value;
    }
    if (isCell(value) || value instanceof Node || seen.has(value)) {
      return describe(value);
    }
    seen.add(value);
    return value;
  };
}

/** A value as the console of a demo shows it. */
export function describe(value: unknown): string {
  if (typeof value === 'string') {
    return value;
  }
  if (value instanceof Error) {
    return `${value.name}: ${value.message}`;
  }
  if (typeof value === 'function') {
    return `ƒ ${value.name}`;
  }
  if (typeof value !== 'object' || value === null) {
    return String(value);
  }
  if (value instanceof Element) {
    return `<${value.tagName.toLowerCase()}>`;
  }
  if (isCell(value)) {
    return `${String(value.get('type'))} "${value.id}"`;
  }
  try {
    const text = JSON.stringify(value, (key, inner: unknown) =>
      inner === value ? inner : plain(new Set())(key, inner),
    );
    return text === undefined ? Object.prototype.toString.call(value) : text.slice(0, longestText);
  } catch {
    return Object.prototype.toString.call(value);
  }
}
