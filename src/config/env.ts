import * as z from 'zod';

/** A path such as `/` or `/docs/`: starts and ends with a slash. */
const basePath = z
  .string()
  .regex(/^\/(?:[\w.~-]+\/)*$/, 'expected a path that starts and ends with a slash, such as / or /docs/');

/** An address of scheme, host and optional port, without a path. */
const origin = z.string().refine((value) => {
  try {
    const url = new URL(value);
    return /^https?:$/.test(url.protocol) && url.origin === value;
  } catch {
    return false;
  }
}, 'expected an http(s) origin without a path or trailing slash, such as https://docs.example.com');

const schema = z.object({
  SITE_URL: origin.default('https://docs.jointjs.com'),
  BASE_URL: basePath.default('/'),
  REPOSITORY_URL: z
    .url({protocol: /^https$/, error: 'expected an https address such as https://github.com/owner/name'})
    .transform((value) => value.replace(/\/$/, ''))
    .default('https://github.com/clientIO/joint-docs'),
  GTM_CONTAINER_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]{4,10}$/, 'expected a container id such as GTM-ABC1234')
    .optional(),
  PORT: z.coerce
    .number('expected a port number from 1 to 65535')
    .int('expected a port number from 1 to 65535')
    .min(1, 'expected a port number from 1 to 65535')
    .max(65535, 'expected a port number from 1 to 65535')
    .default(3000),
  /** The browser that the tests use; they find or install one when it is not set. */
  CHROMIUM_PATH: z.string().optional(),
  CI: z.string().optional(),
  NODE_ENV: z.string().optional(),
});

/** The environment variables that the project reads, checked and with their defaults. */
export type Env = z.infer<typeof schema>;

/**
 * Reads the environment variables of the site.
 *
 * @param source - the variables; an empty string counts as not set
 * @throws an error that names every bad variable, its value and what was expected
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const result = schema.safeParse(given);
  if (result.success) {
    return result.data;
  }
  const problems = result.error.issues.map((issue) => {
    const name = String(issue.path[0]);
    return `- ${name}="${source[name]}": ${issue.message}`;
  });
  throw new Error(`Invalid environment variables (see the table in README.md):\n${problems.join('\n')}`);
}

/** The checked environment of this process. The only reader of `process.env`. */
export const env: Env = readEnv(process.env);
