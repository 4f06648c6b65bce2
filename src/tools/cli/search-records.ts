import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {countRecords} from '../../build/search-index/count-records';
import {readBuild} from '../../build/search-index/read-build';
import {buildDir, project} from './project';

/** `npm run search:records`: prints what the built site gives to search; `--json <file>` writes it, a record a line. */
async function main(): Promise<void> {
  const {values} = parseArgs({options: {json: {type: 'string'}}});
  const records = await readBuild(buildDir, project);
  countRecords(records).forEach((text) => console.log(text));
  if (values.json !== undefined) {
    fs.mkdirSync(path.dirname(path.resolve(values.json)), {recursive: true});
    fs.writeFileSync(values.json, records.map((record) => `${JSON.stringify(record)}\n`).join(''));
    console.log(`Written to ${values.json}.`);
  }
}

main().catch((error: Error) => {
  console.error(error.message);
  process.exitCode = 1;
});
