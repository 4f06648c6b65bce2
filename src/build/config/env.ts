import * as z from 'zod';

/** A path such as `/` or `/docs/`: starts and ends with a slash. */
const basePath = z
  .string()
  .regex(/^\/(?:(?!\.{1,2}\/)[\w.~-]+\/)*$/, 'expected a path that starts and ends with a slash, such as / or /docs/');

/** An address of scheme, host and optional port, without a path. */
const origin = z.string().refine((value) => {
  try {
    const url = new URL(value);
    return /^https?:$/.test(url.protocol) && url.origin === value;
  } catch {
    return false;
  }
}, 'expected an http(s) origin without a path or trailing slash, such as https://docs.example.com');

/** A host of the search service, in the form that its client takes. */
type SearchHost = {url: string; accept: 'readWrite'; protocol: 'http' | 'https'};

/** Origins with commas between them. */
const hosts = z.string().transform((value, context): SearchHost[] =>
  value.split(',').flatMap((part) => {
    const given = part.trim();
    if (!origin.safeParse(given).success) {
      const message = `expected http(s) origins with commas between them, such as https://search.example.com,http://localhost:4312, got "${given}"`;
      context.issues.push({code: 'custom', message, input: value});
      return [];
    }
    const {host, protocol} = new URL(given);
    return [{url: host, accept: 'readWrite', protocol: protocol === 'https:' ? 'https' : 'http'}];
  }),
);

const schema = z.object({
  SITE_URL: origin.default('https://docs.jointjs.com'),
  BASE_URL: basePath.default('/'),
  REPOSITORY_URL: z
    .url({protocol: /^https$/, error: 'expected an https address such as https://github.com/owner/name'})
    .transform((value) => value.replace(/\/$/, ''))
    .optional(),
  GTM_CONTAINER_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]{4,10}$/, 'expected a container id such as GTM-ABC1234')
    .optional(),
  DOCSEARCH_APP_ID: z
    .string()
    .regex(/^[A-Za-z0-9]+$/, 'expected an application id of letters and digits, such as ABCDE12345')
    .optional(),
  /** The search-only key: it is public, every reader's browser gets it. */
  DOCSEARCH_API_KEY: z.string().optional(),
  DOCSEARCH_INDEX_NAME: z.string().optional(),
  DOCSEARCH_HOSTS: hosts.optional(),
  /** Whether the hosted search gets to know which results readers choose. */
  DOCSEARCH_INSIGHTS: z
    .enum(['true', 'false'], 'expected true or false')
    .default('false')
    .transform((value) => value === 'true'),
  PORT: z.coerce
    .number('expected a port number from 1 to 65535')
    .int('expected a port number from 1 to 65535')
    .min(1, 'expected a port number from 1 to 65535')
    .max(65535, 'expected a port number from 1 to 65535')
    .default(3000),
  /** The first of the ports on which the tests serve; each checkout has its own when it is not set. */
  TEST_PORT: z.coerce.number('expected a port number from 1024 to 65500').int().min(1024).max(65500).optional(),
  /** Set by `npm run test:all -- --whole`: the browser visits every page and runs every demo, also in WebKit. */
  TEST_ALL: z.string().optional(),
  /** Set by `npm run test:all`: the file with the slices of the run, for the reporter that notes which have passed. */
  TEST_SLICES: z.string().optional(),
  /** The browser that the tests use; they find or install one when it is not set. */
  CHROMIUM_PATH: z.string().optional(),
  CI: z.string().optional(),
  NODE_ENV: z.string().optional(),
});

/** The environment variables that the project reads, checked and with their defaults. */
export type Env = z.infer<typeof schema>;

/** The variables as they were given, without the empty ones. */
type Given = Record<string, string | undefined>;

const searchNames = ['DOCSEARCH_APP_ID', 'DOCSEARCH_API_KEY', 'DOCSEARCH_INDEX_NAME'] as const;
const pushNames = ['DOCSEARCH_APP_ID', 'DOCSEARCH_ADMIN_KEY', 'DOCSEARCH_INDEX_NAME'] as const;

const missing = (given: object, names: readonly string[]): string[] =>
  names.filter((name) => !Object.hasOwn(given, name));

const missingMessage = (name: string): string =>
  `- ${name}: missing. The hosted search needs its application id, search key and index name; ` +
  'without any of them the embedded search answers.' +
  (name === 'DOCSEARCH_API_KEY' ? ' To push records, give DOCSEARCH_ADMIN_KEY in its place.' : '');

/** What is wrong with the settings of the hosted search as a whole. */
function searchProblems(given: Given): string[] {
  const isWanted = [...searchNames, 'DOCSEARCH_HOSTS'].some((name) => Object.hasOwn(given, name));
  // To push, the search key is not needed; a build asks for it in `hostedSearch`.
  const names = 'DOCSEARCH_ADMIN_KEY' in given && !('DOCSEARCH_API_KEY' in given) ? pushNames : searchNames;
  const problems = isWanted ? missing(given, names).map(missingMessage) : [];
  if (given.DOCSEARCH_API_KEY !== undefined && given.DOCSEARCH_API_KEY === given.DOCSEARCH_ADMIN_KEY) {
    problems.push(
      '- DOCSEARCH_API_KEY: expected the search-only key, got the same key as in DOCSEARCH_ADMIN_KEY. ' +
        'Everybody can read the search key in the built site.',
    );
  }
  return problems;
}

function fail(problems: readonly string[]): never {
  throw new Error(`Invalid environment variables (see the table in README.md):\n${problems.join('\n')}`);
}

function withoutEmpty(source: Given): Given {
  return Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
}

/**
 * Reads the environment variables of the site.
 *
 * @param source - the variables; an empty string counts as not set
 * @throws an error that names every bad variable, its value and what was expected
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = withoutEmpty(source);
  const result = schema.safeParse(given);
  const problems = (result.error?.issues ?? []).map((issue) => {
    const name = String(issue.path[0]);
    return `- ${name}="${source[name]}": ${issue.message}`;
  });
  problems.push(...searchProblems(given));
  return result.success && problems.length === 0 ? result.data : fail(problems);
}

/** The checked environment of this process. The only reader of `process.env`. */
export const env: Env = readEnv(process.env);

/** Is this `npm start`? The framework sets `NODE_ENV` before it reads the configuration. */
export const isDevelopment = env.NODE_ENV === 'development';

/** How the site reaches the hosted search. All of it is public. */
export type HostedSearch = {
  appId: string;
  apiKey: string;
  indexName: string;
  /** In place of the service's own hosts. */
  hosts?: SearchHost[];
};

/**
 * The settings of the hosted search; `undefined` when the embedded search answers.
 *
 * @throws an error that names what is missing when only the settings to push are given
 */
export function hostedSearch({
  DOCSEARCH_APP_ID: appId,
  DOCSEARCH_API_KEY: apiKey,
  DOCSEARCH_INDEX_NAME: indexName,
  DOCSEARCH_HOSTS: hosts,
}: Env): HostedSearch | undefined {
  if (!appId || !indexName) {
    return undefined;
  }
  return apiKey ? {appId, apiKey, indexName, ...(hosts && {hosts})} : fail([missingMessage('DOCSEARCH_API_KEY')]);
}

/** How records are written to the hosted search. */
export type PushAccess = Omit<HostedSearch, 'apiKey'> & {adminKey: string};

/**
 * Reads what a push needs. The admin key is no part of {@link env}, so that it
 * cannot get into a build with the rest.
 *
 * @param source - the variables, those of the process by default
 * @throws an error that names the variables that are missing or bad
 */
export function readPushAccess(source: Record<string, string | undefined> = process.env): PushAccess {
  const given = withoutEmpty(source);
  const absent = missing(given, pushNames);
  if (absent.length > 0) {
    fail(absent.map((name) => `- ${name}: missing. A push to the hosted search needs it.`));
  }
  const {DOCSEARCH_HOSTS: hosts} = readEnv(given);
  return {
    appId: given.DOCSEARCH_APP_ID ?? '',
    adminKey: given.DOCSEARCH_ADMIN_KEY ?? '',
    indexName: given.DOCSEARCH_INDEX_NAME ?? '',
    ...(hosts && {hosts}),
  };
}
