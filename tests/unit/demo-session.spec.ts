import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {expect, test} from '@playwright/test';
import {build} from 'esbuild';
import type {DemoData} from '../../src/site/demos/demo-data';
import type {DemoSession} from '../../src/site/components/LiveDemo/demo-session';
import {longestText, readMessage} from '../../src/site/demos/frame/read-message';
import {projectDir} from '../support/sites';

const data = {
  title: 'A demo',
  files: [{name: 'index.ts', text: 'console.log(1);', html: ''}],
  program: {title: 'A demo', html: '', css: '', scripts: [{name: 'index.ts', code: 'console.log("shipped")'}]},
  frameUrl: '/frame.json',
  keysUrl: '/keys.js',
  libraries: [],
} as unknown as DemoData;

/** A session that has loaded its demo, as a bundler makes it: it imports fonts. */
async function loadedSession(folder: string): Promise<DemoSession> {
  const outfile = path.join(folder, 'session.mjs');
  await build({
    entryPoints: [path.join(projectDir, 'src/site/components/LiveDemo/demo-session.ts')],
    bundle: true,
    format: 'esm',
    outfile,
    alias: {'@site': projectDir},
    loader: {'.woff2': 'dataurl'},
  });
  const {DemoSession: Session} = (await import(pathToFileURL(outfile).href)) as {DemoSession: typeof DemoSession};
  const fetched = globalThis.fetch;
  globalThis.fetch = (url) =>
    url === '/frame.json'
      ? Promise.resolve(new Response('{"baseCss": "", "runtime": ""}'))
      : Promise.reject(new TypeError('Failed to fetch'));
  try {
    const session = new Session(data, 'light');
    await session.load();
    return session;
  } finally {
    globalThis.fetch = fetched;
  }
}

test.describe('while what compiles an edited program is loading', () => {
  const edited = 'console.log("edited");';

  test('an edited program runs when it is there', async () => {
    const session = await loadedSession(test.info().outputDir);
    session.edit('index.ts', edited);
    await session.runEdited();
    expect(session.getState().run).toMatchObject({isEdited: true});
    session.close();
  });

  test('a reset is the last word', async () => {
    const session = await loadedSession(test.info().outputDir);
    session.edit('index.ts', edited);
    const running = session.runEdited();
    session.reset();
    const {run} = session.getState();
    await running;
    expect(session.getState()).toMatchObject({files: [{text: 'console.log(1);'}], run: {isEdited: false}});
    expect(session.getState().run?.document).toBe(run?.document);
  });

  test('of two edits the last one runs, once', async () => {
    const session = await loadedSession(test.info().outputDir);
    session.edit('index.ts', edited);
    const first = session.runEdited();
    session.edit('index.ts', 'console.log("last");');
    await Promise.all([first, session.runEdited()]);
    expect(session.getState().run).toMatchObject({number: 2, isEdited: true});
    expect(session.getState().run?.document).toContain('last');
    session.close();
  });
});

test.describe('a message of a frame', () => {
  test('is what the runtime sends', () => {
    for (const message of [
      {type: 'drawn'},
      {type: 'pong'},
      {type: 'escape'},
      {type: 'keyboard'},
      {type: 'console', level: 'warn', text: 'a'},
      {type: 'error', text: 'a'},
      {type: 'error', text: 'a', place: {file: 'index.ts', line: 2}},
    ]) {
      expect(readMessage(message)).toEqual(message);
    }
  });

  test('is nothing else', () => {
    const odd = Object.create(null) as object;
    for (const message of [
      undefined,
      null,
      1,
      'drawn',
      [],
      {},
      {type: 'constructor'},
      {type: 'console', level: 'log'},
      {type: 'console', level: 'constructor', text: 'a'},
      {type: 'console', level: 'log', text: odd},
      {type: 'error', text: 1n},
      {type: 'error', text: {toString: () => 'a'}},
    ]) {
      expect(readMessage(message)).toBeUndefined();
    }
  });

  test('keeps neither an odd place nor a text that no page can show', () => {
    expect(readMessage({type: 'error', text: 'a', place: null})).toEqual({type: 'error', text: 'a'});
    expect(readMessage({type: 'error', text: 'a', place: {file: {}, line: 'x'}})).toEqual({type: 'error', text: 'a'});
    expect(readMessage({type: 'console', level: 'log', text: 'a'.repeat(longestText * 3)})).toEqual({
      type: 'console',
      level: 'log',
      text: `${'a'.repeat(longestText)}…`,
    });
  });
});
