import http from 'node:http';
import net from 'node:net';
import {text} from 'node:stream/consumers';
import {searchPorts, searchTurnPort} from './sites';
import {test as base} from './test';

/** A request that a host received. */
type SearchRequest = {
  method: string;
  path: string;
  parameters: Record<string, string>;
  body: {requests: Record<string, unknown>[]};
};

type Result = {hits: unknown[]; nbHits: number; nbPages?: number; queryID?: string};

/** How a host answers: with results, a status, broken JSON, no headers, or headers and no end. */
export type Behavior = Result | number | 'malformed' | 'no headers' | 'no end';

const headers = {'content-type': 'application/json', 'access-control-allow-origin': '*'};

/** A hit as the service hands it out: texts are not escaped. */
export function hostedHit(title: string, text = 'Some text.', path = 'second') {
  const marked = (value: string) => ({value: `<mark>${value}</mark>`, matchLevel: 'full'});
  const highlighted = {hierarchy: {lvl0: marked('Pages'), lvl1: marked(title)}, content: marked(text)};
  return {
    objectID: `${path}:${title}`,
    url: `https://docs.jointjs.com/sub/path/${path}`,
    type: 'lvl1',
    hierarchy: {lvl0: 'Pages', lvl1: title, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null},
    content: text,
    version: '4.1',
    edition: 'plus',
    _highlightResult: highlighted,
    _snippetResult: highlighted,
  };
}

/** One host of the hosted search service. */
class FakeSearchHost {
  readonly requests: SearchRequest[] = [];
  behavior: Behavior = {hits: [], nbHits: 0};

  private readonly server = http.createServer((request, response) => {
    void text(request).then((content) => {
      const url = new URL(request.url ?? '', 'http://localhost');
      this.requests.push({
        method: request.method ?? '',
        path: url.pathname,
        parameters: Object.fromEntries(url.searchParams),
        body: JSON.parse(content) as SearchRequest['body'],
      });
      this.answer(response);
    });
  });

  constructor(private readonly port: number) {}

  async start(): Promise<void> {
    if (!this.server.listening) {
      await new Promise<void>((resolve) => this.server.listen(this.port, 'localhost', resolve));
    }
  }

  /** From now on connections are refused. */
  async stop(): Promise<void> {
    if (this.server.listening) {
      this.server.closeAllConnections();
      await new Promise((resolve) => this.server.close(resolve));
    }
  }

  private answer(response: http.ServerResponse): void {
    const {behavior} = this;
    if (behavior === 'no headers') {
      return;
    }
    if (behavior === 'no end') {
      response.writeHead(200, headers).write('{"results":');
    } else if (behavior === 'malformed') {
      response.writeHead(200, headers).end('{"results":[{');
    } else if (typeof behavior === 'number') {
      response.writeHead(behavior, headers).end(JSON.stringify({message: 'No', status: behavior}));
    } else {
      const result = {page: 0, nbPages: 1, hitsPerPage: 20, query: '', params: '', ...behavior};
      response.writeHead(200, headers).end(JSON.stringify({results: [result]}));
    }
  }
}

/**
 * Waits until no other test serves the hosted search.
 *
 * @returns ends the turn
 */
async function takeTurn(): Promise<() => Promise<void>> {
  const turn = net.createServer();
  const isMine = () =>
    new Promise<boolean>((resolve) => {
      turn.removeAllListeners();
      turn.once('error', () => resolve(false));
      turn.once('listening', () => resolve(true));
      turn.listen(searchTurnPort, 'localhost');
    });
  while (!(await isMine())) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return () => new Promise((resolve) => turn.close(() => resolve()));
}

/**
 * The test for files that serve the hosted search. The variant site knows its ports, so one test in all workers
 * serves at a time; waiting for the turn does not count as the test's own time.
 */
export const test = base.extend<{turn: void}>({
  turn: [
    // eslint-disable-next-line no-empty-pattern -- Playwright takes the names of other fixtures from it.
    async ({}, provide) => {
      const end = await takeTurn();
      await provide();
      await end();
    },
    {auto: true, timeout: 600_000},
  ],
});

/** The hosts that the variant site asks, on their ports; all of them answer with the same. */
export class FakeSearchHosts {
  readonly all = searchPorts.map((port) => new FakeSearchHost(port));

  async start(behavior: Behavior): Promise<void> {
    for (const host of this.all) {
      host.behavior = behavior;
      await host.start();
    }
  }

  async stop(): Promise<void> {
    await Promise.all(this.all.map((host) => host.stop()));
  }

  /** How many requests each host received. */
  get counts(): number[] {
    return this.all.map(({requests}) => requests.length);
  }
}
