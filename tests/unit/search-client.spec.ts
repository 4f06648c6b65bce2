import {mock} from 'node:test';
import {execFileSync} from 'node:child_process';
import {expect, test} from '@playwright/test';
import {onceAtATime} from '../../src/site/components/SearchPage/once-at-a-time';
import {escapeHits} from '../../src/site/search/client/escape-hits';
import {hostsCache} from '../../src/site/search/client/hosts-cache';
import {withLastingErrors} from '../../src/site/search/client/lasting-errors';
import type {Hit, QueriesResponse} from '../../src/site/search/engine/algolia-protocol';
import {projectDir} from '../support/sites';

const minute = 60_000;

test.describe('search client', () => {
  /** Runs statements with `searchClient`; its modules are written for a bundler, which Playwright is not. */
  const run = (statements: string): string =>
    execFileSync(
      process.execPath,
      [
        '--require',
        'tsx/cjs',
        '-e',
        `const {searchClient} = require('./src/site/search/client/search-client'); ${statements}`,
      ],
      {cwd: projectDir, encoding: 'utf8'},
    );
  const settings = {appId: 'TESTAPP', apiKey: 'search-only-key', baseUrl: '/', isHosted: true};

  test('needs an application id and a key', () => {
    const all = [
      {...settings, appId: ''},
      {...settings, apiKey: ''},
      {...settings, appId: '', isHosted: false},
    ];
    const output = run(`
      for (const settings of ${JSON.stringify(all)}) {
        try { searchClient(settings); } catch (error) { console.log(error.message); }
      }`);
    expect(output).toBe('`appId` is missing.\n`apiKey` is missing.\n`appId` is missing.\n');
  });

  test('is the official one, made once', () => {
    const output = run(`
      const client = searchClient(${JSON.stringify(settings)});
      client.addAlgoliaAgent('docs', '1.2.3');
      console.log(String(client === searchClient(${JSON.stringify(settings)})) + ' ' + client.transporter.algoliaAgent.value);
      console.log(client.transporter.hosts.map(({url}) => url).slice(0, 2).join(' '));`);
    expect(output).toMatch(/^true Algolia for JavaScript \(5\..*; docs \(1\.2\.3\)\n/);
    expect(output).toContain('TESTAPP-dsn.algolia.net TESTAPP.algolia.net');
  });
});

test.describe('hits of the hosted service', () => {
  const response = (hit: Partial<Hit>): QueriesResponse => ({
    results: [{hits: [hit as Hit], nbHits: 1} as QueriesResponse['results'][number]],
  });
  const plain = {objectID: '1', url: 'https://docs.example/1', type: 'lvl1' as const, hierarchy: {lvl1: 'One'}};
  const marked = (value: string) => ({value, matchLevel: 'partial' as const});
  const escaped = (hit: Partial<Hit>) => escapeHits(response(hit)).results[0]?.hits[0];

  test('keep their marks; all other markup is escaped', () => {
    const text = marked('<b>Array</b>&lt;<mark>Cell</mark>> "a" & <mark class="x">');
    const result = {hierarchy: {lvl0: marked('API'), lvl1: text}, content: text};
    const value =
      '&lt;b&gt;Array&lt;/b&gt;&amp;lt;<mark>Cell</mark>&gt; &quot;a&quot; &amp; &lt;mark class=&quot;x&quot;&gt;';
    const expected = {
      hierarchy: {lvl0: marked('API'), lvl1: {value, matchLevel: 'partial'}},
      content: {value, matchLevel: 'partial'},
    };
    const hit = escaped({...plain, _highlightResult: result, _snippetResult: result});
    expect(hit).toEqual({...plain, _highlightResult: expected, _snippetResult: expected});
  });

  test('may come without highlights and snippets', () => {
    const titles = {hierarchy: {lvl1: {value: 'One', matchLevel: 'none', matchedWords: []}}};
    expect(escaped(plain)).toEqual({...plain, _highlightResult: titles, _snippetResult: {hierarchy: {}}});
  });
});

test.describe('errors for DocSearch', () => {
  test.describe.configure({mode: 'default'});
  test.beforeEach(() => mock.timers.enable({apis: ['setTimeout', 'Date']}));
  test.afterEach(() => mock.timers.reset());

  /** Lets promises follow each other to their end. */
  const followed = () => new Promise((resolve) => setImmediate(resolve));

  /** Lets a time pass on the clock that stands in for the real one. */
  async function wait(milliseconds: number): Promise<void> {
    await followed();
    mock.timers.tick(milliseconds);
    await followed();
  }

  /** What DocSearch's handler hears of. */
  function listen(search: Promise<unknown>) {
    const heard: {name: string; message: string}[] = [];
    let isSettled = false;
    void search
      .catch(({name, message}: Error) => {
        heard.push({name, message});
        throw new Error('thrown on');
      })
      .then(() => (isSettled = true));
    return {heard, isSettled: () => isSettled};
  }

  test('answers go through', async () => {
    expect(await withLastingErrors(Promise.resolve('answer'))).toBe('answer');
    const {heard, isSettled} = listen(withLastingErrors(Promise.resolve('answer')));
    await wait(400);
    expect(isSettled()).toBe(true);
    expect(heard).toEqual([]);
  });

  test('are told as RetryError, after the time in which a search counts as stalled', async () => {
    const {heard, isSettled} = listen(withLastingErrors(Promise.reject(new Error('No index.'))));
    await wait(300);
    expect(heard).toEqual([]);
    await wait(50);
    expect(heard).toEqual([{name: 'RetryError', message: 'No index.'}]);
    expect(isSettled()).toBe(false);
  });

  test('of a search that is no longer the last one are not told', async () => {
    const first = listen(withLastingErrors(Promise.reject(new Error('first'))));
    const second = listen(withLastingErrors(Promise.reject(new Error('second'))));
    await wait(450);
    expect(first.heard).toEqual([]);
    expect(second.heard).toMatchObject([{message: 'second'}]);
  });
});

test.describe('hosts of the hosted service', () => {
  const host = (url: string) => ({url, accept: 'readWrite' as const, protocol: 'https' as const});
  type Host = ReturnType<typeof host> & {isUp: () => boolean; isTimedOut: () => boolean};
  const unknown = {...host('a'), isUp: () => true, isTimedOut: () => false};
  const get = (cache: ReturnType<typeof hostsCache>, url: string) =>
    cache.get<Host>(host(url), () => Promise.resolve(unknown));
  const fail = (cache: ReturnType<typeof hostsCache>, url: string, status: string, lastUpdate: number) =>
    // The client stores a host with its state, and looks it up without.
    cache.set({...host(url), status: 'up', lastUpdate: 1}, {...host(url), status, lastUpdate});

  test('are left alone for 2 minutes when they failed', async () => {
    const cache = hostsCache('A');
    expect(await get(cache, 'a')).toBe(unknown);
    await fail(cache, 'a', 'down', Date.now() - 2 * minute + 30_000);
    expect((await get(cache, 'a')).isUp()).toBe(false);
    expect((await get(cache, 'a')).isTimedOut()).toBe(false);
    expect(await get(cache, 'b')).toBe(unknown);
    await fail(cache, 'a', 'down', Date.now() - 2 * minute - 1000);
    expect((await get(cache, 'a')).isUp()).toBe(true);
  });

  test('come last for 2 minutes when they were slow', async () => {
    const cache = hostsCache('A');
    await fail(cache, 'a', 'timed out', Date.now());
    expect((await get(cache, 'a')).isUp()).toBe(false);
    expect((await get(cache, 'a')).isTimedOut()).toBe(true);
    await fail(cache, 'a', 'timed out', Date.now() - 2 * minute - 1000);
    expect((await get(cache, 'a')).isUp()).toBe(true);
    expect((await get(cache, 'a')).isTimedOut()).toBe(false);
  });
});

test('further results of a question are asked for once at a time, and do not wait for those of another', async () => {
  const once = onceAtATime();
  const started: string[] = [];
  const answered: (() => void)[] = [];
  const ask = (question: string): void =>
    once(question, () => {
      started.push(question);
      return new Promise<void>((resolve) => answered.push(resolve));
    });
  ['graph', 'graph', 'paper'].forEach(ask);
  expect(started).toEqual(['graph', 'paper']);
  answered.forEach((answer) => answer());
  await new Promise(setImmediate);
  ask('graph');
  expect(started).toEqual(['graph', 'paper', 'graph']);
});
