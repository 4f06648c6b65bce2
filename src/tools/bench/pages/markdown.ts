import type {Root, RootContent} from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {SKIP, visit} from 'unist-util-visit';
import {stringify} from 'yaml';
import type {Article} from './article';
import {type Dialect, headingId} from './dialects';

const processor = unified()
  .use(remarkStringify, {bullet: '-', rule: '-'})
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkDirective)
  .freeze();

/** The words behind a language that every generator knows in some form: title and highlighted lines. */
function commonMeta(meta: string): string {
  return [/\btitle="[^"]*"/.exec(meta)?.[0], /\{[\d,-]+\}/.exec(meta)?.[0]].filter(Boolean).join(' ');
}

function translate(root: Root, dialect: Dialect): void {
  visit(root, (node, index, parent) => {
    if (node.type === 'heading' && dialect.headingIds) {
      const id = headingId(node);
      if (id !== undefined) {
        node.children.push({type: 'html', value: ` {#${id}}`});
      }
    } else if (node.type === 'code' && parent && index !== undefined) {
      const meta = commonMeta(node.meta ?? '');
      const blocks = dialect.fence({...node, meta: meta || null});
      (parent.children as RootContent[]).splice(index, 1, ...blocks);
      return [SKIP, index + blocks.length];
    } else if (node.type === 'containerDirective' && parent && index !== undefined) {
      const blocks = dialect.admonition(node);
      (parent.children as RootContent[]).splice(index, 1, ...blocks);
      // Its content comes next, unless it is still within a directive.
      return blocks.some(({type}) => type === 'containerDirective') ? undefined : [SKIP, index];
    }
    return undefined;
  });
}

/** An article as a Markdown file for one of the generators. */
export function writeMarkdown(article: Article, dialect: Dialect): string {
  const root = structuredClone(article.root);
  const frontMatter = stringify(dialect.frontMatter(article));
  translate(root, dialect);
  if (dialect.titleInBody) {
    root.children.unshift({type: 'heading', depth: 1, children: [{type: 'text', value: article.title}]});
  }
  return `---\n${frontMatter}---\n\n${processor.stringify(root)}`;
}
