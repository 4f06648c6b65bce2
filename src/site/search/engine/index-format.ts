import type {PackedMeanings} from './meaning';
import type {Edition, Kind} from './record';

/**
 * An index is shipped in two files. The titles file holds what names things:
 * pages and headings. It is small and answers at once. The content file holds the text.
 */
export const formatVersion = 4;

/** The folder of the index files, relative to the base URL and to the build. */
export const indexFolder = 'assets/search';

/** Lists the files of the index. Its name has no hash: browsers ask for it each time. */
export const manifestFile = `${indexFolder}/manifest.json`;

/** What a heading is: prose, the name of a member of the API, the message of an error, which has no heading of its own. */
export const marks = {prose: 0, member: 1, error: 2} as const;

/** A heading: level, text, its id (0 when it is the text), what it is ({@link marks}), its kind where its place does not say it. */
export type PackedHeading = [level: number, text: string, anchor?: string | 0, mark?: 0 | 1 | 2, kind?: Kind];

export type PackedPage = {
  path: string;
  title: string;
  /** Index into the groups. */
  group: number;
  edition?: Edition;
  /** Is the title the name of an API subject? */
  isMember?: 1;
  keywords?: string[];
  headings: PackedHeading[];
};

/** The titles file. */
export type TitlesFile = {
  format: typeof formatVersion;
  language: string;
  docusaurus_tag: string;
  version: string;
  origin: string;
  /** Of the site; the paths of pages begin with it. */
  baseUrl: string;
  groups: string[];
  pages: PackedPage[];
};

/** What a section has besides prose. */
export type PackedText = {
  /** Prose, a line for each paragraph. */
  text: string;
  /** Texts of table cells, a line for each. */
  cells?: string;
  /** Names from blocks of code, and names that the text explains, with spaces between them. */
  identifiers?: string;
  defines?: string;
  signature?: string;
  /** What the section answers, in readers' words. Those of pages are first among the keywords of the titles file. */
  asks?: readonly string[];
  /** The errors and warnings that the section explains, with `…` for what the library fills in. */
  messages?: readonly string[];
};

/** The text of a section, if any. */
export type PackedContent = 0 | string | PackedText;

/**
 * What the content file says: for each page in the order of the titles file, the text of the page and of each heading.
 * The file has it in columns: see {@link contentJson}.
 */
export type ContentFile = {
  format: typeof formatVersion;
  docusaurus_tag: string;
  pages: PackedContent[][];
  /** What words mean; the same for all versions. */
  meanings?: PackedMeanings;
};

/** Where the files of one index are, relative to the base URL. */
export type IndexLocation = {
  language: string;
  docusaurus_tag: string;
  version: string;
  /** Of the docs plugin, unless it is `default`. */
  pluginId?: string;
  /** Of the versions of its plugin, does this one answer when nobody says which to search? */
  isDefault: boolean;
  titles: string;
  content: string;
};

/** Lists the indexes of a site. */
export type IndexManifest = {format: typeof formatVersion; indexes: IndexLocation[]};

/** @throws when a file is not of the form that this release of the engine reads */
function assertFormat(file: unknown, name: string): void {
  const format = (file as {format?: unknown} | null)?.format;
  if (format !== formatVersion) {
    throw new Error(`${name}: expected format ${formatVersion}, got ${JSON.stringify(format) ?? 'nothing'}.`);
  }
}

function parse(json: string, name: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new Error(`${name}: expected JSON. ${(error as Error).message}`);
  }
}

/** @throws an error that names the file when it is malformed */
export function parseManifest(json: string, name: string): IndexManifest {
  const file = parse(json, name);
  assertFormat(file, name);
  const {indexes} = file as IndexManifest;
  const isLocation = (index: Partial<IndexLocation> | null): boolean =>
    [index?.language, index?.docusaurus_tag, index?.version, index?.titles, index?.content].every(
      (value) => typeof value === 'string',
    );
  if (!Array.isArray(indexes) || !indexes.every(isLocation)) {
    throw new Error(`${name}: expected a list "indexes" of languages, tags, versions and files.`);
  }
  return file as IndexManifest;
}

/** @throws an error that names the file when it is malformed */
export function parseTitles(json: string, name: string): TitlesFile {
  const file = parse(json, name);
  assertFormat(file, name);
  const {origin, baseUrl, pages, groups} = file as TitlesFile;
  if (!Array.isArray(groups) || !Array.isArray(pages) || !pages.every((page) => Array.isArray(page?.headings))) {
    throw new Error(`${name}: expected lists "groups" and "pages", and "headings" in each page.`);
  }
  if (typeof baseUrl !== 'string' || !pages.every(({path}) => String(path).startsWith(baseUrl))) {
    throw new Error(`${name}: expected "baseUrl", and paths of pages that begin with it.`);
  }
  if (!URL.canParse(origin)) {
    throw new Error(`${name}: expected "origin", the address of the site.`);
  }
  return file as TitlesFile;
}

/** What a section can have, each a column of the content file. */
const columnNames = ['text', 'cells', 'identifiers', 'defines', 'signature', 'asks', 'messages'] as const;

type Columns = Record<(typeof columnNames)[number], string[]>;

/** Stands between the entries of a list. */
const lineBreak = '\n';

/**
 * Writes a content file. All prose stands together, then all cells and so on, an entry for each section: what is alike
 * compresses best beside its like. That makes the file a twentieth smaller than a list of sections.
 */
export function contentJson({pages, ...rest}: ContentFile): string {
  const sections = pages.flat().map((entry) => (typeof entry === 'object' ? entry : {text: entry || ''}));
  const columnOf = (name: keyof Columns) =>
    sections.map((section: PackedText) => [section[name] ?? ''].flat().join(lineBreak));
  return JSON.stringify({...rest, columns: Object.fromEntries(columnNames.map((name) => [name, columnOf(name)]))});
}

/** The section in a row of the columns. */
function sectionAt(columns: Columns, row: number): PackedContent {
  const {
    text = '',
    asks,
    messages,
    ...others
  } = Object.fromEntries(
    columnNames.flatMap((name) => (columns[name][row] ? [[name, columns[name][row]]] : [])),
  ) as Partial<Record<keyof Columns, string>>;
  const lists = {...(asks && {asks: asks.split(lineBreak)}), ...(messages && {messages: messages.split(lineBreak)})};
  const given = {...others, ...lists};
  return Object.keys(given).length > 0 ? {text, ...given} : text;
}

/** @throws an error that names the file when it is malformed or belongs to other titles */
export function parseContent(json: string, name: string, titles: TitlesFile): ContentFile {
  const file = parse(json, name);
  assertFormat(file, name);
  const {columns, ...rest} = file as Omit<ContentFile, 'pages'> & {columns: Columns};
  const ends: number[] = [];
  titles.pages.forEach(({headings}, i) => ends.push((ends[i - 1] ?? 0) + headings.length + 1));
  const fits =
    rest.docusaurus_tag === titles.docusaurus_tag &&
    columnNames.every((column) => Array.isArray(columns?.[column]) && columns[column].length === (ends.at(-1) ?? 0));
  if (!fits) {
    throw new Error(`${name}: expected the texts of the ${titles.pages.length} pages of ${titles.docusaurus_tag}.`);
  }
  const pages = ends.map((end, i) => {
    const start = ends[i - 1] ?? 0;
    return Array.from({length: end - start}, (_, at) => sectionAt(columns, start + at));
  });
  return {...rest, pages};
}
