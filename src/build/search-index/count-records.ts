import type {SearchRecord} from '../../site/search/engine/record';

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
