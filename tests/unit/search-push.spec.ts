import {isDeepStrictEqual} from 'node:util';
import {expect, test} from '@playwright/test';
import {algoliasearch} from 'algoliasearch';
import {hostedSettings, hostedSynonyms} from '../../src/build/search-index/hosted-settings';
import {pushRecords, type Push} from '../../src/build/search-index/push';
import {byId, FakeHostedService, type ReceivedRequest, type StoredIndex} from '../search/fake-hosted-service';
import {record} from '../search/sample-record';

const adminKey = 'the-admin-key';
const live = 'docs';

const rule = {objectID: 'rule-1', consequence: {params: {query: 'x'}}};

/** An index as an earlier push has left it. */
const oldIndex = (): StoredIndex => ({
  settings: {hitsPerPage: 5, paginationLimitedTo: 50, maxValuesPerFacet: 100, attributesToRetrieve: ['url']},
  records: byId([record('dia.Graph'), record('dia.Paper', 'old'), record('dia.Gone')]),
  synonyms: byId([{objectID: 'synonym-gone'}]),
  rules: byId([rule]),
});

const newRecords = [record('dia.Graph'), record('dia.Paper', 'new'), record('dia.Link'), record('dia.Cell')];

let service: FakeHostedService;
let host: string;
let lines: string[];

test.beforeEach(async () => {
  service = new FakeHostedService(adminKey);
  host = await service.start();
  lines = [];
});

test.afterEach(() => service.stop());

function push(changes: Partial<Push> = {}, key = adminKey): Promise<void> {
  return pushRecords({
    client: algoliasearch('APP', key, {hosts: [{url: host, accept: 'readWrite', protocol: 'http'}]}),
    indexName: live,
    records: newRecords,
    settings: hostedSettings,
    synonyms: hostedSynonyms,
    log: (line) => lines.push(line),
    ...changes,
  });
}

async function failureOf(running: Promise<void>): Promise<Error> {
  try {
    await running;
  } catch (error) {
    return error as Error;
  }
  throw new Error('Expected the push to fail.');
}

test.describe('a push', () => {
  test('replaces records, settings and synonyms, and keeps the query rules', async () => {
    service.indexes.set(live, oldIndex());
    await push();
    expect([...service.indexes.keys()]).toEqual([live]);
    expect(service.indexes.get(live)).toEqual({
      settings: hostedSettings,
      records: byId(newRecords),
      synonyms: byId([...hostedSynonyms]),
      rules: byId([rule]),
    });
    expect(lines.at(-1)).toBe(`The index "docs" is replaced: 4 records, ${hostedSynonyms.length} synonyms.`);
  });

  test('writes nothing to the live index but the finished one', async () => {
    service.indexes.set(live, oldIndex());
    await push();
    const toLive = service.writesReceived.filter(({path}) => path.startsWith(`/1/indexes/${live}/`));
    expect(toLive.map(({body}) => body)).toEqual([
      {operation: 'copy', destination: expect.stringMatching(/^docs_tmp_\d+$/) as unknown, scope: ['rules']},
    ]);
    expect(service.writesReceived.at(-1)?.body).toEqual({operation: 'move', destination: live});
  });

  test('creates the index when there is none', async () => {
    await push();
    expect([...service.indexes.keys()]).toEqual([live]);
    expect(service.indexes.get(live)).toMatchObject({settings: hostedSettings, records: byId(newRecords)});
  });

  test('sends at most 1,000 records at once', async () => {
    const records = Array.from({length: 2345}, (_, i) => record(`dia.Part${i}`));
    await push({records});
    const batches = service.requests.filter(({path}) => path.endsWith('/batch') && !path.includes('synonyms'));
    expect(batches.map(({body}) => (body as {requests: unknown[]}).requests.length)).toEqual([1000, 1000, 345]);
    expect(service.indexes.get(live)?.records).toEqual(byId(records));
  });

  test('of no records is refused before anything is sent', async () => {
    await expect(push({records: []})).rejects.toThrow('Expected records for the index "docs", got none');
    expect(service.requests).toEqual([]);
  });
});

test.describe('a failure', () => {
  const steps: [string, string, (request: ReceivedRequest) => boolean][] = [
    ['the rules', 'Copying its query rules', ({body}) => (body as {operation?: string})?.operation === 'copy'],
    ['the settings', 'Writing the settings', ({method}) => method === 'PUT'],
    ['the synonyms', `Writing ${hostedSynonyms.length} synonyms`, ({path}) => path.endsWith('/synonyms/batch')],
    ['a batch', 'Writing 4 records', ({path}) => /_tmp_\d+\/batch$/.test(path)],
    [
      'the move',
      'Moving the temporary index onto the live one',
      ({body}) => (body as {operation?: string})?.operation === 'move',
    ],
  ];
  for (const [name, step, isStep] of steps) {
    for (const status of [400, 403, 500]) {
      test(`with status ${status} in ${name} leaves the live index as it was, and no other`, async () => {
        service.indexes.set(live, oldIndex());
        service.failWhen = (request) => (isStep(request) ? status : undefined);
        const error = await failureOf(push());
        expect(error.message).toContain(`The push failed. ${step}`);
        const isUncertain = name === 'the move' && status === 500;
        expect(error.message).toContain(
          `The live index "docs" is ${isUncertain ? 'either as it was or replaced as a whole' : 'as it was.'}`,
        );
        expect(error.cause).toBeInstanceOf(Error);
        expect([...service.indexes]).toEqual([[live, oldIndex()]]);
      });
    }
  }

  // The requests of a push, in their order: each fails in each way.
  const startAnew = async (): Promise<void> => {
    await service.stop();
    service = new FakeHostedService(adminKey);
    host = await service.start();
    service.indexes.set(live, oldIndex());
  };
  const isAtPlace = (place: number): (() => boolean) => {
    let count = 0;
    return () => (count += 1) === place + 1;
  };
  const stateOf = (index: StoredIndex | undefined): string => {
    const isNew = {settings: hostedSettings, records: byId(newRecords), synonyms: byId([...hostedSynonyms])};
    if (isDeepStrictEqual(index, oldIndex())) {
      return 'as it was';
    }
    return isDeepStrictEqual(index, {...isNew, rules: byId([rule])}) ? 'replaced' : JSON.stringify(index);
  };
  const saidOf = (message: string | undefined): string[] => {
    if (message === undefined || message.includes('is replaced as a whole')) {
      return ['replaced'];
    }
    return message.includes('"docs" is as it was.') ? ['as it was'] : ['as it was', 'replaced'];
  };
  for (const fault of [400, 403, 404, 500, 'lost', 'a lie', 'late'] as const) {
    test(`(${fault}) in any request leaves the live index whole, and is told as it is`, async () => {
      test.slow();
      await startAnew();
      await push();
      const places = service.requests.map((_, place) => place);
      expect(places.length).toBeGreaterThan(20);
      for (const place of places) {
        await startAnew();
        const isIt = isAtPlace(place);
        if (typeof fault === 'number') {
          service.failWhen = () => (isIt() ? fault : undefined);
        } else {
          service.troubleWith = () => (isIt() ? fault : undefined);
        }
        const message = await push().then(
          () => undefined,
          (error: unknown) => (error as Error).message,
        );
        // Whatever the service still has to do.
        await service.finish();
        const where = `request ${place + 1}, ${JSON.stringify(service.requests[place])}: ${message}`;
        expect(saidOf(message), where).toContain(stateOf(service.indexes.get(live)));
        const others = [...service.indexes.keys()].filter((name) => name !== live);
        expect(
          others.filter((name) => !message?.includes(`"${name}" could not be deleted`)),
          where,
        ).toEqual([]);
        if (fault === 'late') {
          expect(message, where).toBeUndefined();
        }
      }
    });
  }

  test('that is only a lost answer to the move is told as what it is', async () => {
    service.indexes.set(live, oldIndex());
    // The service moves the index, the answer is lost, and the second try finds no index to move.
    service.failWhen = ({body, path}) => {
      if ((body as {operation?: string})?.operation !== 'move') {
        return undefined;
      }
      const temporary = decodeURIComponent(path.split('/')[3] ?? '');
      const moved = service.indexes.get(temporary);
      if (!moved) {
        return 404;
      }
      service.indexes.set(live, moved);
      service.indexes.delete(temporary);
      return 404;
    };
    const error = await failureOf(push());
    expect(error.message).toContain('The live index "docs" is replaced as a whole');
    expect(error.message).not.toContain('as it was');
    expect(service.indexes.get(live)?.records).toEqual(byId(newRecords));
  });

  const losses: [string, (index: StoredIndex) => void, string][] = [
    ['a record', ({records}) => records.delete('/api/dia.Link'), '1 records, /api/dia.Link first'],
    ['all records', ({records}) => records.clear(), '4 records, /api/dia.Graph first'],
    ['the synonyms', ({synonyms}) => synonyms.clear(), `${hostedSynonyms.length} synonyms`],
    ['a setting', ({settings}) => delete settings.searchableAttributes, 'the setting searchableAttributes'],
  ];
  for (const [name, lose, told] of losses) {
    test(`of a service that takes ${name} and loses it is seen before anything is live`, async () => {
      service.indexes.set(live, oldIndex());
      service.failWhen = ({path}) => {
        // As soon as somebody reads what was written.
        if (/_tmp_\d+\/settings$/.test(path)) {
          [...service.indexes].filter(([key]) => key !== live).forEach(([, index]) => lose(index));
        }
        return undefined;
      };
      const error = await failureOf(push());
      expect(error.message).toContain(`Looking whether everything has arrived: the service has taken everything`);
      expect(error.message).toContain(told);
      expect(error.message).toContain('The live index "docs" is as it was. The temporary index');
      expect([...service.indexes]).toEqual([[live, oldIndex()]]);
    });
  }

  test('in a later batch, too, leaves the live index as it was', async () => {
    service.indexes.set(live, oldIndex());
    let batches = 0;
    service.failWhen = ({path}) => (/_tmp_\d+\/batch$/.test(path) && (batches += 1) === 2 ? 400 : undefined);
    const records = Array.from({length: 1500}, (_, i) => record(`dia.Part${i}`));
    await expect(push({records})).rejects.toThrow(/temporary index "docs_tmp_\d+" is deleted/);
    expect([...service.indexes]).toEqual([[live, oldIndex()]]);
  });

  test('after the move does not say that the live index is as it was', async () => {
    service.indexes.set(live, oldIndex());
    service.failWhen = ({path}) => {
      const isMoving = service.requests.some(({body}) => (body as {operation?: string})?.operation === 'move');
      return isMoving && path.includes('/task/') ? 403 : undefined;
    };
    await expect(push()).rejects.toThrow('The live index "docs" is either as it was or replaced as a whole');
  });

  test('to delete the temporary index names it', async () => {
    service.failWhen = ({method, path}) => (method === 'DELETE' || path.endsWith('/synonyms/batch') ? 400 : undefined);
    await expect(push()).rejects.toThrow(
      /is as it was\. The temporary index "docs_tmp_\d+" could not be deleted, delete it by hand: No \(status 400\)\./,
    );
  });

  test('of the key is told as such, without the key', async () => {
    service.indexes.set(live, oldIndex());
    for (const dryRun of [false, true]) {
      const error = await failureOf(push({dryRun}, 'a-wrong-key'));
      expect(error.message).toContain('the service refuses the key (403: Invalid Application-ID or API key)');
      expect(error.message).toContain('DOCSEARCH_ADMIN_KEY');
      expect(error.message).not.toContain('a-wrong-key');
    }
    expect(service.writesReceived).toEqual([]);
    expect([...service.indexes]).toEqual([[live, oldIndex()]]);
  });
});

test.describe('a dry run', () => {
  const few = {settings: {hitsPerPage: 20, distinct: true}, synonyms: hostedSynonyms.slice(0, 2), dryRun: true};

  test('says what would change and writes nothing', async () => {
    service.indexes.set(live, oldIndex());
    await push(few);
    expect(lines).toEqual([
      'What a push would change in the index "docs":',
      'Records: 2 added, 1 removed, 1 changed, 4 in all',
      '  added /api/dia.Link',
      '  added /api/dia.Cell',
      '  removed /api/dia.Gone',
      '  changed /api/dia.Paper',
      'Settings: 4 changed',
      '  hitsPerPage: 5 -> 20',
      '  distinct: not set -> true',
      '  paginationLimitedTo: 50 -> the default of the service',
      '  attributesToRetrieve: ["url"] -> the default of the service',
      'Synonyms: 2 added, 1 removed, 0 changed, 2 in all',
      '  added synonym-arrow',
      '  added synonym-arrowhead',
      '  removed synonym-gone',
      'Nothing was written.',
    ]);
    expect(service.writesReceived).toEqual([]);
    expect([...service.indexes]).toEqual([[live, oldIndex()]]);
  });

  test('counts all of an index of many pages, and finds nothing after a push', async () => {
    const records = Array.from({length: 2345}, (_, i) => record(`dia.Part${i}`));
    await push({records});
    lines = [];
    await push({records, dryRun: true});
    expect(lines).toEqual([
      'What a push would change in the index "docs":',
      'Records: 0 added, 0 removed, 0 changed, 2345 in all',
      'Settings: 0 changed',
      `Synonyms: 0 added, 0 removed, 0 changed, ${hostedSynonyms.length} in all`,
      'Nothing was written.',
    ]);
  });

  test('of an index that does not exist adds everything', async () => {
    await push({...few, records: Array.from({length: 12}, (_, i) => record(`dia.Part${i}`))});
    expect(lines.slice(0, 2)).toEqual([
      'A push would create the index "docs":',
      'Records: 12 added, 0 removed, 0 changed, 12 in all',
    ]);
    expect(lines).toContain('  added 2 more');
    expect([...service.indexes]).toEqual([]);
  });
});

test.describe('settings of the hosted index', () => {
  test('name fields that a record has', () => {
    const {attributesToHighlight = [], attributesToRetrieve = [], camelCaseAttributes = []} = hostedSettings;
    const {searchableAttributes = [], customRanking = [], attributesToSnippet = []} = hostedSettings;
    const inner = (text: string) => text.replace(/^\w+\((.+)\)$/, '$1').replace(/:\d+$/, '');
    const named = [
      ...attributesToHighlight,
      ...attributesToRetrieve,
      ...camelCaseAttributes,
      ...(hostedSettings.attributesForFaceting ?? []),
      hostedSettings.attributeForDistinct ?? '',
      ...[...searchableAttributes, ...customRanking, ...attributesToSnippet].map(inner),
    ];
    for (const name of named) {
      expect(record('dia.Graph')).toHaveProperty(name);
    }
  });
});

test.describe('synonyms of the hosted index', () => {
  test('have ids of their own, and none is its own synonym', () => {
    expect(new Set(hostedSynonyms.map(({objectID}) => objectID)).size).toBe(hostedSynonyms.length);
    for (const {type, input = '', synonyms = []} of hostedSynonyms) {
      expect(type).toBe('oneWaySynonym');
      expect(synonyms.length, input).toBeGreaterThan(0);
      expect(synonyms).not.toContain(input);
    }
  });
});
