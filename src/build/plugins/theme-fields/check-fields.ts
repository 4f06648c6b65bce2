import {closest} from 'fastest-levenshtein';

/** What is used of a schema's description. */
export type Described = {
  type?: string;
  flags?: {unknown?: boolean; presence?: string};
  keys?: Record<string, Described>;
};

/** A field that the theme does not know, by its path, with those that could be meant. */
type Unknown = {field: string; known: string[]};

function unknownFields(values: object, {keys = {}}: Described, path: string): Unknown[] {
  const known = Object.keys(keys).filter((key) => keys[key]?.flags?.presence !== 'forbidden');
  return Object.entries(values).flatMap(([key, value]: [string, unknown]): Unknown[] => {
    const described = keys[key];
    const field = `${path}${key}`;
    if (!described) {
      return [{field, known}];
    }
    const isMap = described.keys !== undefined && described.flags?.unknown !== true;
    return isMap && typeof value === 'object' && value !== null && !Array.isArray(value)
      ? unknownFields(value, described, `${field}.`)
      : [];
  });
}

/** The line on which a configuration has a field; the first where it has none that is found. */
function lineOf(source: string, field: string): number {
  const name = field.split('.').at(-1) ?? '';
  const line = source.split('\n').findIndex((text) => new RegExp(`(?:^|[\\s{,'"])${name}['"]?\\s*[:,]`).test(text));
  return line + 1 || 1;
}

/**
 * What is wrong with the names of the theme's fields.
 *
 * @param described - the fields that the theme has
 * @param file - where the fields stand, for the messages
 * @param source - its text
 * @returns a message for each unknown field, with the nearest known one
 */
export function themeFieldProblems(values: object, described: Described, file: string, source: string): string[] {
  return unknownFields(values, described, '').map(
    ({field, known}) =>
      `${file}:${lineOf(source, field)}: unknown field "${field}" in themeConfig. ` +
      `Did you mean "${closest(field.split('.').at(-1) ?? '', known)}"? Expected one of ${known.sort().join(', ')}.`,
  );
}
