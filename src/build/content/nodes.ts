import type {
  BlockContent,
  InlineCode,
  Link,
  List,
  ListItem,
  Paragraph,
  PhrasingContent,
  Strong,
  Table,
  TableCell,
  TableRow,
  Text,
} from 'mdast';

/** A text of a Markdown tree. */
export const text = (value: string): Text => ({type: 'text', value});

/** Code within a text. */
export const inlineCode = (value: string): InlineCode => ({type: 'inlineCode', value});

/** A text with code between backticks, as nodes. */
export const withCode = (value: string): PhrasingContent[] =>
  value
    .split('`')
    .map((part, index) => (index % 2 === 1 ? inlineCode(part) : text(part)))
    .filter((node) => node.value !== '');

/** A text in bold. */
export const strong = (value: string): Strong => ({type: 'strong', children: [text(value)]});

/** A link. */
export const link = (url: string, ...children: PhrasingContent[]): Link => ({type: 'link', url, children});

/** A link, or its text alone where there is no address. */
export const linkIf = (url: string | undefined, name: PhrasingContent): PhrasingContent =>
  url ? link(url, name) : name;

/** A paragraph. */
export const paragraph = (...children: PhrasingContent[]): Paragraph => ({type: 'paragraph', children});

/** A list with bullets. */
export const bulletList = (children: ListItem[], spread = false): List => ({
  type: 'list',
  ordered: false,
  spread,
  children,
});

/** An item of a list. */
export const listItem = (children: BlockContent[], spread = false): ListItem => ({type: 'listItem', spread, children});

/** Parts with a separator between them. */
export const listed = (parts: readonly PhrasingContent[][], separator = ', '): PhrasingContent[] =>
  parts.flatMap((part, index) => (index === 0 ? part : [text(separator), ...part]));

const tableRow = (cells: readonly PhrasingContent[][]): TableRow => ({
  type: 'tableRow',
  children: cells.map((children): TableCell => ({type: 'tableCell', children})),
});

/** A table with its heads and the cells of its rows. */
export const table = (heads: readonly string[], rows: readonly PhrasingContent[][][]): Table => ({
  type: 'table',
  children: [heads.map((head) => [text(head)]), ...rows].map(tableRow),
});
