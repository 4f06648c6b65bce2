import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {open} from '../../src/tools/next-release/browse';
import {copyProject} from '../../src/tools/next-release/copy-project';
import {presentRelease, raised} from '../../src/tools/next-release/raise';
import {type Ask, newestIn} from '../../src/tools/next-release/registry';
import {inWords, runSteps} from '../../src/tools/next-release/steps';
import {type Visit, visitsOf} from '../../src/tools/next-release/visits';
import {listening} from '../support/listening';

test.describe('steps', () => {
  const passes = (name: string, needs: string[] = []) => ({name, needs, run: () => Promise.resolve([])});

  test('are all run, except for those that need what is broken', async () => {
    const reported: string[] = [];
    const steps = [
      passes('install'),
      {name: 'types', needs: ['install'], run: () => Promise.resolve(['a.ts: no such type'])},
      {name: 'build', needs: ['install'], run: () => Promise.reject(new Error('no such option'))},
      passes('browser', ['build']),
      passes('last', ['browser']),
    ];
    const ended = await runSteps(steps, ({name}) => reported.push(name));
    expect(reported).toEqual(['install', 'types', 'build', 'browser', 'last']);
    expect(ended.map(({problems}) => problems)).toEqual([
      [],
      ['a.ts: no such type'],
      ['no such option'],
      ['left out: it needs build'],
      ['left out: it needs browser'],
    ]);
  });

  test('are told with their seconds and with what broke', () => {
    expect(inWords({name: 'install', seconds: 320.6, problems: []})).toBe('install   321 s  passed');
    expect(inWords({name: 'build', seconds: 9, problems: ['one\ntwo', 'three']})).toBe(
      'build       9 s  BROKEN\n    one\n    two\n    three',
    );
  });
});

test.describe('the versions of packages', () => {
  /** A registry whose search theme takes some versions of DocSearch. */
  const registry =
    (docSearch: Record<string, string[]>, range: string): Ask =>
    (spec, field) =>
      Promise.resolve(field === 'dependencies' ? {'@docsearch/react': range} : docSearch[spec.split('@').at(-1) ?? '']);
  const manifest = {
    name: 'docs',
    dependencies: {
      '@docusaurus/core': '3.8.1',
      '@docsearch/react': '3.9.0',
      '@docsearch/css': '3.9.0',
      react: '19.0.0',
    },
    devDependencies: {'@docusaurus/types': '3.8.1', typescript: '5.9.3'},
  };

  test('are those of the release for the framework, and stay for the rest', async () => {
    const ask = registry({'^3 || ^4': ['4.0.0', '3.9.0']}, '^3 || ^4');
    const {manifest: next, changes} = await raised(manifest, '3.10.2', ask);
    expect(next).toEqual({
      ...manifest,
      dependencies: {...manifest.dependencies, '@docusaurus/core': '3.10.2'},
      devDependencies: {...manifest.devDependencies, '@docusaurus/types': '3.10.2'},
    });
    expect([...changes]).toEqual([
      ['@docusaurus/core', '3.10.2'],
      ['@docusaurus/types', '3.10.2'],
    ]);
  });

  test('of DocSearch rise where the theme takes the present one no longer', async () => {
    const {manifest: next} = await raised(manifest, '3.11.0', registry({'^4': ['4.9.0', '4.10.0', '4.2.1']}, '^4'));
    expect(next.dependencies).toMatchObject({'@docsearch/react': '4.10.0', '@docsearch/css': '4.10.0'});
    await expect(raised(manifest, '3.11.0', registry({}, '^9'))).rejects.toThrow(
      'no release of @docsearch/react in ^9',
    );
  });

  test('of the newest release are found by number, and previews do not count', async () => {
    const ask: Ask = (spec) =>
      Promise.resolve({'core@3': ['3.10.0', '3.9.2', '3.10.1-canary-1'], 'core@1': '1.0.0'}[spec]);
    expect(await newestIn(ask, 'core', '3')).toBe('3.10.0');
    expect(await newestIn(ask, 'core', '1')).toBe('1.0.0');
    await expect(newestIn(ask, 'core', '2')).rejects.toThrow('The registry has no release of core in 2.');
  });

  test('begin with the present one, which must be there', () => {
    expect(presentRelease(manifest)).toBe('3.8.1');
    expect(() => presentRelease({dependencies: {react: '19.0.0'}})).toThrow('found none');
  });
});

test('a copy has the sources, and nothing that is made from them', () => {
  const [from, to] = [test.info().outputPath('from'), test.info().outputPath('to')];
  const sources = ['package.json', '.npmrc', '.git/HEAD', 'src/build/page.ts', 'tests/integration/react/package.json'];
  const made = [
    'build/index.html',
    'node_modules/a/a.js',
    '.cache/a',
    'tests/integration/react/node_modules/a',
    'a.log',
  ];
  for (const file of [...sources, ...made]) {
    fs.mkdirSync(path.dirname(path.join(from, file)), {recursive: true});
    fs.writeFileSync(path.join(from, file), file);
  }
  copyProject(from, to);
  const copied = fs.readdirSync(to, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile());
  expect(copied.map((entry) => path.relative(to, path.join(entry.parentPath, entry.name))).sort()).toEqual(
    [...sources].sort(),
  );
});

test.describe('the pages that are opened', () => {
  const paths = ['', 'learn/features/ports', 'api/dia/Graph', 'learn/demos/start/hello', '4.0/api/dia/Graph'];

  test('are one of each kind, below the base URL', () => {
    const below = (baseUrl: string) =>
      visitsOf(
        paths.map((name) => `${baseUrl}${name}`),
        baseUrl,
      ).map(({path: each}) => each);
    const [query, rest] = [`search?q=add%20an%20element`, 'nowhere/at-all'];
    expect(below('/')).toEqual([...paths, 'play', query, rest].map((name) => `/${name}`));
    expect(below('/sub/')).toEqual([...paths, 'play', query, rest].map((name) => `/sub/${name}`));
  });

  test('must be there', () => {
    for (const name of paths.slice(1)) {
      const others = paths.filter((each) => each !== name).map((each) => `/${each}`);
      expect(() => visitsOf(others, '/'), name).toThrow('The build has no ');
    }
  });
});

test.describe('a page is broken when', () => {
  const visit: Visit = {kind: 'page', path: '/', act: (page) => page.locator('h1').waitFor({timeout: 2000})};
  const whole = '<!doctype html><html data-has-hydrated="true"><link rel="icon" href="data:,"><h1>Page</h1>';

  /** What is said of a page with this HTML and status. */
  async function said(page: Parameters<typeof open>[0], html: string, status = 200, change: Partial<Visit> = {}) {
    const server = http.createServer((_request, response) => {
      response.writeHead(status, {'Content-Type': 'text/html'}).end(html);
    });
    const {origin, close} = await listening(server);
    try {
      return (await open(page, origin, {...visit, ...change})).join('\n');
    } finally {
      await page.close();
      await close();
    }
  }

  test('nothing of this: it is whole', async ({page}) => {
    expect(await said(page, whole)).toBe('');
  });

  for (const [name, html, problem] of [
    ['its console has an error', `${whole}<script>console.error('Planted')</script>`, 'console: Planted'],
    ['its console has a warning', `${whole}<script>console.warn('Planted')</script>`, 'console: Planted'],
    ['it throws an exception', `${whole}<script>throw new Error('Planted')</script>`, 'exception: Planted'],
    ['it logs an error late', `${whole}<script>requestIdleCallback(() => console.error('Late'))</script>`, 'Late'],
    ['what is meant is not there', whole.replace('h1', 'h2'), 'Timeout'],
  ] as const) {
    test(name, async ({page}) => {
      expect(await said(page, html)).toContain(problem);
    });
  }

  test('it has another status than it should', async ({page, context}) => {
    expect(await said(page, whole, 404)).toContain('expected the status 200, got 404');
    expect(await said(await context.newPage(), whole, 200, {isMissing: true})).toContain('expected the status 404');
    expect(await said(await context.newPage(), whole, 404, {isMissing: true})).toBe('');
  });

  test('React does not take it over', async ({page}) => {
    page.setDefaultTimeout(2000);
    expect(await said(page, whole.replace(' data-has-hydrated="true"', ''))).toContain('data-has-hydrated');
  });
});
