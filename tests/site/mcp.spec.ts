import {once} from 'node:events';
import fs from 'node:fs';
import {type IncomingMessage, type Server, request} from 'node:http';
import type {AddressInfo} from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {Client} from '@modelcontextprotocol/sdk/client/index.js';
import {StdioClientTransport} from '@modelcontextprotocol/sdk/client/stdio.js';
import {StreamableHTTPClientTransport} from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type {Transport} from '@modelcontextprotocol/sdk/shared/transport.js';
import {expect, test} from '@playwright/test';
import {readEnv} from '../../src/build/config/env';
import {createPreviewServer, type Service} from '../../src/build/hosting/preview-server';
import {BuiltDocs} from '../../src/tools/mcp/docs-version';
import {answerMcp} from '../../src/tools/mcp/http';
import {refusal} from '../../src/tools/mcp/local-only';
import {placeOf} from '../../src/tools/search-quality/quality';
import {modalAnswer} from '../../src/tools/search-quality/site-index';
import {projectDir, sites} from '../support/sites';

const {buildDir} = sites.main;
const docs = new BuiltDocs(buildDir);
// One server and one client for all tests: they only ask.
test.describe.configure({mode: 'default'});

let server: Server;
let client: Client;
let address: URL;

const connected = async (transport: Transport): Promise<Client> => {
  const made = new Client({name: 'tests', version: '1.0.0'});
  await made.connect(transport);
  return made;
};

test.beforeAll(async () => {
  const mcp: Service = (request, response) => answerMcp(docs, request, response);
  server = createPreviewServer({buildDir, baseUrl: '/', env: readEnv({}), services: {mcp}}).listen(0, 'localhost');
  // The server is in this process: an index that is read must not look like a connection that nobody uses.
  server.keepAliveTimeout = 0;
  await once(server, 'listening');
  address = new URL(`http://localhost:${(server.address() as AddressInfo).port}/mcp`);
  client = await connected(new StreamableHTTPClientTransport(address));
});

test.afterAll(async () => {
  await client.close();
  server.closeAllConnections();
  server.close();
});

type Answer = {text: string; isError: boolean};

async function call(name: string, given: Record<string, unknown>, by = client): Promise<Answer> {
  const {content, isError} = await by.callTool({name, arguments: given});
  const [first] = content as {text: string}[];
  return {text: first?.text ?? '', isError: isError === true};
}

/** What a tool answers; an error fails the test. */
async function answered(name: string, given: Record<string, unknown>, by = client): Promise<string> {
  const {isError, text} = await call(name, given, by);
  expect(isError, text).toBe(false);
  return text;
}

const read = (file: string): string => fs.readFileSync(path.join(buildDir, file), 'utf8');
const addressesIn = (text: string): string[] =>
  [...text.matchAll(/^\d+\. \[.+\]\((\S+)\)/gm)].map(([, url = '']) => url);

test('over standard input and output, the same tools answer', async () => {
  const transport = new StdioClientTransport({
    command: 'npm',
    args: ['run', '--silent', 'mcp'],
    cwd: projectDir,
    stderr: 'pipe',
  });
  const other = await connected(transport);
  const names = ({tools}: Awaited<ReturnType<Client['listTools']>>): string[] => tools.map(({name}) => name);
  expect(names(await other.listTools())).toEqual(['search', 'get_page', 'get_member', 'list_pages']);
  expect(names(await client.listTools())).toEqual(names(await other.listTools()));
  expect(await answered('get_page', {page: '/glossary'}, other)).toBe(read('glossary.md'));
  await other.close();
});

for (const [label, folder] of [
  ['4.1', ''],
  ['4.0', '4.0/'],
] as const) {
  test.describe(`in ${label}`, () => {
    test('search finds what the search box finds, in its order', async () => {
      const index = await docs.version(label).index();
      for (const query of ['drag elements out of a container', 'addCells', 'dia.Paper: viewport is required']) {
        const hits = index ? modalAnswer([{...index, isDefault: true}], query, index.docusaurus_tag).hits : [];
        const expected = hits.slice(0, 7).map(({url}) => url ?? '');
        expect(expected, query).toHaveLength(7);
        const found = addressesIn(await answered('search', {query, version: label, limit: 7}));
        expect(found, query).toEqual(expected);
        expect(found.every((url) => placeOf(url).path.startsWith(`/${folder}`))).toBe(true);
      }
    });

    test('get_page gives the copy of a page, whichever way its address is written', async () => {
      const copy = read(`${folder}api/dia/Graph.md`);
      for (const page of [
        `/${folder}api/dia/Graph`,
        `${folder}api/dia/Graph.md`,
        `https://docs.jointjs.com/${folder}api/dia/Graph?q=1`,
      ]) {
        expect(await answered('get_page', {page}), page).toBe(copy);
      }
      expect(await answered('get_page', {page: '/api/dia/Graph', version: label})).toBe(copy);
      expect(await answered('get_page', {page: '/4.0/api/dia/Graph', version: label})).toBe(copy);
      expect(await answered('get_page', {page: '/', version: label})).toBe(read(`${folder}index.md`));
    });

    test('get_page gives the section of an anchor, and nothing of the next one', async () => {
      const text = await answered('get_page', {page: '/api/dia/Graph#addCells', version: label});
      expect(text).toMatch(/^Section of dia\.Graph, 4\.\d\n\n### `addCells`\n\n```ts\naddCells\(cells: /);
      expect(text.match(/^#{1,3} /gm)).toHaveLength(1);
      expect(read(`${folder}api/dia/Graph.md`)).toContain(text.split('\n').slice(2).join('\n'));
    });

    test('get_member gives signature, facts and address', async () => {
      const text = await answered('get_member', {name: 'dia.Graph.addCells', version: label});
      expect(text).toMatch(/method · Core\n\n```ts\naddCells\(cells: /);
      expect(text).toContain(`https://docs.jointjs.com/${folder}api/dia/Graph#addCells`);
      const inherited = await answered('get_member', {name: 'joint.dia.Element#toFront()', version: label});
      expect(inherited).toMatch(/dia\.Element inherits the following member\.\n\n## dia\.Cell\.toFront\n/);
    });

    test('list_pages lists each page once, in its sections', async () => {
      const linesOf = (text: string): string[] => text.match(/^- \/.*/gm) ?? [];
      const all = await answered('list_pages', {version: label});
      expect(linesOf(all)).toHaveLength(read(`${folder}llms.txt`).match(/^- \[/gm)?.length ?? -1);
      const some = await answered('list_pages', {version: label, section: 'api reference: dia'});
      expect(some).toMatch(/^## API reference: dia \(4\.\d\)\n\n- \/api\/dia/);
      expect(linesOf(all)).toEqual(expect.arrayContaining(linesOf(some)));
      expect(linesOf(some).length).toBeLessThan(linesOf(all).length / 2);
    });
  });
}

test('search reads a long question to its end', async () => {
  const story =
    'Our factory has many rooms, with tables, chairs and lamps in several colors, and people who walk around all day.';
  const found = addressesIn(await answered('search', {query: `${story} Undo and redo.`, limit: 5}));
  expect(found.join(' ')).toMatch(/undo/);
  expect(addressesIn(await answered('search', {query: story, limit: 5})).join(' ')).not.toMatch(/undo/);
  expect(new Set(found).size).toBe(found.length);
  const message = `dia.Graph: Could not find cell constructor for type: 'app.Rack'. Make sure to add the constructor to 'cellNamespace'.`;
  const [first] = addressesIn(await answered('search', {query: message}));
  expect(first).toMatch(/could-not-find|error|namespace|Graph/i);
});

test('search leaves out the version that is searched anyway, except for its changes', async () => {
  const find = async (query: string) => addressesIn(await answered('search', {query, version: '4.0'}));
  expect(await find('Version 4.0: zoom to fit')).toEqual(await find('zoom to fit'));
  expect(await find('zoom to fit in JointJS 4.0')).toEqual(await find('zoom to fit'));
  expect((await find('new in version 4.0'))[0]).toMatch(/release-notes/);
  expect((await find('migrate to JointJS 4.0'))[0]).toMatch(/release-notes/);
});

test('search shows characters as readers see them', async () => {
  const text = await answered('search', {query: 'useEffect custom attributes arrowhead', limit: 50});
  expect(text).toMatch(/['"<&]/);
  expect(text).not.toMatch(/&(?:#39|quot|lt|gt|amp);/);
});

test('get_member tells what is new, and demos that use a member', async () => {
  const api = JSON.parse(read('api.json')) as {symbols: {path: string; since?: string; demos?: {url: string}[]}[]};
  const used = api.symbols.find(({demos}) => demos);
  expect(await answered('get_member', {name: used?.path})).toContain(`](${used?.demos?.[0]?.url})`);
  const added = api.symbols.find(({since}) => since);
  expect(await answered('get_member', {name: added?.path})).toContain('since 4.1');
  expect((await call('get_member', {name: added?.path, version: '4.0'})).text).not.toContain('since 4.1');
});

const wrong: [tool: string, given: Record<string, unknown>, message: RegExp][] = [
  ['search', {}, /expected a question or a name, got nothing at query/],
  ['search', {query: ' '}, /expected a question or a name, got ""/],
  ['search', {query: 'paper', version: '5'}, /expected one of 4\.1, 4\.0, got "5" at version/],
  ['search', {query: 'paper', limit: 0}, /expected a whole number from 1 to 50, got 0 at limit/],
  ['search', {query: 'paper', most: 3}, /unknown parameter: most; expected one of query, version, limit/],
  ['get_page', {page: '/learn/quickstrt'}, /There is no page "\/learn\/quickstrt" in 4\.1[^]+- \/learn\/quickstart: /],
  ['get_page', {page: 'dia.Grpah', version: '4.0'}, /in 4\.0[^]+- \/api\/dia\/Graph: dia\.Graph/],
  ['get_page', {page: '/api/dia/Graph#adCells'}, /no section "#adCells"[^]+- \/api\/dia\/Graph#addCells/],
  ['get_page', {page: '/../package.json'}, /There is no page/],
  ['get_page', {page: 'https://example.com/glossary'}, /is not a page of this site\. Expected a path/],
  [
    'get_member',
    {name: 'dia.Graph.adCells'},
    /There is no "dia\.Graph\.adCells" in JointJS 4\.1[^]+- dia\.Graph\.addCells/,
  ],
  ['list_pages', {section: 'Cooking'}, /no section "Cooking" in 4\.1\. Expected one of Learn, /],
];

for (const [tool, given, message] of wrong) {
  test(`${tool} says what is wrong with ${JSON.stringify(given)}`, async () => {
    const {isError, text} = await call(tool, given);
    expect(text).toMatch(message);
    expect(isError).toBe(true);
  });
}

test('a build without its files is found, and the missing file is named', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'docs-test-'));
  const planted = new BuiltDocs(folder);
  expect(() => planted.version()).toThrow(/The site is not built.*llms\.txt is missing\. Run "npm run build"/);
  fs.writeFileSync(path.join(folder, 'llms.txt'), '# JointJS 4.1\n\n- [A](https://example.com/a.md): About a.\n');
  expect(() => planted.version()).toThrow(/expected a link to the home page/);
  fs.writeFileSync(
    path.join(folder, 'llms.txt'),
    '## Learn\n\n- [Home](https://example.com/sub/index.md): Home.\n- [A](https://example.com/sub/a.md): About a.\n',
  );
  expect(() => planted.version()).toThrow(/api\.json is missing/);
  fs.writeFileSync(path.join(folder, 'api.json'), '{"version":"4.1","packages":[],"symbols":[]}');
  const {baseUrl, index, pages, readCopy} = planted.version();
  expect([baseUrl, await index(), pages.map((page) => page.path)]).toEqual(['/sub/', undefined, ['/', '/a']]);
  expect(() => readCopy('https://example.com/sub/a.md')).toThrow(/a\.md is missing/);
  fs.rmSync(folder, {recursive: true});
});

/** What the server answers to a request with these headers. */
async function statusOf(headers: Record<string, string>, method = 'POST'): Promise<number | undefined> {
  const body = JSON.stringify({jsonrpc: '2.0', id: 1, method: 'tools/list'});
  const all = {'Content-Type': 'application/json', Accept: 'application/json, text/event-stream', ...headers};
  const sent = request(address, {method, headers: all}).end(method === 'POST' ? body : undefined);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  response.resume();
  return response.statusCode;
}

test('only requests of this machine are answered, whatever name leads here', async () => {
  const own = `localhost:${address.port}`;
  expect(await statusOf({Host: own})).toBe(200);
  expect(await statusOf({Host: `127.0.0.1:${address.port}`, Origin: `http://${own}`})).toBe(200);
  const refused: Record<string, string>[] = [
    {Host: `evil.example:${address.port}`},
    {Host: 'localhost.evil.example'},
    {Host: own, Origin: 'https://evil.example'},
    {Host: own, Origin: 'null'},
  ];
  for (const headers of refused) {
    expect(await statusOf(headers), JSON.stringify(headers)).toBe(403);
  }
  expect(await statusOf({Host: own}, 'GET')).toBe(405);
  const from = (remoteAddress: string) => ({
    headers: {host: own},
    socket: {remoteAddress} as IncomingMessage['socket'],
  });
  expect(['127.0.0.1', '::1', '::ffff:127.0.0.1'].map((remote) => refusal(from(remote)))).toEqual(
    Array(3).fill(undefined),
  );
  expect(refusal(from('192.168.1.7'))).toMatch(/only requests from this machine/);
});
