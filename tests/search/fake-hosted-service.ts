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

/**
 * What goes wrong with a request: it is carried out and its answer is lost; it is
 * answered as if it had been carried out; its answer is late.
 */
export type Trouble = 'lost' | 'a lie' | 'late';

/** Items by their id, as an index holds them. */
export const byId = (items: readonly Item[]): Items => new Map(items.map((item) => [item.objectID, item]));

const emptyIndex = (): StoredIndex => ({settings: {}, records: new Map(), synonyms: new Map(), rules: new Map()});

const published = {status: 200, body: {status: 'published', pendingTask: false}};

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

  /** Says of a request what else goes wrong with it. */
  troubleWith: (request: ReceivedRequest) => Trouble | undefined = () => undefined;

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
      const trouble = isAllowed && !failure ? this.troubleWith(received) : undefined;
      const isFalseTask = trouble === 'a lie' && pathname.includes('/task/');
      const answer = failure
        ? {
            status: failure,
            body: {message: failure === 403 ? 'Invalid Application-ID or API key' : 'No', status: failure},
          }
        : isFalseTask
          ? published
          : this.answer(received, body as Body);
      const send = (status: number, content: unknown): void =>
        void response.writeHead(status, {'content-type': 'application/json'}).end(JSON.stringify(content));
      if (trouble === 'lost') {
        request.socket.destroy();
      } else if (trouble === 'late') {
        setTimeout(() => send(answer.status, answer.body), 150);
      } else if (trouble === 'a lie') {
        const lie = this.lieAbout(received, answer);
        send(lie.status, lie.body);
      } else {
        send(answer.status, answer.body);
      }
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

  /** Carries out all writes whose tasks nobody has asked for. */
  finish(): Promise<void> {
    for (; this.done < this.writes.length; this.done += 1) {
      this.writes[this.done]?.();
    }
    return Promise.resolve();
  }

  /** The requests that would change something. */
  get writesReceived(): ReceivedRequest[] {
    return this.requests.filter(
      ({method, path}) => method !== 'GET' && !/\/(?:browse|(?:rules|synonyms)\/search)$/.test(path),
    );
  }

  /** The answer of a service that has not carried out a write, or does not say what it has. */
  private lieAbout({method, path}: ReceivedRequest, answer: {status: number; body: unknown}) {
    if ('taskID' in (answer.body as object)) {
      this.writes[this.writes.length - 1] = () => undefined;
      return answer;
    }
    if (method === 'GET' && path.endsWith('/settings')) {
      return answer.status === 404 ? {status: 200, body: {}} : noSuchIndex;
    }
    return path.includes('/task/') ? answer : {status: 200, body: {hits: [], nbHits: 0}};
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
        return published;
      }
      case 'GET settings':
        return index ? {status: 200, body: index.settings} : noSuchIndex;
      case 'PUT settings':
        return this.write(() => Object.assign(this.indexToWrite(name).settings, body));
      case 'POST synonyms/batch':
        return this.write(() => (this.indexToWrite(name).synonyms = byId(body as unknown as Item[])));
      case 'POST synonyms/search':
        return index ? {status: 200, body: this.page(index.synonyms, body.page ?? 0, body.hitsPerPage)} : noSuchIndex;
      case 'POST rules/search':
        return index ? {status: 200, body: this.page(index.rules, body.page ?? 0, body.hitsPerPage)} : noSuchIndex;
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
