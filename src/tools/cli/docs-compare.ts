import {parseArgs} from 'node:util';
import {displayPath} from '../../build/api-model/model';
import {versionLabeled, versionNames} from '../../common/versions';
import {
  type Difference,
  type PackageDifference,
  type VersionDifference,
  compareVersions,
} from '../../build/compare/compare-versions';
import {project} from './project';

const kinds = ['pages', 'members', 'demos'] as const;

const usage = 'npm run docs:compare -- 4.0 4.1 [--only pages|members|demos] [--json]';

const indented = (text: string, mark: string): string => text.replaceAll(/^/gm, `      ${mark} `);

/** The lists of a difference, each below a line that counts it. Empty lists are left out. */
function lists<Changed>(
  {added, removed, changed}: Difference<Changed>,
  [older, newer]: readonly [string, string],
  show: (change: Changed) => string,
): string[] {
  const list = (title: string, items: readonly string[]): string[] =>
    items.length === 0 ? [] : ['', `  ${title}: ${items.length}`, ...items.map((item) => `    ${item}`)];
  return [
    ...list(`Only in ${newer}`, added),
    ...list(`Only in ${older}`, removed),
    ...list('Not the same', changed.map(show)),
  ];
}

const sections = (label: string, anchors: readonly string[]): string[] =>
  anchors.length === 0 ? [] : [`${label} ${anchors.join(', ')}`];

/** A package's part: its members without the marks that only reports need. */
function showPackage({packages, ...difference}: PackageDifference, labels: readonly [string, string]): string[] {
  const shown = {
    ...difference,
    added: difference.added.map(displayPath),
    removed: difference.removed.map(displayPath),
  };
  const lines = lists(shown, labels, ({path, before, after}) =>
    [displayPath(path), ...before.map((text) => indented(text, '-')), ...after.map((text) => indented(text, '+'))].join(
      '\n',
    ),
  );
  return ['', `Members: ${packages.join(' → ')}`, ...(lines.length === 0 ? ['  The same.'] : lines)];
}

function show({pages, packages, demos}: VersionDifference, labels: readonly [string, string], only?: string): string {
  const parts = {
    pages: [
      `Pages: ${labels.join(' → ')}`,
      ...lists(pages, labels, ({path, added, removed, changed}) =>
        [
          path,
          ...[...sections('+', added), ...sections('-', removed), ...sections('~', changed)].map(
            (line) => `      ${line}`,
          ),
        ].join('\n'),
      ),
    ],
    members: packages.flatMap((part) => showPackage(part, labels)),
    demos: ['', `Demos: ${labels.join(' → ')}`, ...lists(demos, labels, ({id, files}) => `${id}: ${files.join(', ')}`)],
  };
  return kinds
    .filter((kind) => only === undefined || kind === only)
    .flatMap((kind) => parts[kind])
    .join('\n')
    .trim();
}

/** `npm run docs:compare -- 4.0 4.1`: prints what differs between the pages, members and demos of two versions. */
function main(): void {
  const {values, positionals} = parseArgs({
    allowPositionals: true,
    options: {only: {type: 'string'}, json: {type: 'boolean'}},
  });
  const [first, second, ...others] = positionals;
  if (first === undefined || second === undefined || others.length > 0 || first === second) {
    throw new Error(`Expected two versions: ${usage}`);
  }
  if (values.only !== undefined && !kinds.some((kind) => kind === values.only)) {
    throw new Error(`--only: expected one of ${kinds.join(', ')}, not "${values.only}": ${usage}`);
  }
  // Whichever stands first: added is what the newer one has.
  const [newer, older] = [versionLabeled(first), versionLabeled(second)].sort(
    (a, b) => versionNames.indexOf(a.name) - versionNames.indexOf(b.name),
  ) as [ReturnType<typeof versionLabeled>, ReturnType<typeof versionLabeled>];
  const difference = compareVersions(project, older, newer);
  console.log(
    values.json ? JSON.stringify(difference, null, 2) : show(difference, [older.label, newer.label], values.only),
  );
}

try {
  main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
