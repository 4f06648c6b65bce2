import {transformerMetaHighlight, transformerNotationDiff, transformerNotationHighlight} from '@shikijs/transformers';
import {type BundledLanguage, type Highlighter, createCssVariablesTheme, createHighlighter} from 'shiki';
import type {DecorationItem, ShikiTransformer, ThemeRegistration} from 'shiki';
import {createJavaScriptRegexEngine} from 'shiki/engine/javascript';
import {codeNotes} from './code-notes';
import {foldRest} from './shown-lines';

/** The languages of code blocks, with the label that readers see. */
export const languages: Partial<Record<BundledLanguage, string>> = {
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

/** Is this a language of code blocks? */
export const isLanguage = (name: string): name is BundledLanguage => Object.hasOwn(languages, name);

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

// eslint-disable-next-line no-restricted-syntax -- knows languages and colors, nothing of a project
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

// eslint-disable-next-line no-restricted-syntax -- a function of its key, which is all that is highlighted
const highlighted = new Map<string, Promise<string>>();

/**
 * Highlights code. What was highlighted before is not highlighted again: versions
 * have most of their code in common.
 *
 * @param meta - the words behind the language of a fence
 * @param links - the parts of the code that are links
 * @returns a `pre` element as HTML, with a class for each color
 */
export function highlight(
  code: string,
  language: BundledLanguage | 'text',
  meta = '',
  links: DecorationItem[] = [],
): Promise<string> {
  const key = JSON.stringify([language, meta, code, links]);
  const known = highlighted.get(key) ?? toHtml(code, language, meta, links);
  highlighted.set(key, known);
  return known;
}

/** Browsers that translate a page leave its code as it is. */
const untranslated: ShikiTransformer = {
  pre: (node) => void (node.properties.translate = 'no'),
};

/** The languages in which a line break in the box cannot be taken for one of the code. */
const wrapping = ['ts', 'js', 'css'];

/** A line that is alone ends in its box: nobody looks for a bar to scroll it. */
const wrapsAlone: ShikiTransformer = {
  line(node) {
    if (wrapping.includes(this.options.lang) && !this.source.includes('\n')) {
      node.properties.style = 'white-space:pre-wrap;overflow-wrap:anywhere';
    }
  },
};

async function toHtml(
  code: string,
  language: BundledLanguage | 'text',
  meta: string,
  decorations: DecorationItem[],
): Promise<string> {
  const shiki = await loadHighlighter();
  return shiki.codeToHtml(code, {
    lang: language,
    theme: 'css-variables',
    // A slow machine must not give other colors.
    tokenizeTimeLimit: 0,
    tokenizeMaxLineLength: 0,
    meta: {__raw: meta},
    // A stop for the keyboard until it is known to fit: see scroll-boxes.ts.
    tabindex: '0',
    decorations,
    transformers: [
      untranslated,
      transformerMetaHighlight(),
      transformerNotationHighlight(),
      transformerNotationDiff(),
      colorsToClasses,
      codeNotes,
      foldRest,
      wrapsAlone,
    ],
  });
}

/** A part of a text that has one color: the name of a token, such as `keyword`. */
export type ColoredPart = {text: string; color: string | undefined};

// eslint-disable-next-line no-restricted-syntax -- a function of its key, as above
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
