import net from 'node:net';
import {expect, test} from '@playwright/test';
import {Reader} from '../../src/tools/server-load/reader';
import {faultsOf, type Load, underLoad} from '../../src/tools/server-load/under-load';
import {env} from '../../src/build/config/env';
import {sites} from '../support/sites';

/** With `--whole`, as long as `npm run server:benchmark`. */
const seconds = env.TEST_ALL ? 60 : 8;

test('the preview server keeps 200 readers of random pages going: no error, no leak, flat memory', async () => {
  test.setTimeout((seconds + 120) * 1000);
  const load = await underLoad(sites.main.buildDir, {readers: 200, seconds});
  expect(faultsOf(load)).toEqual([]);
  expect(load.requests).toBeGreaterThan(200);
});

const mib = 2 ** 20;
const good: Load = {
  requests: 1000,
  repeated: 0,
  bytes: 1e6,
  errors: [],
  held: {
    before: {memory: 80 * mib, descriptors: 20},
    early: {memory: 200 * mib, descriptors: 220},
    end: {memory: 210 * mib, descriptors: 220},
    after: {memory: 200 * mib, descriptors: 21},
  },
};

for (const [name, load, fault] of [
  ['a wrong answer', {...good, errors: ['/learn/: status 500']}, '/learn/: status 500'],
  [
    'memory that grows',
    {...good, held: {...good.held, end: {memory: 500 * mib}}},
    'memory grew from 200 MiB to 500 MiB',
  ],
  [
    'files that stay open',
    {...good, held: {...good.held, after: {memory: 80 * mib, descriptors: 40}}},
    '40 descriptors are open after all readers have left, 20 before',
  ],
] as const) {
  test(`${name} would be found`, () => {
    expect(faultsOf(good)).toEqual([]);
    expect(faultsOf(load)).toEqual([fault]);
  });
}

test.describe('a connection that the server closes', () => {
  const answer = 'HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\n';

  /** Reads two pages from a server that answers the requests of each connection in turn. */
  async function readTwo(answers: readonly string[]): Promise<Reader> {
    const server = net.createServer((socket) => {
      let count = 0;
      socket.on('error', () => undefined);
      socket.on('data', () => {
        const text = answers[count++] ?? '';
        socket.write(text);
        if (!text.endsWith('page')) {
          socket.destroySoon();
        }
      });
    });
    await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
    const reader = new Reader((server.address() as net.AddressInfo).port, ['/page'], 1);
    try {
      await reader.readPage();
      await reader.readPage();
      return reader;
    } finally {
      reader.leave();
      server.close();
    }
  }

  test('while a request is sent: it is sent again, as in a browser', async () => {
    expect(await readTwo([`${answer}page`])).toMatchObject({requests: 2, repeated: 1});
  });

  test('before its first answer is an error', async () => {
    await expect(readTwo([])).rejects.toThrow('socket hang up');
  });

  test('within an answer is an error', async () => {
    await expect(readTwo([`${answer}page`, `${answer}p`])).rejects.toThrow('aborted');
  });
});
