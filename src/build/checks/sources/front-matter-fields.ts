import {DocFrontMatterSchema} from '@docusaurus/plugin-content-docs/lib/frontMatter.js';
import type {FrontMatter} from '../../content/front-matter';
import {versionLabels} from '../../../common/versions';
import type {LineProblem} from './line-problem';
import {expectedOne} from './nearest';

/** The fields that this project adds to the framework's; see `src/build/content/page.ts` and `asks.ts`. */
const ownFields = ['api', 'api_omit', 'asks', 'edition'];

/** Every field that the front matter of a page may have. */
function knownFields(): string[] {
  const {keys} = DocFrontMatterSchema.describe() as {keys?: Record<string, unknown>};
  if (!keys || !('sidebar_label' in keys)) {
    throw new Error(
      '@docusaurus/plugin-content-docs no longer describes its front matter: see src/build/checks/sources/front-matter-fields.ts.',
    );
  }
  return [...Object.keys(keys), ...ownFields];
}

/** What is wrong with the address that a page gives itself; undefined where nothing is. */
function slugProblem(slug: unknown): string | undefined {
  if (slug === undefined) {
    return undefined;
  }
  const isPath = typeof slug === 'string' && /^\/?(?:[\w-][\w.-]*\/?)*$/.test(slug) && slug !== '';
  const [first] = isPath ? slug.split('/').filter(Boolean) : [];
  if (isPath && slug.startsWith('/') && first !== undefined && versionLabels.includes(first)) {
    return `slug: "${String(slug)}" begins with a version, which the site adds by itself. Leave "/${first}" out.`;
  }
  return isPath
    ? undefined
    : `slug: ${JSON.stringify(slug)} is no address below the version: expected a path such as /learn/start or start, without "..", host or spaces.`;
}

/**
 * What is wrong with the fields of a page's front matter: the framework lets
 * fields that it does not know pass.
 */
export function fieldProblems({values, lineOf}: FrontMatter): LineProblem[] {
  const known = knownFields();
  const problems = Object.keys(values)
    .filter((field) => !known.includes(field))
    .map((field) => ({
      line: lineOf([field]),
      message: `unknown front matter field "${field}". ${expectedOne(field, known)}`,
    }));
  const slug = slugProblem(values.slug);
  return slug === undefined ? problems : [...problems, {line: lineOf(['slug']), message: slug}];
}
