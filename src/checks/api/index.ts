import fs from 'node:fs';
import path from 'node:path';
import {type Coverage, type CoveredPage, coverApi} from '../../api-model/coverage';
import {type VersionName, apiFolder, versionNames} from '../../api-model/sources';
import {checkInventory, readInventoryPaths} from './inventory';
import {isMemberHeading, readHeadings, versionPages} from '../../remark/page-subjects';
import {resolveOnPage} from '../../api-model/resolve';

/** Reads `api_omit` of a page's front matter: a name and a reason on each line. */
export function readOmissions(source: string): Record<string, string> {
  const block = /^api_omit:\n((?: +.*\n)+)/m.exec(/^---\n[\s\S]*?\n---/.exec(source)?.[0] ?? '')?.[1] ?? '';
  return Object.fromEntries(
    [...block.matchAll(/^ +'?([^':]+)'?:\s*(.*)$/gm)].map(([, name = '', reason = '']) => [name.trim(), reason.trim()]),
  );
}

/** Every name that stands in code in a Markdown source: in code spans, and in code blocks. */
export function namesInCode(source: string): Set<string> {
  const code = source.match(/^(`{3,}).*\n[\s\S]*?^\1|`[^`\n]+`/gm) ?? [];
  return new Set(code.flatMap((text) => text.match(/[\w$]+/g) ?? []));
}

function readList(file: string): string[] {
  return fs.existsSync(file) ? (JSON.parse(fs.readFileSync(file, 'utf8')) as string[]) : [];
}

/**
 * Compares the API pages of a version with its API, both ways.
 *
 * @returns a row for each page, and a message for each member without a heading,
 *   heading without a member, and subject without a page
 */
export function checkApi(projectDir: string, version: VersionName): Coverage {
  const folder = apiFolder(version);
  const {api, corrections, missing, pages} = versionPages(path.join(projectDir, path.dirname(folder)));
  const wrongHeadings: string[] = [];
  const covered = pages.map(({file, subjects, anchors}): CoveredPage => {
    const relative = path.relative(projectDir, file);
    const source = fs.readFileSync(file, 'utf8');
    for (const heading of readHeadings(source).filter((item) => item.isCode && isMemberHeading(item))) {
      const resolution = resolveOnPage(api, subjects, heading.section, heading.text, missing);
      if (resolution.kind === 'unknown') {
        wrongHeadings.push(
          `${relative}:${heading.line}: "${heading.text}" names no member of ${subjects.join(' or ')}. The nearest: ${resolution.nearest.join(', ')}.`,
        );
      }
    }
    return {
      file: relative,
      subjects,
      documented: new Set(anchors.keys()),
      named: namesInCode(source),
      omitted: readOmissions(source),
    };
  });
  const notYetWritten = readList(path.join(projectDir, folder, 'not-yet-written.json'));
  // A class that is a type only has members nevertheless: its instances are real.
  const notImplemented = corrections
    .filter(({kind, symbol}) => kind === 'not implemented' && api.symbols.get(symbol)?.kind === 'namespace')
    .map(({symbol}) => symbol);
  const {rows, problems} = coverApi(api, covered, notYetWritten, notImplemented);
  const label = version === 'current' ? '4.1' : version;
  const undeclared = new Set(corrections.map(({symbol}) => symbol));
  const inventory = checkInventory(api, readInventoryPaths(projectDir, label), undeclared);
  return {rows, problems: [...wrongHeadings, ...problems, ...inventory]};
}

/** `npm run check:api`: prints what is documented of what, and fails on every gap. */
function main(): void {
  const projectDir = path.resolve(__dirname, '../../..');
  let failed = false;
  for (const version of versionNames) {
    const {rows, problems} = checkApi(projectDir, version);
    const width = Math.max(...rows.map(({subject}) => subject.length));
    console.log(`${version}\n${'subject'.padEnd(width)}  documented  total`);
    rows.forEach(({subject, documented, total}) =>
      console.log(`${subject.padEnd(width)}  ${String(documented).padStart(10)}  ${String(total).padStart(5)}`),
    );
    problems.forEach((problem) => console.error(problem));
    failed ||= problems.length > 0 || rows.length === 0;
  }
  process.exitCode = failed ? 1 : 0;
}

if (require.main === module) {
  main();
}
