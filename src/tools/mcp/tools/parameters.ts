import * as z from 'zod';
import {latestVersion, versionLabels} from '../../../common/versions';

/** The message about a value that does not have the expected form. */
const expected = (what: string) => ({
  error: ({input}: {input?: unknown}): string =>
    input === undefined ? `expected ${what}, got nothing` : `expected ${what}, got ${JSON.stringify(input)}`,
});

/** A text that must not be empty. */
export const text = (what: string, description: string) =>
  z.string(expected(what)).trim().min(1, expected(what)).describe(description);

/** The version of the library whose documentation is asked for. */
export const version = z
  .enum([...versionLabels], expected(`one of ${versionLabels.join(', ')}`))
  .optional()
  .describe(
    `The version of the library: ${versionLabels.join(' or ')}. The default is the latest version, ${latestVersion.label}.`,
  );

/** A whole number of at least 1. */
export const count = (most: number, otherwise: number, description: string) => {
  const error = expected(`a whole number from 1 to ${most}`);
  return z.number(error).int(error).min(1, error).max(most, error).default(otherwise).describe(description);
};

/** The parameters of a tool. For any other parameter, an error names the expected ones. */
export function parameters<Shape extends z.ZodRawShape>(shape: Shape) {
  const names = Object.keys(shape).join(', ');
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? `unknown parameter: ${issue.keys.join(', ')}; expected one of ${names}`
        : undefined,
  });
}
