import {normalizeAdmonitionOptions} from '@docusaurus/mdx-loader/lib/remark/admonitions';
import {admonitionTitleToDirectiveLabel, escapeMarkdownHeadingIds, unwrapMdxCodeBlocks} from '@docusaurus/utils';
import remarkComment from '@slorber/remark-comment';
import type {Root} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {location} from 'vfile-location';
import {VFileMessage} from 'vfile-message';

/** The same syntax as the framework's MDX loader knows. */
const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm)
  .use(remarkComment)
  .freeze();

/** The names of admonitions; an internal of the framework, so its shape is checked. */
function admonitionNames(): string[] {
  const {keywords} = normalizeAdmonitionOptions(true);
  if (!Array.isArray(keywords) || !keywords.includes('note')) {
    throw new Error('@docusaurus/mdx-loader no longer lists the names of admonitions: see src/build/content/parse.ts.');
  }
  return keywords;
}

/** What the framework changes in the source before it parses it. Lines stay where they are. */
function prepare(source: string, file: string): string {
  if (unwrapMdxCodeBlocks(source) !== source) {
    const line = source.split('\n').findIndex((text) => /^ *`{3,4} *mdx-code-block/.test(text)) + 1;
    throw new Error(`${file}:${line}: write MDX as it is, without a mdx-code-block around it.`);
  }
  return admonitionTitleToDirectiveLabel(escapeMarkdownHeadingIds(source), admonitionNames());
}

/** Lets offsets lead into the source as it is written: the framework has made some of its lines longer. */
function correctOffsets(root: Root, source: string): void {
  const places = location(source);
  visit(root, ({position}) => {
    for (const point of position ? [position.start, position.end] : []) {
      point.offset = places.toOffset(point);
    }
  });
}

/**
 * Parses the source of a page as the framework does.
 *
 * @param file - its path, for messages
 * @param keep - gets the tree as the framework has it, and what it was parsed from
 * @throws with file and line when the source is not valid MDX
 */
export function parseMdx(source: string, file: string, keep?: (root: Root, text: string) => void): Root {
  try {
    const prepared = prepare(source, file);
    const root = processor.parse(prepared);
    keep?.(root, prepared);
    if (prepared !== source) {
      correctOffsets(root, source);
    }
    return root;
  } catch (error) {
    if (error instanceof VFileMessage) {
      // A tag that is not closed is found at the end; the message says where it begins.
      const line = error.line ?? /\((\d+):\d+/.exec(error.reason)?.[1] ?? 1;
      throw new Error(`${file}:${line}: ${error.reason}`, {cause: error});
    }
    throw error;
  }
}
