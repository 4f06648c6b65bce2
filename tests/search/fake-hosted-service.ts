import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {text} from 'node:stream/consumers';

type Item = {objectID: string};
type Items = Map<string, Item>;

/** What an index of the service holds. */
export type StoredIndex = {settings: Record<string, unknown>; records: Items; synonyms: Items; rules: Items};

/** A request that the service received. */
export type ReceivedRequest = {method: string; path: string; body: unknown};

type Body = {
  operation: 'copy' | 'move';
  destination: string;
  scope?: (keyof StoredIndex)[];
  requests: {action: string; body: Item}[];
  cursor?: string;
  page?: number;
  hitsPerPage: number;
};

/** Items by their id, as an index holds them. */
export const byId = (items: readonly Item[]): Items => new Map(items.map((item) => [item.objectID, item]));

const emptyIndex = (): StoredIndex => ({settings: {}, records: new Map(), synonyms: new Map(), rules: new Map()});

const noSuchIndex = {status: 404, body: {message: 'Index does not exist', status: 404}};

/**
 * The part of the hosted search service that a push uses, on a port of its own.
 * A write takes effect when its task is asked for: who does not wait for the
 * task finds the old state.
 */
export class FakeHostedService {
  readonly indexes = new Map<string, StoredIndex>();
  readonly requests: ReceivedRequest[] = [];
  /** Gives the status of requests that are to fail. */
  failWhen: (request: ReceivedRequest) => number | undefined = () => undefined;

  private readonly writes: (() => void)[] = [];
  private done = 0;
  private readonly server = http.createServer((request, response) => {
    void text(request).then((content) => {
      const {pathname} = new URL(request.url ?? '', 'http://localhost');
      const body: unknown = content ? JSON.parse(content) : undefined;
      const received = {method: request.method ?? '', path: pathname, body};
      this.requests.push(received);
      const isAllowed = request.headers['x-algolia-api-key'] === this.adminKey;
      const failure = isAllowed ? this.failWhen(received) : 403;
      const answer = failure
        ? {
            status: failure,
            body: {message: failure === 403 ? 'Invalid Application-ID or API key' : 'No', status: failure},
          }
        : this.answer(received, body as Body);
      response.writeHead(answer.status, {'content-type': 'application/json'}).end(JSON.stringify(answer.body));
    });
  });

  constructor(readonly adminKey: string) {}

  /** Starts the service. Returns its address without the protocol. */
  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** The requests that would change something. */
  get writesReceived(): ReceivedRequest[] {
    return this.requests.filter(({method, path}) => method !== 'GET' && !/\/(?:browse|synonyms\/search)$/.test(path));
  }

  private indexToWrite(name: string): StoredIndex {
    const index = this.indexes.get(name) ?? emptyIndex();
    this.indexes.set(name, index);
    return index;
  }

  private write(write: () => void, status = 200) {
    this.writes.push(write);
    return {status, body: {taskID: this.writes.length, updatedAt: '', deletedAt: ''}};
  }

  private operate(name: string, {operation, destination, scope}: Body): void {
    const source = this.indexes.get(name);
    if (operation === 'move') {
      if (source) {
        this.indexes.set(destination, source);
        this.indexes.delete(name);
      }
      return;
    }
    const copied = structuredClone(source ?? emptyIndex());
    const target = scope ? this.indexToWrite(destination) : emptyIndex();
    for (const part of scope ?? (Object.keys(copied) as (keyof StoredIndex)[])) {
      Object.assign(target, {[part]: copied[part]});
    }
    this.indexes.set(destination, target);
  }

  private page(items: Items, number: number, size: number) {
    const all = [...items.values()];
    const isLast = (number + 1) * size >= all.length;
    return {
      hits: all.slice(number * size, (number + 1) * size).map((item) => ({...item, _highlightResult: {}})),
      nbHits: all.length,
      ...(!isLast && {cursor: String(number + 1)}),
    };
  }

  private answer({method, path}: ReceivedRequest, body: Body): {status: number; body: unknown} {
    const [, , , encodedName = '', ...rest] = path.split('/');
    const name = decodeURIComponent(encodedName);
    const index = this.indexes.get(name);
    switch (`${method} ${rest.join('/').replace(/\d+$/, '*')}`) {
      case 'GET task/*': {
        const task = Number(rest[1]);
        while (this.done < task) {
          this.writes[this.done]?.();
          this.done += 1;
        }
        return {status: 200, body: {status: 'published', pendingTask: false}};
      }
      case 'GET settings':
        return index ? {status: 200, body: index.settings} : noSuchIndex;
      case 'PUT settings':
        return this.write(() => Object.assign(this.indexToWrite(name).settings, body));
      case 'POST synonyms/batch':
        return this.write(() => (this.indexToWrite(name).synonyms = byId(body as unknown as Item[])));
      case 'POST synonyms/search':
        return index ? {status: 200, body: this.page(index.synonyms, body.page ?? 0, body.hitsPerPage)} : noSuchIndex;
      case 'POST browse':
        return index
          ? {status: 200, body: this.page(index.records, Number(body.cursor ?? 0), body.hitsPerPage)}
          : noSuchIndex;
      case 'POST batch':
        return this.write(() => {
          const {records} = this.indexToWrite(name);
          body.requests.forEach(({body: record}) => records.set(record.objectID, record));
        });
      case 'POST operation':
        return this.write(() => this.operate(name, body));
      case 'DELETE ':
        return this.write(() => this.indexes.delete(name));
      default:
        return {status: 400, body: {message: `The fake service knows no ${method} ${path}`, status: 400}};
    }
  }
}
