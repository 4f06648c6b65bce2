import type {Server} from 'node:http';
import type {AddressInfo} from 'node:net';

/** A server that answers on a port of this machine. */
export type Listening = {
  port: number;
  /** Its address, without a slash at the end. */
  origin: string;
  /** Ends it, with all of its connections. */
  close: () => Promise<void>;
};

/**
 * Lets a server listen on a free port of this machine.
 *
 * @throws when it cannot
 */
export async function listening(server: Server): Promise<Listening> {
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, 'localhost', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    port,
    origin: `http://localhost:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
