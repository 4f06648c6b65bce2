import fs from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import type {SearchRecord} from '../engine/record';
import {readBuild} from './read-build';

function countBy(records: readonly SearchRecord[], keyOf: (record: SearchRecord) => string): Map<string, number> {
  const counts = new Map<string, number>();
  records.forEach((record) => counts.set(keyOf(record), (counts.get(keyOf(record)) ?? 0) + 1));
  return counts;
}

/** Says in lines how many records each version, group and page has. */
export function countRecords(records: readonly SearchRecord[]): string[] {
  const line =
    (indent: string) =>
    ([name, count]: [string, number]) =>
      `${String(count).padStart(6)}  ${indent}${name}`;
  const ofVersions = [...countBy(records, ({version}) => version)].flatMap(([version, count]) => {
    const own = records.filter((record) => record.version === version);
    const ofGroups = [...countBy(own, ({hierarchy}) => hierarchy.lvl0 ?? '')].flatMap(([group, groupCount]) => {
      const ofGroup = own.filter(({hierarchy}) => (hierarchy.lvl0 ?? '') === group);
      const pages = countBy(ofGroup, ({url_without_anchor: url}) => new URL(url).pathname);
      return [line('  ')([group, groupCount]), ...[...pages].map(line('    '))];
    });
    return [line('')([`version ${version}`, count]), ...ofGroups];
  });
  return [...ofVersions, line('')(['records in all', records.length])];
}

/** `npm run search:records`: prints what the built site gives to search; `--json <file>` writes it, a record a line. */
async function main(): Promise<void> {
  const {values} = parseArgs({options: {json: {type: 'string'}}});
  const records = await readBuild(path.resolve(__dirname, '../../../build'));
  countRecords(records).forEach((text) => console.log(text));
  if (values.json !== undefined) {
    fs.mkdirSync(path.dirname(path.resolve(values.json)), {recursive: true});
    fs.writeFileSync(values.json, records.map((record) => `${JSON.stringify(record)}\n`).join(''));
    console.log(`Written to ${values.json}.`);
  }
}

if (require.main === module) {
  main().catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
