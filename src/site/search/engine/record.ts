import type {Edition} from '../../../common/editions';
import type {Kind} from './kind';

/** The levels of a record's hierarchy: the group, the page's title, then its headings. */
export const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

export type Level = (typeof levels)[number];

export type {Edition, Kind};

/**
 * One place that search can lead to: a page, a heading or the text below one.
 * The same records feed the embedded index and the hosted service. Their form is
 * that of the DocSearch crawler (https://docsearch.algolia.com/docs/record-extractor),
 * with the fields from `version` on added.
 */
export type SearchRecord = {
  /** Path, anchor and, for text, its number: `/api/dia/Graph#addCells:content:1`. */
  objectID: string;
  /** Absolute, with the anchor. */
  url: string;
  url_without_anchor: string;
  /** The id of the heading; null for the top of the page. */
  anchor: string | null;
  type: Exclude<Level, 'lvl0'> | 'content';
  hierarchy: Record<Level, string | null>;
  /** The prose below the heading, a line for each paragraph or list item; null in the records of headings. */
  content: string | null;
  /** The texts of table cells below the heading, which are searched but make no prose; in content records only. */
  cells: string[];
  language: string;
  /** The docs version as Docusaurus names it in pages: `docs-default-current`. */
  docusaurus_tag: string;
  /** The label of the docs version: `4.1`. */
  version: string;
  edition: Edition | null;
  kind: Kind;
  /** What a hit shows behind the name of a member, `(cells, opt?)` or `: boolean`; often empty. */
  signature: string;
  /** The dotted name of an API member, such as `dia.Graph.addCells`; the name of an API page; otherwise null. */
  member: string | null;
  /** Old names and readers' words: of the page in its own record, of a section in the record of its heading. */
  keywords: string[];
  /** Errors and warnings that the section explains, with `…` for what is filled in; in records of headings only. */
  messages: string[];
  /** Names from the blocks of code below the heading that its text does not mention; in content records only. */
  identifiers: string[];
  /** Names that a table or list below the heading explains, such as options and events; in content records only. */
  defines: string[];
  /** The order among equals in the hosted service: higher first. */
  weight: {pageRank: number; level: number; position: number};
};
