import path from 'node:path';
import {mock} from 'node:test';
import {pathToFileURL} from 'node:url';
import {expect, test} from '@playwright/test';
import {build} from 'esbuild';
import type {DemoData} from '../../src/site/demos/demo-data';
import type {DemoSession} from '../../src/site/components/LiveDemo/demo-session';
import type {ToFrame} from '../../src/site/demos/frame/messages';
import {longestText, mostMessages} from '../../src/site/demos/frame/limits';
import {readMessage} from '../../src/site/demos/frame/read-message';
import {projectDir} from '../support/sites';

const data = {
  title: 'A demo',
  files: [
    {name: 'index.ts', text: 'console.log(1);', html: ''},
    {name: 'style.css', text: 'a {}', html: ''},
  ],
  program: {title: 'A demo', html: '', css: '', scripts: [{name: 'index.ts', code: 'console.log("shipped")'}]},
  frameUrl: '/frame.html',
  keysUrl: '/keys.js',
  libraries: [],
} as unknown as DemoData;

/** The class of sessions as a bundler makes it: it imports fonts. */
async function bundledSession(): Promise<typeof DemoSession> {
  const outfile = path.join(test.info().outputDir, 'session.mjs');
  await build({
    entryPoints: [path.join(projectDir, 'src/site/components/LiveDemo/demo-session.ts')],
    bundle: true,
    format: 'esm',
    outfile,
    alias: {'@site': projectDir},
    loader: {'.woff2': 'dataurl'},
  });
  const module = (await import(pathToFileURL(outfile).href)) as {DemoSession: typeof DemoSession};
  return module.DemoSession;
}

let bundled: Promise<typeof DemoSession> | undefined;

/** A session that has loaded its demo. */
async function loadedSession(): Promise<DemoSession> {
  bundled ??= bundledSession();
  const Session = await bundled;
  const fetched = globalThis.fetch;
  globalThis.fetch = () => Promise.reject(new TypeError('Failed to fetch'));
  try {
    const session = new Session(data, 'light');
    await session.load();
    return session;
  } finally {
    globalThis.fetch = fetched;
  }
}

/** A page with a frame that takes messages, and sends them. */
function attachFrame(session: DemoSession) {
  const page = new EventTarget();
  Object.assign(globalThis, {window: page});
  const sent: ToFrame[] = [];
  const contentWindow = {postMessage: (message: ToFrame) => void sent.push(message)};
  /** How much had been sent when the frame got an attribute. */
  const attributes = new Map<string, {value: string; sentBefore: number}>();
  const setAttribute = (name: string, value: string): void =>
    void attributes.set(name, {value, sentBefore: sent.length});
  const frame = Object.assign(new EventTarget(), {contentWindow, setAttribute});
  session.attach(frame as unknown as HTMLIFrameElement);
  return {
    sent,
    attributes,
    load: () => frame.dispatchEvent(new Event('load')),
    say: (data: unknown, source: unknown = contentWindow) =>
      page.dispatchEvent(Object.assign(new Event('message'), {data, source})),
  };
}

/** The code of what a session has its frame run. */
function codeOf(session: DemoSession): string[] {
  const {sent, say} = attachFrame(session);
  say({type: 'ready'});
  return sent
    .flatMap((message) => (message.type === 'run' ? message.content.program.scripts : []))
    .map(({code}) => code);
}

test.describe('a frame', () => {
  test('has its sandbox before it is told what to run, even if it loaded its file without', async () => {
    const session = await loadedSession();
    const {sent, say, attributes} = attachFrame(session);
    say({type: 'ready'});
    expect(attributes.get('sandbox')).toEqual({value: 'allow-scripts', sentBefore: 0});
    expect(sent).toMatchObject([{type: 'run'}]);
    session.close();
  });

  test('gets the program when it is ready, in the color mode of that moment', async () => {
    const session = await loadedSession();
    const {sent, say, load} = attachFrame(session);
    load();
    expect(sent).toEqual([]);
    session.setColorMode('dark');
    say({type: 'ready'}, {});
    say({type: 'ready'});
    expect(sent.filter(({type}) => type === 'run')).toMatchObject([
      {content: {colorMode: 'dark', program: {scripts: [{name: 'index.ts'}]}, libraries: []}},
    ]);
    session.close();
  });

  test('that loads itself anew gets the program again, but not without end', async () => {
    const session = await loadedSession();
    const {sent, say} = attachFrame(session);
    say({type: 'ready'});
    say({type: 'ready'});
    expect(sent).toHaveLength(2);
    Array.from({length: 1000}, () => say({type: 'ready'}));
    expect(sent.length).toBeLessThan(50);
    session.close();
  });

  test('that is loaded and says nothing has not been found', async () => {
    const session = await loadedSession();
    mock.timers.enable({apis: ['setTimeout']});
    try {
      const {load} = attachFrame(session);
      load();
      mock.timers.tick(9_000);
      expect(session.getState()).toMatchObject({run: {number: 1}, notice: undefined});
      mock.timers.tick(2_000);
      expect(session.getState()).toMatchObject({run: undefined, notice: 'not-loaded'});
    } finally {
      mock.timers.reset();
      session.close();
    }
  });
});

/** Waits as a page does for its next frame, whose moment the test chooses. */
function holdFrames(): {draw: () => void} {
  let waiting: (() => void)[] = [];
  Object.assign(globalThis, {
    requestAnimationFrame: (callback: () => void) => waiting.push(callback),
    cancelAnimationFrame: () => (waiting = []),
  });
  return {
    draw: () => {
      const due = waiting;
      waiting = [];
      due.forEach((callback) => callback());
    },
  };
}

test.describe('a program that says', () => {
  const line = (text: string) => ({type: 'console', level: 'log', text});

  test('much is shown once in a frame of the page, the last of it', async () => {
    const session = await loadedSession();
    const {draw} = holdFrames();
    const {say} = attachFrame(session);
    let changes = 0;
    session.subscribe(() => (changes += 1));
    Array.from({length: 1000}, (_, index) => say(line(String(index))));
    expect(changes).toBe(0);
    draw();
    expect(changes).toBe(1);
    const {messages} = session.getState();
    expect(messages).toHaveLength(200);
    expect(messages.at(-1)?.text).toBe('999');
    session.close();
  });

  test('something before a reset is not heard after it', async () => {
    const session = await loadedSession();
    const {draw} = holdFrames();
    attachFrame(session).say(line('before'));
    session.reset();
    attachFrame(session).say(line('after'));
    draw();
    expect(session.getState().messages.map(({text}) => text)).toEqual(['after']);
    session.close();
  });

  test('more than a page can take is ended, whatever it says', async () => {
    for (const message of [line('a'), {type: 'nonsense'}, null]) {
      const session = await loadedSession();
      holdFrames();
      const {say} = attachFrame(session);
      Array.from({length: mostMessages}, () => say(message));
      expect(session.getState()).toMatchObject({run: {number: 1}, notice: undefined});
      say(message);
      expect(session.getState()).toMatchObject({run: undefined, notice: 'flood'});
      session.reset();
      expect(session.getState()).toMatchObject({run: {number: 2}, notice: undefined});
      session.close();
    }
  });

  test('more than its frame passes on is ended as well', async () => {
    const session = await loadedSession();
    attachFrame(session).say({type: 'flood'});
    expect(session.getState()).toMatchObject({run: undefined, notice: 'flood'});
    session.close();
  });
});

test.describe('the watch over an edited program', () => {
  /** Lets a program run for 16 s of a clock of its own; it reacts to what it is asked. */
  async function watched(react: (say: (data: unknown) => void, asked: number) => void): Promise<string | undefined> {
    const session = await loadedSession();
    session.edit('index.ts', 'console.log("edited");');
    await session.runEdited();
    holdFrames();
    const {setInterval: native} = globalThis;
    const now = performance.now.bind(performance);
    let tick: (() => void) | undefined;
    let time = 0;
    Object.assign(globalThis, {document: {hidden: false}, setInterval: (callback: () => void) => (tick = callback)});
    performance.now = () => time;
    try {
      const {sent, say} = attachFrame(session);
      for (time = 1000; time <= 16_000; time += 1000) {
        tick?.();
        const last = sent.at(-1);
        react(say, last?.type === 'ping' ? last.number : NaN);
      }
      return session.getState().notice;
    } finally {
      Object.assign(globalThis, {setInterval: native});
      performance.now = now;
      session.close();
    }
  }

  test('takes its answers for life, also late ones, and nothing else', async () => {
    expect(await watched((say, number) => say({type: 'pong', number}))).toBeUndefined();
    let before = 0;
    expect(
      await watched((say, number) => {
        say({type: 'pong', number: before});
        before = number;
      }),
    ).toBeUndefined();
    expect(await watched(() => undefined)).toBe('silent');
    expect(await watched((say) => say({type: 'console', level: 'log', text: 'alive'}))).toBe('silent');
    expect(await watched((say) => say({type: 'pong', number: 0.5}))).toBe('silent');
  });
});

test.describe('while what compiles an edited program is loading', () => {
  const edited = 'console.log("edited");';

  test('an edited program runs when it is there', async () => {
    const session = await loadedSession();
    session.edit('index.ts', edited);
    await session.runEdited();
    expect(session.getState().run).toMatchObject({isEdited: true});
    session.close();
  });

  test('a reset is the last word', async () => {
    const session = await loadedSession();
    session.edit('index.ts', edited);
    const running = session.runEdited();
    session.reset();
    await running;
    expect(session.getState()).toMatchObject({
      files: [{text: 'console.log(1);'}, {text: 'a {}'}],
      run: {isEdited: false},
    });
    expect(session.getState().run).toMatchObject({number: 2});
    expect(codeOf(session)).toEqual(['console.log("shipped")']);
    session.close();
  });

  test('a program that somebody has shared has nothing of what the reader has edited', async () => {
    const session = await loadedSession();
    session.edit('style.css', 'b {}');
    session.restore([{name: 'index.ts', text: edited}]);
    expect(session.getState().files.map(({text}) => text)).toEqual([edited, 'a {}']);
    session.close();
  });

  test('of two edits the last one runs, once', async () => {
    const session = await loadedSession();
    session.edit('index.ts', edited);
    const first = session.runEdited();
    session.edit('index.ts', 'console.log("last");');
    await Promise.all([first, session.runEdited()]);
    expect(session.getState().run).toMatchObject({number: 2, isEdited: true});
    expect(codeOf(session).join()).toContain('last');
    session.close();
  });
});

test.describe('a message of a frame', () => {
  test('is what the runtime sends', () => {
    for (const message of [
      {type: 'ready'},
      {type: 'drawn'},
      {type: 'pong', number: 0.5},
      {type: 'flood'},
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
      {type: 'pong'},
      {type: 'pong', number: '1'},
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
    const file = 'a'.repeat(longestText);
    expect(readMessage({type: 'error', text: 'a', place: {file, line: 1}})).toEqual({type: 'error', text: 'a'});
    expect(readMessage({type: 'console', level: 'log', text: 'a'.repeat(longestText * 3)})).toEqual({
      type: 'console',
      level: 'log',
      text: `${'a'.repeat(longestText)}…`,
    });
  });
});
