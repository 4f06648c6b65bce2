import {createHash} from 'node:crypto';
import http from 'node:http';
import net from 'node:net';
import {listening} from './listening';

/** How many ports in a row the tests of one checkout use. */
export const portCount = 20;

/** The range of the test ports: below those that systems hand out, without the ports that browsers block. */
const [lowest, blocks] = [11_000, 950];

/**
 * The first test port of a checkout. It follows from the checkout's folder, so it
 * is the same on each run, and other checkouts most likely have others.
 */
export function ownPort(folder: string): number {
  const hash = createHash('sha256').update(folder).digest().readUInt32BE(0);
  return lowest + portCount * (hash % blocks);
}

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const server = net.createServer();
    server.once('error', () => resolve(false));
    server.listen(port, 'localhost', () => server.close(() => resolve(true)));
  });

/**
 * A port that nobody uses now, for a program that cannot choose one and tell it. Start the program at once. A server
 * of our own listens on port 0 instead.
 */
export async function freePort(): Promise<number> {
  const {port, close} = await listening(http.createServer());
  await close();
  return port;
}

/**
 * Finds ports in a row that nobody uses.
 *
 * @param start - the first port to try
 * @returns the first of `portCount` free ports
 * @throws when no such row is free
 */
export async function findFreePorts(start: number): Promise<number> {
  for (let block = 0; block < blocks; block += 1) {
    const first = lowest + ((start - lowest + block * portCount) % (blocks * portCount));
    const free = await Promise.all(Array.from({length: portCount}, (_, offset) => isFree(first + offset)));
    if (free.every(Boolean)) {
      return first;
    }
  }
  throw new Error(`No ${portCount} ports in a row are free. Set TEST_PORT to the first of ${portCount} free ports.`);
}
