import path from 'node:path';
import {closest} from 'fastest-levenshtein';
import type {Code, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {versionOfFile} from '../../common/versions';
import {jsxElement} from '../content/jsx';
import {projectPath} from '../content/pages';
import type {Project} from '../content/project';
import {pageOfFile} from '../reference/page-of-file';
import {fencesOf} from '../content/code';
import {fragmentKeys} from '../demos/page-fragments';
import {playableKeys, programKey} from '../demos/page-programs';
import {dependsOn} from '../reference/dependencies';
import {CodeLinks} from './code-links';
import {highlight, isLanguage, languages} from './highlight';
import {runOf} from './run-code';
import {SectionNames} from './section-names';
import {readShown} from './shown-lines';

/** The links for the names in a page's code; none where no version of the library is known. */
function codeLinks(project: Project, file: VFile): CodeLinks | undefined {
  if (!versionOfFile(projectPath(project.dir, file.path))) {
    return undefined;
  }
  const {from, pages} = pageOfFile(project, file);
  return new CodeLinks(project, pages, from);
}

/**
 * Gives the address at which the playground opens a block: that of the demo from which `demo-stages.ts` took it, of a
 * program of the page, or of a fragment that becomes one; undefined for a block that does not open.
 */
function playAddresses(project: Project, root: Root, file: VFile): (code: Code) => string | undefined {
  const page = projectPath(project.dir, file.path);
  const version = versionOfFile(page);
  const keys = version ? playableKeys(fencesOf(root)) : new Set<string>();
  const fragments = version && fragmentKeys(project, version.name, page);
  dependsOn(project, file, ...(fragments?.sources ?? []));
  const address = (name: string): string => `${project.baseUrl}play?${name}&version=${version?.label}`;
  return ({value, meta}) => {
    const [, demo] = /\bdemo="([^"]+)"/.exec(meta ?? '') ?? [];
    if (demo !== undefined) {
      return version && address(`demo=${demo}`);
    }
    const key = programKey(value);
    const kind = keys.has(key) ? 'program' : fragments?.keys.has(key) ? 'fragment' : undefined;
    return kind && address(`${kind}=${key}`);
  };
}

/**
 * Highlights code blocks while the page is compiled and leaves static HTML, with
 * classes for colors that the style sheet defines for both color modes. Names of the
 * library are links to where they are described (`code-links.ts`).
 *
 * The fence's words: `title="src/main.ts"`, `{1,3-5}` for highlighted lines, `run` (`run-code.ts`); in
 * the code, comments `[!code highlight]`, `[!code ++]` and `[!code --]`.
 *
 * @throws when a fence names a language that the site does not know
 */
export function highlightCode(project: Project) {
  return async (root: Root, file: VFile): Promise<void> => {
    const playAddress = playAddresses(project, root, file);
    const places: {node: Code; about: string; replace: (element: MdxJsxFlowElement) => void}[] = [];
    const names = new SectionNames();
    visit(root, (node, index, parent) => {
      names.pass(node);
      if (node.type === 'code' && parent) {
        const replace = (element: MdxJsxFlowElement) => void parent.children.splice(index ?? 0, 1, element);
        places.push({node, about: names.next(), replace});
      }
    });
    const links = places.length > 0 ? codeLinks(project, file) : undefined;
    for (const {node, about, replace} of places) {
      const language = node.lang ?? 'text';
      if (language !== 'text' && !isLanguage(language)) {
        const known = [...Object.keys(languages), 'text'];
        throw new Error(
          `${path.relative(project.dir, file.path)}:${node.position?.start.line ?? 1}: unknown code language "${language}". ` +
            `Expected one of ${known.join(', ')}; the nearest is "${closest(language, known)}".`,
        );
      }
      const meta = node.meta ?? '';
      replace(
        jsxElement('CodeBlock', {
          html: await highlight(node.value, language, meta, links?.of(node.value, language)),
          language: isLanguage(language) ? languages[language] : undefined,
          title: /\btitle="([^"]+)"/.exec(meta)?.[1],
          about,
          isFolded: readShown(meta) ? 'true' : undefined,
          playUrl: playAddress(node),
          ...runOf(project, node, file),
        }),
      );
    }
  };
}
