import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {readEnv} from '../../src/build/config/env';
import {readOldAddresses, writeOldAddresses} from '../../src/build/delivery/old-addresses';
import {movedPaths} from '../../src/build/delivery/old-addresses/moved';
import {nameTable} from '../../src/build/delivery/old-addresses/name-table';
import {isOldAddressPage} from '../../src/build/delivery/old-addresses/page';
import {readPages} from '../../src/build/content/pages';
import {pageKey, readCanonicalPaths} from '../../src/build/hosting/canonical-paths';
import {listening} from '../support/listening';
import {createPreviewServer} from '../../src/build/hosting/preview-server';
import {versions} from '../../src/common/versions';
import {readBuiltSite} from '../support/built-site';
import {project, sites} from '../support/sites';

const {buildDir} = sites.main;
const given = readOldAddresses();
const rows = movedPaths(
  given.paths,
  versions.flatMap(({name}) => readPages(name, project)),
);

const read = (file: string): string => fs.readFileSync(path.join(buildDir, file), 'utf8');

/** The ids of the built pages that tests have asked for. */
const ids = new Map<string, Set<string>>();

/** The ids of a page; undefined where there is none. */
function idsOf(page: string): Set<string> | undefined {
  const file = path.join(buildDir, page, 'index.html');
  if (!ids.has(page) && fs.existsSync(file)) {
    const found = fs.readFileSync(file, 'utf8').matchAll(/\sid=(?:"([^"]*)"|([^\s">]+))/g);
    ids.set(page, new Set([...found].map(([, quoted, bare]) => quoted ?? bare ?? '')));
  }
  return ids.get(page);
}

/** Whether the built site has a page, and its anchor where the address has one. */
function exists(address: string): boolean {
  const [page = '', anchor] = address.split('#');
  return anchor === undefined ? idsOf(page) !== undefined : (idsOf(page)?.has(anchor) ?? false);
}

let origin: string;
let close: () => Promise<void>;

test.beforeAll(async () => {
  ({origin, close} = await listening(createPreviewServer({buildDir, baseUrl: '/', env: readEnv({})})));
});

test.afterAll(() => close());

/** What is wrong with the page of an old address, and with the answers to its spellings. */
async function problemsOf({from, names, to}: Pick<(typeof rows)[number], 'from' | 'names' | 'to'>): Promise<string[]> {
  const key = pageKey(from);
  const html = read(`${key.slice(1)}/index.html`);
  const [page = '', anchor] = to.split('#');
  const expected = names ? '200' : `301 ${page}?x=1${anchor ? `#${anchor}` : ''}`;
  const spellings = [from, key, `${key}/`, ...(from.endsWith('.html') ? [`${key}.html`] : [])];
  const problems = [
    ...(exists(to) ? [] : [`${from} leads to ${to}, which does not exist`]),
    ...(html.includes(`<a href="${to}">`) ? [] : [`the page of ${from} has no link to ${to}`]),
    ...(html.includes('http-equiv="refresh"') === !names ? [] : [`the page of ${from} leads on in the other way`]),
  ];
  for (const spelling of new Set(spellings)) {
    const response = await fetch(`${origin}${spelling}?x=1`, {redirect: 'manual'});
    const text = await response.text();
    const answer = [response.status, response.headers.get('location')].filter((part) => part !== null).join(' ');
    if (answer !== expected) {
      problems.push(`${spelling} is answered with "${answer}", expected "${expected}"`);
    } else if (names && text !== html) {
      problems.push(`${spelling} is answered with another page`);
    }
  }
  return problems;
}

test('every old address leads to its page', async () => {
  expect(rows.length).toBeGreaterThan(500);
  const problems: string[] = [];
  for (const row of rows) {
    problems.push(...(await problemsOf(row)));
  }
  expect(problems).toEqual([]);
});

test('an old address that leads elsewhere is found', async () => {
  const row = rows.find(({names}) => !names);
  const {from = ''} = row ?? {};
  const page = '/learn/nowhere';
  const expected = expect.stringContaining(`expected "301 ${page}?x=1"`);
  expect(await problemsOf({from, names: undefined, to: page})).toEqual([
    `${from} leads to ${page}, which does not exist`,
    `the page of ${from} has no link to ${page}`,
    ...(from.endsWith('.html') ? [expected, expected, expected] : [expected, expected]),
  ]);
});

for (const version of versions) {
  test(`every name of the reference of ${version.label} leads to a page and anchor of the built site`, () => {
    const {names, pages} = nameTable(project, version, given.names);
    const addresses = Object.values(names).map((place) => place.replace(/^\d+/, (index) => pages[Number(index)] ?? ''));
    expect(addresses.length).toBeGreaterThan(given.names.length);
    expect([...new Set(addresses)].filter((address) => !exists(address))).toEqual([]);
  });
}

test('old addresses are no pages: not in the site map, nor for search engines, nor as Markdown', () => {
  const keys = new Set(rows.map(({from}) => pageKey(from)));
  expect(readCanonicalPaths(buildDir).filter((page) => keys.has(pageKey(page)))).toEqual([]);
  expect(readBuiltSite(buildDir).pages.filter((page) => keys.has(pageKey(page.path)))).toEqual([]);
  for (const {from} of rows) {
    const file = `${pageKey(from).slice(1)}/index.html`;
    expect(isOldAddressPage(read(file)), file).toBe(true);
    expect(read(file)).toContain('<meta name="robots" content="noindex">');
  }
  expect(read('llms.txt')).not.toMatch(/\/tutorial\/|\/docs\/jointjs|\/4\.1\//);
});

test('a build with a row that leads nowhere ends, with file, line and the nearest address', async () => {
  const wrong = {
    paths: [{from: '/gone', to: '/learn/features/port', at: 'paths.jsonl:7'}],
    names: [{name: 'dia.Gone', to: '/api/dia/Paper#freezing', at: 'names.jsonl:9'}],
  };
  const message = await writeOldAddresses(project, {baseUrl: '/', outDir: buildDir}, wrong).then(
    () => '',
    (error: Error) => error.message,
  );
  expect(message.split('\n')).toEqual([
    'Old addresses lead nowhere:',
    'paths.jsonl:7: "/learn/features/port" leads to no page. The nearest is "/learn/features/ports".',
    'names.jsonl:9: "/api/dia/Paper#freezing" leads to an anchor that the page does not have. The nearest is "#freeze".',
    'names.jsonl:9: "/4.0/api/dia/Paper#freezing" leads to an anchor that the page does not have. The nearest is "#freeze".',
  ]);
  expect(fs.existsSync(path.join(buildDir, 'gone'))).toBe(false);
});
