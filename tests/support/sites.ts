import path from 'node:path';

/** The project's folder. */
export const projectDir = path.resolve(__dirname, '../..');

/** The built sites that the browser suites run against, and where the tests serve them. */
export const sites = {
  /** The site itself, as `npm run build` makes it. */
  main: {buildDir: path.join(projectDir, 'build'), baseUrl: '/', port: 4310},
  /** A small site with this project's theme, but other settings: see tests/fixtures/variant.config.ts. */
  variant: {buildDir: path.join(projectDir, '.cache/variant'), baseUrl: '/sub/path/', port: 4311},
} as const;

/** The address of a site without its base URL. */
export const origin = (site: keyof typeof sites): string => `http://localhost:${sites[site].port}`;
