import fs from 'node:fs';
import path from 'node:path';
import {closest} from 'fastest-levenshtein';
import {vendorOrigin} from '../../common/vendor-page';
import type {ApiModel, ApiSymbol} from './model';

/** What a public fact about JointJS+ rests on, best first. */
const confirmationKinds = ['documentation', 'demo', 'answer', 'changelog', 'named'] as const;

/** Where it is publicly said that JointJS+, whose package is not public, has a member: one line of a register. */
export type Confirmation = {
  /** The path of the member in the report. */
  symbol: string;
  /**
   * `documentation`: a page of the vendor's documentation describes it. `demo`: a
   * public demo uses it. `answer`: a maintainer has said so. `changelog`: a
   * changelog or an announcement has it. `named`: something public names it, and
   * says no more.
   */
  confirmed: (typeof confirmationKinds)[number];
  /** An address, or `owner/repository:path@commit`. */
  source: string;
  /** The versions that the source states, such as `["4.0", "4.2"]`: of a demo, that of its package.json. */
  versions?: string[];
  /** The older version whose changelog has the member, where the source is another. */
  changelog?: {version: string; source: string};
  /** `answer`: the year in which it was given. */
  year?: number;
  /** The default as the source states it, in JavaScript. A page states a default only where this does. */
  default?: string;
  /** Where the line stands, for messages. */
  at?: string;
};

const fields = ['symbol', 'confirmed', 'source', 'versions', 'changelog', 'year', 'default'];

/** `https://…`, or a file in a public repository at a commit. */
const sourcePattern = /^(?:https:\/\/\S+|[\w-]+\/[\w.-]+:\S+@[\da-f]{7,40})$/;

/** The version that the address of a page of the vendor's documentation names. */
const versionOfAddress = (source: string): string | undefined =>
  /^https:\/\/(?:docs\.jointjs\.com|resources\.jointjs\.com\/docs\/rappid)\/v?(\d+\.\d+)\//.exec(source)?.[1];

function isChangelog(value: unknown): value is Confirmation['changelog'] {
  const {version, source} = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  return /^\d+\.\d+$/.test(String(version)) && sourcePattern.test(String(source));
}

function fieldProblems(line: Record<string, unknown>): string[] {
  const problems = Object.keys(line)
    .filter((field) => !fields.includes(field))
    .map((field) => `has the field ${field}: did you mean ${closest(field, fields)}?`);
  const {confirmed, source, versions, changelog, year} = line;
  if (!confirmationKinds.includes(confirmed as Confirmation['confirmed'])) {
    const nearest = closest(String(confirmed), [...confirmationKinds]);
    problems.push(`is confirmed by ${JSON.stringify(confirmed)}: did you mean "${nearest}"?`);
  }
  if (typeof source !== 'string' || !sourcePattern.test(source)) {
    problems.push('needs a source: an address that begins with https://, or owner/repository:path@commit');
  }
  const hasVersions = Array.isArray(versions) && versions.length > 0;
  if (['documentation', 'demo', 'changelog'].includes(String(confirmed)) && !hasVersions) {
    problems.push('needs versions: those for which the source says so, such as ["4.1"], or ["unknown"]');
  }
  if (hasVersions && !versions.every((version) => /^(?:\d+\.\d+|unknown)$/.test(String(version)))) {
    problems.push('has a version that is neither like "4.1" nor "unknown"');
  }
  const named = typeof source === 'string' ? versionOfAddress(source) : undefined;
  if (confirmed === 'documentation' && hasVersions && named !== undefined && !versions.includes(named)) {
    problems.push(`has versions without ${named}, which its source is about: add it, or name another source`);
  }
  if (changelog !== undefined && !isChangelog(changelog)) {
    problems.push('needs a changelog like {"version": "3.2", "source": "owner/repository:path@commit"}');
  }
  if ((confirmed === 'answer') !== (typeof year === 'number')) {
    problems.push('needs the year of the answer, and only an answer has one');
  }
  return problems;
}

function readLine(text: string): Record<string, unknown> | undefined {
  try {
    const line = JSON.parse(text) as unknown;
    return typeof line === 'object' && line !== null ? (line as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}

/** The files of the register in a version's `_api` folder: one beside the declarations of each class. */
export function registerFiles(folder: string): string[] {
  const plus = path.join(folder, 'joint-plus');
  return fs.existsSync(plus)
    ? fs
        .readdirSync(plus, {recursive: true, encoding: 'utf8'})
        .filter((name) => name.endsWith('.jsonl'))
        .map((name) => path.join(plus, name))
        .sort()
    : [];
}

/**
 * Reads the register of one version: for each member of JointJS+ that is declared
 * here, what public source says that it exists.
 *
 * @param folder - the version's `_api` folder
 * @returns the lines by the path of the member
 * @throws with file and line when a line is not valid, or two are about one member
 */
export function readConfirmations(folder: string): Map<string, Confirmation> {
  const found = new Map<string, Confirmation>();
  const problems: string[] = [];
  for (const file of registerFiles(folder)) {
    const lines = fs.readFileSync(file, 'utf8').trimEnd().split('\n');
    lines.forEach((text, index) => {
      const at = `${file}:${index + 1}:`;
      const line = readLine(text);
      const symbol = line?.symbol;
      if (!line || typeof symbol !== 'string') {
        problems.push(`${at} expected one line of JSON with a symbol.`);
        return;
      }
      problems.push(...fieldProblems(line).map((problem) => `${at} ${symbol} ${problem}.`));
      if (found.has(symbol)) {
        problems.push(`${at} ${symbol} has a line already. Keep the one with the better source.`);
      }
      found.set(symbol, {...(line as Confirmation), at: `${file}:${index + 1}`});
    });
  }
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
  return found;
}

/** Do options or events stand in it? Each of them has its own line. */
const isList = (symbolPath: string): boolean => /\.(?:Options|EventMap)$/.test(symbolPath);

/** Is it a constructor that no declaration writes? TypeScript adds one to each such class, and no source speaks of it. */
const isImplied = ({kind, signatures}: ApiSymbol): boolean => kind === 'constructor' && signatures.length === 0;

/**
 * Compares the register with the declarations, both ways. Namespaces, the types that
 * list options or events, and implied constructors have no line.
 *
 * @param plus - the declarations of JointJS+
 * @param folder - the version's `_api` folder, for the messages
 * @returns a message for each member without a line, and for each line without a member
 */
export function confirmationProblems(
  plus: ApiModel,
  confirmations: ReadonlyMap<string, Confirmation>,
  folder: string,
): string[] {
  const members = [...plus.symbols.values()]
    .filter((symbol) => symbol.kind !== 'namespace' && !isList(symbol.path) && !isImplied(symbol))
    .map((symbol) => symbol.path);
  const declared = new Set(members);
  return [
    ...members
      .filter((member) => !confirmations.has(member))
      .map((member) => `${folder}/joint-plus declares ${member}, but no register says where that is confirmed.`),
    ...[...confirmations.keys()]
      .filter((symbol) => !declared.has(symbol))
      .map(
        (symbol) =>
          `${folder}/joint-plus: a register has ${symbol}, which is not declared. ` +
          (members.length > 0 ? `The nearest: ${closest(symbol, members)}.` : ''),
      ),
  ];
}

/**
 * The address at which a reader can look a source up; undefined for the vendor's documentation. This site stands in
 * for it: what was there when a member was confirmed may be gone.
 */
export function sourceAddress(source: string): string | undefined {
  const [, repository, file, commit] = /^([\w-]+\/[\w.-]+):(\S+)@([\da-f]+)$/.exec(source) ?? [];
  if (repository) {
    return `https://github.com/${repository}/blob/${String(commit)}/${String(file)}`;
  }
  return source.startsWith(`${vendorOrigin}/`) ? undefined : source;
}
