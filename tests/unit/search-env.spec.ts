import {expect, test} from '@playwright/test';
import {hostedSearch, readEnv, readPushAccess} from '../../src/build/config/env';

const full = {DOCSEARCH_APP_ID: 'ABCDE12345', DOCSEARCH_API_KEY: 'search-key', DOCSEARCH_INDEX_NAME: 'docs'};
const names = Object.keys(full) as (keyof typeof full)[];

/** The names that an error says are missing. */
function missingIn(read: () => unknown): string[] {
  try {
    read();
  } catch (error) {
    return [...(error as Error).message.matchAll(/^- (\w+): missing\./gm)].map(([, name = '']) => name);
  }
  return [];
}

test.describe('hosted search', () => {
  test('is off without its variables, and when they are empty', () => {
    expect(hostedSearch(readEnv({}))).toBeUndefined();
    expect(hostedSearch(readEnv({DOCSEARCH_APP_ID: '', DOCSEARCH_API_KEY: '', DOCSEARCH_HOSTS: ''}))).toBeUndefined();
  });

  test('is on with all three', () => {
    expect(hostedSearch(readEnv(full))).toEqual({appId: 'ABCDE12345', apiKey: 'search-key', indexName: 'docs'});
  });

  // Every choice of some, but not all.
  for (let chosen = 1; chosen < 2 ** names.length - 1; chosen += 1) {
    const given = names.filter((_, i) => chosen & (1 << i));
    const missing = names.filter((name) => !given.includes(name));
    test(`with only ${given.join(' and ')} names what is missing`, () => {
      const source = Object.fromEntries(given.map((name) => [name, full[name]]));
      expect(missingIn(() => readEnv(source))).toEqual(missing);
      const withEmpty = Object.fromEntries(missing.map((name) => [name, '']));
      expect(missingIn(() => readEnv({...source, ...withEmpty}))).toEqual(missing);
    });
  }

  test('has hosts of its own only with all three', () => {
    const DOCSEARCH_HOSTS = 'https://search.example.com, http://localhost:4312';
    expect(hostedSearch(readEnv({...full, DOCSEARCH_HOSTS}))?.hosts).toEqual([
      {url: 'search.example.com', accept: 'readWrite', protocol: 'https'},
      {url: 'localhost:4312', accept: 'readWrite', protocol: 'http'},
    ]);
    expect(missingIn(() => readEnv({DOCSEARCH_HOSTS}))).toEqual(names);
  });

  test('reports to its analytics only when asked to', () => {
    expect(readEnv(full).DOCSEARCH_INSIGHTS).toBe(false);
    expect(readEnv({...full, DOCSEARCH_INSIGHTS: 'true'}).DOCSEARCH_INSIGHTS).toBe(true);
    expect(() => readEnv({...full, DOCSEARCH_INSIGHTS: 'yes'})).toThrow(
      '- DOCSEARCH_INSIGHTS="yes": expected true or false',
    );
  });

  for (const bad of [
    'search.example.com',
    'https://search.example.com/',
    'ftp://example.com',
    'https://a.example.com,',
  ]) {
    test(`rejects DOCSEARCH_HOSTS="${bad}"`, () => {
      expect(() => readEnv({...full, DOCSEARCH_HOSTS: bad})).toThrow(
        `- DOCSEARCH_HOSTS="${bad}": expected http(s) origins with commas between them`,
      );
    });
  }

  test('reports bad values and missing variables at once', () => {
    expect(() => readEnv({DOCSEARCH_APP_ID: 'a/b', PORT: '0'})).toThrow(
      /DOCSEARCH_APP_ID="a\/b": expected an application id[\s\S]*PORT="0"[\s\S]*DOCSEARCH_API_KEY: missing[\s\S]*DOCSEARCH_INDEX_NAME: missing/,
    );
  });
});

test.describe('the admin key', () => {
  const toPush = {DOCSEARCH_APP_ID: 'ABCDE12345', DOCSEARCH_INDEX_NAME: 'docs', DOCSEARCH_ADMIN_KEY: 'admin-key'};

  test('is no part of the environment that the site is built from', () => {
    const env = readEnv({...full, DOCSEARCH_ADMIN_KEY: 'admin-key'});
    expect(JSON.stringify(env)).not.toContain('admin-key');
    expect(JSON.stringify(hostedSearch(env))).not.toContain('admin-key');
  });

  test('suffices to push, without the search key', () => {
    expect(readPushAccess(toPush)).toEqual({appId: 'ABCDE12345', adminKey: 'admin-key', indexName: 'docs'});
    expect(readPushAccess({...full, ...toPush, DOCSEARCH_HOSTS: 'http://localhost:1'})).toEqual({
      appId: 'ABCDE12345',
      adminKey: 'admin-key',
      indexName: 'docs',
      hosts: [{url: 'localhost:1', accept: 'readWrite', protocol: 'http'}],
    });
  });

  test('does not suffice to build', () => {
    expect(missingIn(() => hostedSearch(readEnv(toPush)))).toEqual(['DOCSEARCH_API_KEY']);
    expect(() => hostedSearch(readEnv(toPush))).toThrow('To push records, give DOCSEARCH_ADMIN_KEY in its place.');
  });

  test('alone leaves the embedded search in place', () => {
    expect(hostedSearch(readEnv({DOCSEARCH_ADMIN_KEY: 'admin-key'}))).toBeUndefined();
  });

  test('as search key is refused, and not printed', () => {
    let message = '';
    try {
      readEnv({...full, DOCSEARCH_API_KEY: 'admin-key', DOCSEARCH_ADMIN_KEY: 'admin-key'});
    } catch (error) {
      message = (error as Error).message;
    }
    expect(message).toContain('- DOCSEARCH_API_KEY: expected the search-only key');
    expect(message).not.toContain('admin-key');
  });

  test('and what else a push needs is named when it is missing', () => {
    expect(missingIn(() => readPushAccess({}))).toEqual([
      'DOCSEARCH_APP_ID',
      'DOCSEARCH_ADMIN_KEY',
      'DOCSEARCH_INDEX_NAME',
    ]);
    expect(missingIn(() => readPushAccess(full))).toEqual(['DOCSEARCH_ADMIN_KEY']);
    expect(missingIn(() => readPushAccess({DOCSEARCH_ADMIN_KEY: 'a', DOCSEARCH_APP_ID: 'b'}))).toEqual([
      'DOCSEARCH_INDEX_NAME',
    ]);
  });
});
