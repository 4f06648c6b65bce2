import {randomInt} from 'node:crypto';
import type {Algoliasearch, OperationIndexParams} from 'algoliasearch';
import type {SearchRecord} from '../../site/search/engine/record';
import {describeChanges, describeMissing, type IndexContent} from './index-changes';

/** The part of the service's client that a push uses. */
type PushClient = Pick<
  Algoliasearch,
  | 'browseObjects'
  | 'browseRules'
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

async function readIndex(client: PushClient, indexName: string): Promise<IndexContent> {
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

/** The ids of the query rules of an index; none when there is no such index. */
async function readRules(client: PushClient, indexName: string): Promise<Set<string>> {
  const ids = new Set<string>();
  try {
    await client.browseRules({indexName, aggregator: ({hits}) => hits.forEach(({objectID}) => ids.add(objectID))});
  } catch (error) {
    if (statusOf(error) !== 404) {
      throw error;
    }
  }
  return ids;
}

/** Names in lines what an index lacks of what a push has written to it, and of the query rules that it has to keep. */
async function missingIn({client, ...written}: Push, indexName: string, rules: ReadonlySet<string>): Promise<string[]> {
  const kept = await readRules(client, indexName);
  const lost = [...rules].filter((id) => !kept.has(id));
  return [
    ...describeMissing(await readIndex(client, indexName), written),
    ...(lost.length > 0 ? [`${lost.length} query rules, ${lost[0]} first`] : []),
  ];
}

async function printChanges(push: Push): Promise<void> {
  const {client, indexName, log} = push;
  let live: IndexContent | undefined;
  try {
    live = (await client.indexExists({indexName})) ? await readIndex(client, indexName) : undefined;
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

/** Says what has become of the live index after a move whose outcome is not known: a temporary index that is gone was moved. */
async function outcomeOfMove(client: PushClient, temporary: string): Promise<string> {
  const isGone = await client.indexExists({indexName: temporary}).then(
    (exists) => !exists,
    () => false,
  );
  return isGone
    ? 'is replaced as a whole: the temporary index has been moved.'
    : 'is either as it was or replaced as a whole: look with --dry-run.';
}

const moving = 'Moving the temporary index onto the live one';
const looking = 'Looking whether the live index is the new one';

/** The live index is not as the service says. */
class NotReplaced extends Error {}

/** How far a push has come. */
class Progress {
  step = '';
  isWriting = false;
  isCreated = false;
  isMoved = false;

  constructor(private readonly log: (line: string) => void) {}

  begin(name: string): void {
    this.step = name;
    this.log(`${name} …`);
  }
}

/**
 * Fills the temporary index and looks whether everything has arrived.
 *
 * @returns the query rules that the live index has, which the temporary one has by now
 */
async function fillIndex(push: Push, temporary: string, progress: Progress): Promise<Set<string>> {
  const {client, indexName, records, settings, synonyms} = push;
  const done = ({taskID}: {taskID: number}) => {
    progress.isCreated = true;
    return client.waitForTask({indexName: temporary, taskID, maxRetries});
  };
  progress.begin('Writing the settings');
  await done(await client.setSettings({indexName: temporary, indexSettings: settings}));
  progress.begin(`Writing ${synonyms.length} synonyms`);
  const synonymHit = [...synonyms];
  await done(await client.saveSynonyms({indexName: temporary, synonymHit, replaceExistingSynonyms: true}));
  progress.begin(`Writing ${records.length} records`);
  await client.chunkedBatch({
    indexName: temporary,
    objects: [...records],
    action: 'addObject',
    waitForTasks: true,
    batchSize,
    maxRetries,
  });
  progress.begin('Looking whether everything has arrived');
  const rules = await readRules(client, indexName);
  const missing = await missingIn(push, temporary, rules);
  if (missing.length > 0) {
    throw new Error(`the service has taken everything, and now lacks ${missing.join('; ')}`);
  }
  return rules;
}

/** What a failed push has left, and why it failed. */
async function failureOf({client, indexName}: Push, temporary: string, progress: Progress, error: unknown) {
  const {step, isWriting, isCreated, isMoved} = progress;
  const status = statusOf(error);
  // A request whose answer is lost may have been carried out all the same, and a second try then finds nothing to do.
  const isRefused = status !== undefined && status < 500 && !(step === moving && status === 404);
  let outcome = 'is as it was.';
  if (error instanceof NotReplaced) {
    outcome = 'is not what was pushed, as far as the service lets it be read: look with --dry-run.';
  } else if (isMoved || (step === moving && !isRefused)) {
    outcome = await outcomeOfMove(client, temporary);
  }
  const rest = isCreated || (isWriting && !isRefused) ? ` ${await cleanUp(client, temporary)}` : '';
  return new Error(`The push failed. ${step}: ${reason(error)} The live index "${indexName}" ${outcome}${rest}`, {
    cause: error,
  });
}

/**
 * Fills a temporary index and moves it onto the live one. The client's own
 * `replaceAllObjects` would not do: it takes settings and synonyms over from
 * the live index, so that new ones would have to be written there, before or
 * after the records.
 */
async function replaceIndex(push: Push): Promise<void> {
  const {client, indexName, records, synonyms, log} = push;
  const temporary = `${indexName}_tmp_${randomInt(1e9)}`;
  const progress = new Progress(log);
  const wait = ({taskID}: {taskID: number}) => client.waitForTask({indexName: temporary, taskID, maxRetries});
  try {
    progress.begin(`Looking for the index "${indexName}"`);
    const isLive = await client.indexExists({indexName});
    progress.isWriting = true;
    if (isLive) {
      progress.begin(`Copying its query rules to the temporary index "${temporary}"`);
      const copy: OperationIndexParams = {operation: 'copy', destination: temporary, scope: ['rules']};
      const copied = await client.operationIndex({indexName, operationIndexParams: copy});
      progress.isCreated = true;
      await wait(copied);
    }
    const rules = await fillIndex(push, temporary, progress);
    progress.begin(moving);
    const move: OperationIndexParams = {operation: 'move', destination: indexName};
    const moved = await client.operationIndex({indexName: temporary, operationIndexParams: move});
    progress.isMoved = true;
    await wait(moved);
    progress.begin(looking);
    const missing = await missingIn(push, indexName, rules);
    if (missing.length > 0) {
      throw new NotReplaced(`the service says that it is, and it lacks ${missing.join('; ')}`);
    }
  } catch (error) {
    throw await failureOf(push, temporary, progress, error);
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
