import {randomInt} from 'node:crypto';
import type {Algoliasearch, OperationIndexParams} from 'algoliasearch';
import type {SearchRecord} from '../../site/search/engine/record';
import {describeChanges, type IndexContent} from './index-changes';

/** The part of the service's client that a push uses. */
type PushClient = Pick<
  Algoliasearch,
  | 'browseObjects'
  | 'browseSynonyms'
  | 'chunkedBatch'
  | 'deleteIndex'
  | 'getSettings'
  | 'indexExists'
  | 'operationIndex'
  | 'saveSynonyms'
  | 'setSettings'
  | 'waitForTask'
>;

/** What is pushed, and where to. */
export type Push = IndexContent & {
  client: PushClient;
  /** The live index, which need not exist yet. */
  indexName: string;
  /** Takes the lines that say what happens. */
  log: (line: string) => void;
  /** Say what would change, and write nothing. */
  dryRun?: boolean;
};

/** How many records one request carries at most. */
const batchSize = 1000;
/** The client waits at most five seconds between two looks at a task. */
const maxRetries = 200;

function statusOf(error: unknown): number | undefined {
  const status = (error as {status?: unknown} | null)?.status;
  return typeof status === 'number' ? status : undefined;
}

function reason(error: unknown): string {
  const message = (error instanceof Error ? error.message : String(error)).replace(/\.$/, '');
  const status = statusOf(error);
  if (status === 401 || status === 403) {
    return (
      `the service refuses the key (${status}: ${message}). Expected in DOCSEARCH_ADMIN_KEY the admin key of the ` +
      'application in DOCSEARCH_APP_ID, or a key with the rights addObject, browse, deleteIndex, editSettings and settings.'
    );
  }
  return status === undefined ? `${message}.` : `${message} (status ${status}).`;
}

async function readLiveIndex({client, indexName}: Push): Promise<IndexContent | undefined> {
  if (!(await client.indexExists({indexName}))) {
    return undefined;
  }
  const records: SearchRecord[] = [];
  const synonyms: IndexContent['synonyms'][number][] = [];
  const settings = await client.getSettings({indexName});
  await client.browseObjects<SearchRecord>({
    indexName,
    browseParams: {attributesToRetrieve: ['*']},
    aggregator: ({hits}) => void records.push(...hits),
  });
  await client.browseSynonyms({indexName, aggregator: ({hits}) => void synonyms.push(...hits)});
  return {records, settings, synonyms};
}

async function printChanges(push: Push): Promise<void> {
  const {indexName, log} = push;
  let live: IndexContent | undefined;
  try {
    live = await readLiveIndex(push);
  } catch (error) {
    throw new Error(`The index "${indexName}" cannot be read: ${reason(error)}`, {cause: error});
  }
  log(live ? `What a push would change in the index "${indexName}":` : `A push would create the index "${indexName}":`);
  describeChanges(live ?? {records: [], settings: {}, synonyms: []}, push).forEach(log);
  log('Nothing was written.');
}

/** Deletes the temporary index after a failure. Says what has become of it. */
async function cleanUp(client: PushClient, temporary: string): Promise<string> {
  try {
    const {taskID} = await client.deleteIndex({indexName: temporary});
    await client.waitForTask({indexName: temporary, taskID, maxRetries});
    return `The temporary index "${temporary}" is deleted.`;
  } catch (error) {
    return `The temporary index "${temporary}" could not be deleted, delete it by hand: ${reason(error)}`;
  }
}

/**
 * Fills a temporary index and moves it onto the live one. The client's own
 * `replaceAllObjects` would not do: it takes settings and synonyms over from
 * the live index, so that new ones would have to be written there, before or
 * after the records.
 */
async function replaceIndex({client, indexName, records, settings, synonyms, log}: Push): Promise<void> {
  const temporary = `${indexName}_tmp_${randomInt(1e9)}`;
  let step = '';
  let isWriting = false;
  let isCreated = false;
  let isMoved = false;
  const begin = (name: string) => {
    step = name;
    log(`${name} …`);
  };
  const done = ({taskID}: {taskID: number}) => {
    isCreated = true;
    return client.waitForTask({indexName: temporary, taskID, maxRetries});
  };
  const moving = 'Moving the temporary index onto the live one';
  try {
    begin(`Looking for the index "${indexName}"`);
    const isLive = await client.indexExists({indexName});
    isWriting = true;
    if (isLive) {
      begin(`Copying its query rules to the temporary index "${temporary}"`);
      const copy: OperationIndexParams = {operation: 'copy', destination: temporary, scope: ['rules']};
      await done(await client.operationIndex({indexName, operationIndexParams: copy}));
    }
    begin('Writing the settings');
    await done(await client.setSettings({indexName: temporary, indexSettings: settings}));
    begin(`Writing ${synonyms.length} synonyms`);
    const synonymHit = [...synonyms];
    await done(await client.saveSynonyms({indexName: temporary, synonymHit, replaceExistingSynonyms: true}));
    begin(`Writing ${records.length} records`);
    await client.chunkedBatch({
      indexName: temporary,
      objects: [...records],
      action: 'addObject',
      waitForTasks: true,
      batchSize,
      maxRetries,
    });
    begin(moving);
    const move: OperationIndexParams = {operation: 'move', destination: indexName};
    const moved = await client.operationIndex({indexName: temporary, operationIndexParams: move});
    isMoved = true;
    await done(moved);
  } catch (error) {
    const status = statusOf(error);
    // A request whose answer is lost may have been carried out all the same.
    const isRefused = status !== undefined && status < 500;
    const outcome =
      isMoved || (step === moving && !isRefused)
        ? `The live index "${indexName}" is either as it was or replaced as a whole: look with --dry-run.`
        : `The live index "${indexName}" is as it was.`;
    const rest = isCreated || (isWriting && !isRefused) ? ` ${await cleanUp(client, temporary)}` : '';
    throw new Error(`The push failed. ${step}: ${reason(error)} ${outcome}${rest}`, {cause: error});
  }
  log(`The index "${indexName}" is replaced: ${records.length} records, ${synonyms.length} synonyms.`);
}

/**
 * Replaces the records, settings and synonyms of a hosted index, all at once or
 * not at all. Its query rules are kept.
 *
 * @throws when there are no records, and when the service refuses a step; the
 *   message says what has become of the live and of the temporary index
 */
export async function pushRecords(push: Push): Promise<void> {
  if (push.records.length === 0) {
    throw new Error(`Expected records for the index "${push.indexName}", got none: nothing was written.`);
  }
  await (push.dryRun ? printChanges(push) : replaceIndex(push));
}
