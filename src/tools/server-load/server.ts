import fs from 'node:fs';
import type {AddressInfo} from 'node:net';
import {readEnv} from '../../build/config/env';
import {createPreviewServer} from '../../build/hosting/preview-server';

/** What the process of the server holds. */
export type Held = {
  /** Resident memory in bytes. */
  memory: number;
  /** Open files and sockets; `undefined` where the system does not say. */
  descriptors?: number;
};

/** What the process of the server says: where it listens, then what it holds, each time it is asked. */
export type FromServer = {port: number} | {held: Held};

/*
 * A preview server in a process of its own, so that its memory is not that of the readers.
 * The argument is the folder of the build. See under-load.ts.
 */

const descriptorsOf = '/proc/self/fd';
const say = (message: FromServer): boolean | undefined => process.send?.(message);

const server = createPreviewServer({buildDir: process.argv[2] ?? '', baseUrl: '/', env: readEnv({})});
server.listen(0, 'localhost', () => say({port: (server.address() as AddressInfo).port}));

process.on('message', () => {
  // What is only garbage says nothing.
  globalThis.gc?.();
  say({
    held: {
      memory: process.memoryUsage().rss,
      ...(fs.existsSync(descriptorsOf) && {descriptors: fs.readdirSync(descriptorsOf).length}),
    },
  });
});
process.on('disconnect', () => process.exit());
