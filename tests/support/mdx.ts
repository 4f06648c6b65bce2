import path from 'node:path';
import {createProcessorUncached} from '@docusaurus/mdx-loader/lib/processor';
import preprocess from '@docusaurus/mdx-loader/lib/preprocessor';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {projectDir} from './sites';

type Options = Parameters<typeof createProcessorUncached>[0]['options'];
type Transformers = NonNullable<Options['beforeDefaultRemarkPlugins']>;

const markdownConfig = {
  format: 'mdx',
  mermaid: false,
  emoji: true,
  mdx1Compat: {comments: true, admonitions: true, headingIds: true},
  anchors: {maintainCase: false},
  remarkRehypeOptions: undefined,
} as unknown as Options['markdownConfig'];

/**
 * Compiles a page with the framework's own MDX processor.
 *
 * @param file - relative to the project
 * @param before - transformers that see the tree before the framework's own
 * @param after - transformers that see it after them, with the ids of the headings
 * @returns the page as a JavaScript module
 */
export async function compilePage(
  file: string,
  source: string,
  before: Transformers,
  after: Transformers = [],
): Promise<string> {
  const filePath = path.join(projectDir, file);
  const options = {
    markdownConfig,
    admonitions: true,
    siteDir: projectDir,
    staticDirs: [path.join(projectDir, 'static')],
    beforeDefaultRemarkPlugins: before,
    remarkPlugins: after,
    beforeDefaultRehypePlugins: [],
    rehypePlugins: [],
    recmaPlugins: [],
  } as unknown as Options;
  const {frontMatter} = await DEFAULT_PARSE_FRONT_MATTER({filePath, fileContent: source});
  const content = preprocess({fileContent: source, filePath, markdownConfig, admonitions: true});
  const processor = await createProcessorUncached({options, format: 'mdx'});
  return (await processor.process({content, filePath, frontMatter, compilerName: 'client'})).content;
}
