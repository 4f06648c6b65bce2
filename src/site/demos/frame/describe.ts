import {custom, inspect} from 'loupe';

/** Longer texts are cut off: the console of a demo is for a glance. */
const longestText = 600;

type Cell = {id: string | number; get: (name: string) => unknown};

/** Shows cells by type and id instead of by their many fields, wherever they appear in a value. */
export function describeCellsBriefly(cellPrototype: object): void {
  Object.defineProperty(cellPrototype, custom, {
    value(this: Cell) {
      return `${String(this.get('type'))} "${this.id}"`;
    },
  });
}

/** Loupe tells +0 from -0; programs write 0. */
const plainZero = (text: string, type: string): string => (type === 'number' && text === '+0' ? '0' : text);

/** A value as the console of a demo shows it: texts as they are, everything else as code would write it, cut short. */
export function describe(value: unknown): string {
  if (typeof value === 'string') {
    return value.length > longestText ? `${value.slice(0, longestText - 1)}…` : value;
  }
  try {
    if (value instanceof Error) {
      return `${value.name}: ${value.message}`;
    }
    return inspect(value, {truncate: longestText, stylize: plainZero});
  } catch {
    // A getter or proxy that throws.
    return Object.prototype.toString.call(value);
  }
}
