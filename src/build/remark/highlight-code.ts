import path from 'node:path';
import {transformerMetaHighlight, transformerNotationDiff, transformerNotationHighlight} from '@shikijs/transformers';
import {closest} from 'fastest-levenshtein';
import type {Code, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {type BundledLanguage, type Highlighter, createCssVariablesTheme, createHighlighter} from 'shiki';
import type {ShikiTransformer, ThemeRegistration} from 'shiki';
import {createJavaScriptRegexEngine} from 'shiki/engine/javascript';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {jsxElement} from '../content/jsx';
import {SectionNames} from './section-names';

/** The languages of code blocks, with the label that readers see. */
const languages: Partial<Record<BundledLanguage, string>> = {
  ts: 'TypeScript',
  tsx: 'TSX',
  js: 'JavaScript',
  jsx: 'JSX',
  json: 'JSON',
  bash: 'Shell',
  html: 'HTML',
  css: 'CSS',
  vue: 'Vue',
  svelte: 'Svelte',
};

const isLanguage = (name: string): name is BundledLanguage => Object.hasOwn(languages, name);

/** Turns the colors of the variables theme into classes: `var(--shiki-token-keyword)` to `tk-keyword`. */
const colorsToClasses: ShikiTransformer = {
  name: 'colors-to-classes',
  pre(node) {
    delete node.properties.style;
  },
  span(node) {
    const token = /--shiki-token-([\w-]+)\)/.exec(String(node.properties.style ?? ''))?.[1];
    delete node.properties.style;
    if (token) {
      this.addClassToHast(node, `tk-${token}`);
    }
  },
};

/** Scopes of the theme that would color every name or every operator; left in the color of the text. */
const calmScopes = [
  'keyword.operator',
  'variable.other.object',
  'variable.other.class',
  'variable.other.constant',
  'punctuation.separator.key-value',
];

/** Shiki's theme of CSS variables, with words that matter colored and the rest not. */
function calmTheme(): ThemeRegistration {
  const theme = createCssVariablesTheme();
  const tokenColors = (theme.tokenColors ?? []).map((rule) => ({
    ...rule,
    scope: [rule.scope ?? []].flat().filter((scope) => !calmScopes.includes(scope)),
  }));
  return {
    ...theme,
    tokenColors: [
      ...tokenColors,
      {scope: calmScopes, settings: {foreground: 'var(--shiki-foreground)'}},
      // Operators that are words: new, typeof, in.
      {
        scope: ['keyword.operator.new', 'keyword.operator.expression'],
        settings: {foreground: 'var(--shiki-token-keyword)'},
      },
    ],
  };
}

let highlighter: Promise<Highlighter> | undefined;

function loadHighlighter(): Promise<Highlighter> {
  highlighter ??= createHighlighter({
    langs: Object.keys(languages).filter(isLanguage),
    themes: [calmTheme()],
    // Takes two thirds of the time of Oniguruma in WebAssembly, and gives the same colors.
    engine: createJavaScriptRegexEngine(),
  });
  return highlighter;
}

const highlighted = new Map<string, Promise<string>>();

/**
 * Highlights code. What was highlighted before is not highlighted again: versions
 * have most of their code in common.
 *
 * @param meta - the words behind the language of a fence
 * @returns a `pre` element as HTML, with a class for each color
 */
export function highlight(code: string, language: BundledLanguage | 'text', meta = ''): Promise<string> {
  const key = JSON.stringify([language, meta, code]);
  const known = highlighted.get(key) ?? toHtml(code, language, meta);
  highlighted.set(key, known);
  return known;
}

async function toHtml(code: string, language: BundledLanguage | 'text', meta: string): Promise<string> {
  const shiki = await loadHighlighter();
  return shiki.codeToHtml(code, {
    lang: language,
    theme: 'css-variables',
    // A slow machine must not give other colors.
    tokenizeTimeLimit: 0,
    tokenizeMaxLineLength: 0,
    meta: {__raw: meta},
    transformers: [
      transformerMetaHighlight(),
      transformerNotationHighlight(),
      transformerNotationDiff(),
      colorsToClasses,
    ],
  });
}

/** A part of a text that has one color: the name of a token, such as `keyword`. */
export type ColoredPart = {text: string; color: string | undefined};

const knownParts = new Map<string, ColoredPart[]>();

/**
 * The parts of a piece of TypeScript, with their colors.
 *
 * @param context - what stands before it
 */
export async function coloredParts(code: string, context: string): Promise<ColoredPart[]> {
  const key = context + code;
  const known = knownParts.get(key);
  if (known) {
    return known;
  }
  const shiki = await loadHighlighter();
  const {tokens} = shiki.codeToTokens(code, {
    lang: 'ts',
    theme: 'css-variables',
    tokenizeTimeLimit: 0,
    ...(context && {grammarContextCode: context}),
  });
  const parts = tokens.flatMap((line, index): ColoredPart[] => [
    ...(index > 0 ? [{text: '\n', color: undefined}] : []),
    ...line.map(({content, color}) => ({text: content, color: /--shiki-token-([\w-]+)\)/.exec(color ?? '')?.[1]})),
  ]);
  knownParts.set(key, parts);
  return parts;
}

/**
 * Highlights code blocks while the page is compiled and leaves static HTML, with
 * classes for colors that the style sheet defines for both color modes.
 *
 * The fence's words: `title="src/main.ts"`, `{1,3-5}` for highlighted lines; in
 * the code, comments `[!code highlight]`, `[!code ++]` and `[!code --]`.
 *
 * @throws when a fence names a language that the site does not know
 */
export function highlightCode() {
  return async (root: Root, file: VFile): Promise<void> => {
    const places: {node: Code; about: string; replace: (element: MdxJsxFlowElement) => void}[] = [];
    const names = new SectionNames();
    visit(root, (node, index, parent) => {
      names.pass(node);
      if (node.type === 'code' && parent) {
        const replace = (element: MdxJsxFlowElement) => void parent.children.splice(index ?? 0, 1, element);
        places.push({node, about: names.next(), replace});
      }
    });
    for (const {node, about, replace} of places) {
      const language = node.lang ?? 'text';
      if (language !== 'text' && !isLanguage(language)) {
        const known = [...Object.keys(languages), 'text'];
        throw new Error(
          `${path.relative(process.cwd(), file.path)}:${node.position?.start.line ?? 1}: unknown code language "${language}". ` +
            `Expected one of ${known.join(', ')}; the nearest is "${closest(language, known)}".`,
        );
      }
      const meta = node.meta ?? '';
      replace(
        jsxElement('CodeBlock', {
          html: await highlight(node.value, language, meta),
          language: isLanguage(language) ? languages[language] : undefined,
          title: /\btitle="([^"]+)"/.exec(meta)?.[1],
          about,
        }),
      );
    }
  };
}
