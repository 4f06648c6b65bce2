import {parseArgs} from 'node:util';
import {algoliasearch} from 'algoliasearch';
import {readPushAccess} from '../../build/config/env';
import {hostedSettings, hostedSynonyms} from '../../build/search-index/hosted-settings';
import {pushRecords} from '../../build/search-index/push';
import {readBuild} from '../../build/search-index/read-build';
import {buildDir, project} from './project';

/** `npm run search:push`: writes the records of the built site to the hosted index; `--dry-run` only says what would change. */
async function main(): Promise<void> {
  const {values} = parseArgs({options: {'dry-run': {type: 'boolean', default: false}}});
  const {appId, adminKey, indexName, hosts} = readPushAccess();
  const records = await readBuild(buildDir, project);
  await pushRecords({
    client: algoliasearch(appId, adminKey, hosts && {hosts}),
    indexName,
    records,
    settings: hostedSettings,
    synonyms: hostedSynonyms,
    log: (line) => console.log(line),
    dryRun: values['dry-run'],
  });
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
