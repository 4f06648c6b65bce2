import path from 'node:path';
import {env} from '../../src/build/config/env';
import {projectIn} from '../../src/build/config/project';
import {ownPort} from './ports';

/** The project's folder. */
export const projectDir = path.resolve(__dirname, '../..');

/** The project itself. What works on another folder makes its own with `projectIn`. */
export const project = projectIn(projectDir);

/** The first of the ports on which the tests serve: `TEST_PORT`, else the checkout's own. */
export const testPort: number = env.TEST_PORT ?? ownPort(projectDir);

/** The built sites that the browser suites run against, and where the tests serve them. */
export const sites = {
  /** The site itself, as `npm run build` makes it. */
  main: {buildDir: path.join(projectDir, 'build'), baseUrl: '/', port: testPort},
  /** A small site with this project's theme, but other settings: see tests/fixtures/variant.config.ts. */
  variant: {buildDir: path.join(projectDir, '.cache/variant'), baseUrl: '/sub/path/', port: testPort + 1},
} as const;

/** Where the tests of the hosted search serve a service of their own. */
export const searchPorts = [11, 12, 13].map((offset) => testPort + offset);

/** Where the tests of the development server start it. */
export const startPort = testPort + 14;

/** Held by the test whose turn it is to serve the hosted search. */
export const searchTurnPort = testPort + 16;

/** Where the driver of WebKit listens. */
export const webkitPort = testPort + 15;

/** The environment in which the variant site is built and served: a public repository, a hosted search service. */
export const variantSettings = {
  REPOSITORY_URL: 'https://github.com/example/docs',
  DOCSEARCH_APP_ID: 'TESTAPP',
  DOCSEARCH_API_KEY: 'search-only-key',
  DOCSEARCH_INDEX_NAME: 'variant-docs',
  DOCSEARCH_HOSTS: searchPorts.map((port) => `http://localhost:${port}`).join(','),
};

/** The address of a site without its base URL. */
export const origin = (site: keyof typeof sites): string => `http://localhost:${sites[site].port}`;
