import {closest} from 'fastest-levenshtein';
import * as z from 'zod';
import type {FieldPath} from '../content/front-matter';

/** What is wrong with a field. */
type FieldProblem = {field: FieldPath; message: string};

const keysOf = (value: unknown): string[] => (typeof value === 'object' && value !== null ? Object.keys(value) : []);

/** The object among several that a value was meant to be: the one that has its first key, such as `click`. */
function meant(union: z.ZodUnion, value: unknown): z.ZodType | undefined {
  return (union.options as z.ZodType[]).find(
    (option) => option instanceof z.ZodObject && keysOf(value).some((key) => key === Object.keys(option.shape)[0]),
  );
}

/** The first keys of the objects among several. */
const firstKeys = (union: z.ZodUnion): string[] =>
  (union.options as z.ZodType[]).flatMap((option) =>
    option instanceof z.ZodObject ? Object.keys(option.shape).slice(0, 1) : [],
  );

/** The schema of a field, and the value that the field has. */
function schemaAt(schema: z.ZodType, value: unknown, field: FieldPath): {schema: z.ZodType; value: unknown} {
  const [key, ...rest] = field;
  if (schema instanceof z.ZodDefault || schema instanceof z.ZodOptional) {
    return schemaAt(schema.def.innerType as z.ZodType, value, field);
  }
  if (key === undefined) {
    return {schema, value};
  }
  const inner = (value as Record<string | number, unknown> | undefined)?.[key];
  if (schema instanceof z.ZodArray) {
    return schemaAt(schema.element as z.ZodType, inner, rest);
  }
  const object = schema instanceof z.ZodUnion ? meant(schema, value) : schema;
  const shape = object instanceof z.ZodObject ? (object.shape as Record<string, z.ZodType>) : {};
  return schemaAt(shape[key] ?? z.unknown(), inner, rest);
}

/** The keys that a map may have; for one of several maps, those of the one that was meant. */
function knownKeys(schema: z.ZodType, value: unknown): string[] {
  const object = schema instanceof z.ZodUnion ? (meant(schema, value) ?? schema) : schema;
  return object instanceof z.ZodUnion
    ? firstKeys(object)
    : object instanceof z.ZodObject
      ? Object.keys(object.shape)
      : [];
}

/** What is wrong with a value that is none of several maps. */
function unionProblems(union: z.ZodUnion, value: unknown, field: FieldPath): FieldProblem[] {
  const option = meant(union, value);
  const error = option?.safeParse(value).error;
  if (option && error) {
    return fieldProblems(option, error, value).map((problem) => ({...problem, field: [...field, ...problem.field]}));
  }
  const known = firstKeys(union);
  const [key] = keysOf(value);
  if (known.length === 0) {
    return [{field, message: 'expected text or a number'}];
  }
  return key === undefined
    ? [{field, message: `expected one of ${known.join(', ')}`}]
    : [
        {
          field: [...field, key],
          message: `unknown field, did you mean "${closest(key, known)}"? Expected one of ${known.join(', ')}`,
        },
      ];
}

/**
 * What is wrong with the fields of some front matter, each with what was expected;
 * for a field that is not known, with the nearest one that is.
 *
 * @param schema - what the front matter should be
 * @param error - what the schema says of it
 * @param values - the front matter
 */
export function fieldProblems(schema: z.ZodType, error: z.ZodError, values: unknown): FieldProblem[] {
  return error.issues.flatMap((issue): FieldProblem[] => {
    const field = issue.path.map((key) => (typeof key === 'symbol' ? String(key) : key));
    const at = schemaAt(schema, values, field);
    if (issue.code === 'unrecognized_keys') {
      const known = knownKeys(at.schema, at.value);
      return issue.keys.map((key) => ({
        field: [...field, key],
        message: `unknown field, did you mean "${closest(key, known)}"? Expected one of ${known.join(', ')}`,
      }));
    }
    if (issue.code === 'invalid_union' && at.schema instanceof z.ZodUnion) {
      return unionProblems(at.schema, at.value, field);
    }
    return [{field, message: at.value === undefined ? `it is missing; ${issue.message}` : issue.message}];
  });
}
