import {type ChildProcess, spawn} from 'node:child_process';
import {once} from 'node:events';
import path from 'node:path';
import {readSitemap} from '../../build/hosting/sitemap';
import {Reader} from './reader';
import type {FromServer, Held} from './server';

/** What a run has shown. */
export type Load = {
  requests: number;
  /** Of the requests, those that a reader sent again because an idle connection had been closed. */
  repeated: number;
  bytes: number;
  /** What went wrong, each kind once. */
  errors: readonly string[];
  /** What the server held: before the first reader, after a quarter of the time, at the end, and when all had left. */
  held: {before: Held; early: Held; end: Held; after: Held};
};

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function answerOf(server: ChildProcess): Promise<FromServer> {
  const ended = once(server, 'exit').then(([code]) => {
    throw new Error(`The server ended with code ${code}.`);
  });
  const [message] = (await Promise.race([once(server, 'message'), ended])) as [FromServer];
  return message;
}

async function ask(server: ChildProcess): Promise<Held> {
  server.send('held');
  const answer = await answerOf(server);
  if (!('held' in answer)) {
    throw new Error('The server was asked what it holds, and said something else.');
  }
  return answer.held;
}

/** Asks until the connections of the readers are closed, or it has taken too long. */
async function whenLeft(server: ChildProcess, before: Held): Promise<Held> {
  for (let tries = 0; ; tries += 1) {
    const held = await ask(server);
    if ((held.descriptors ?? 0) <= (before.descriptors ?? 0) || tries === 100) {
      return held;
    }
    await wait(100);
  }
}

/**
 * Lets many readers read random pages of a build from the preview server, which runs in a process of its own.
 *
 * @param buildDir - the folder of the build
 * @throws when the build is missing, or the server ends
 */
export async function underLoad(buildDir: string, options: {readers: number; seconds: number}): Promise<Load> {
  const pages = readSitemap(buildDir).map(({pathname}) => pathname);
  const server = spawn(
    process.execPath,
    ['--expose-gc', '--import', 'tsx', path.join(__dirname, 'server.ts'), buildDir],
    {stdio: ['ignore', 'inherit', 'inherit', 'ipc']},
  );
  try {
    const started = await answerOf(server);
    if (!('port' in started)) {
      throw new Error('The server did not say where it listens.');
    }
    const before = await ask(server);
    const errors = new Set<string>();
    const readers = Array.from({length: options.readers}, (_, index) => new Reader(started.port, pages, index + 1));
    const until = performance.now() + options.seconds * 1000;
    const reading = readers.map(async (reader) => {
      while (performance.now() < until) {
        await reader.readPage().catch((error: Error) => errors.add(error.message));
      }
    });
    await wait(options.seconds * 250);
    const early = await ask(server);
    await Promise.all(reading);
    const end = await ask(server);
    readers.forEach((reader) => reader.leave());
    const after = await whenLeft(server, before);
    const sum = (of: (reader: Reader) => number): number => readers.reduce((total, reader) => total + of(reader), 0);
    return {
      requests: sum(({requests}) => requests),
      repeated: sum(({repeated}) => repeated),
      bytes: sum(({bytes}) => bytes),
      errors: [...errors],
      held: {before, early, end, after},
    };
  } finally {
    server.kill();
  }
}

/** The most that a server may hold at the end, of what it held early: more means that it keeps what it sent. */
const growth = {factor: 1.5, bytes: 64 * 2 ** 20};

/** What of a run is a fault of the server, in words; empty when it did well. */
export function faultsOf({errors, held: {before, early, end, after}}: Load): string[] {
  const mib = (bytes: number): string => `${Math.round(bytes / 2 ** 20)} MiB`;
  return [
    ...errors,
    ...(end.memory > early.memory * growth.factor + growth.bytes
      ? [`memory grew from ${mib(early.memory)} to ${mib(end.memory)}`]
      : []),
    ...((after.descriptors ?? 0) > (before.descriptors ?? 0) + 2
      ? [`${after.descriptors} descriptors are open after all readers have left, ${before.descriptors} before`]
      : []),
  ];
}
