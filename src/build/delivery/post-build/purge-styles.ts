import selectorParser from 'postcss-selector-parser';
import {PurgeCSS} from 'purgecss';
import {frameworkChanged} from '../framework';
import {withoutOverridden} from './overridden-variables';
import type {UsedNames} from './used-names';

/**
 * Parts of the theme that every script knows and few sites use, by the names of their classes without the
 * hash of CSS modules. The server renders the first of a row wherever the part is used; without a page that
 * has it, what scripts say of the row does not count.
 */
export const optionalParts: readonly (readonly [first: string, ...others: string[]])[] = [
  [
    'collapseSidebarButton',
    'collapseSidebarButtonIcon',
    ...['docItemWrapperEnhanced', 'docSidebarContainerHidden', 'expandButton', 'expandButtonIcon', 'sidebarHidden'],
  ],
  ['tag', 'tagRegular', 'tagWithCount', 'tags'],
  ['avatar'],
  ['badge', 'badge--secondary'],
  ['card'],
  ['containsTaskList'],
  ['darkNavbarColorModeToggle'],
  ['diff'],
  ['footer--dark'],
  ['footerLogoLink'],
  ['iconLanguage'],
  ['img'],
  ['menuHtmlItem'],
  ['navbar--dark'],
  ['navbar--primary'],
  ['pagination'],
  ['tabs--block'],
];

const isNamed = (name: string, local: string): boolean =>
  name === local || (name.startsWith(`${local}_`) && name.length === local.length + 5);

/** Classes of parts that no page has. */
function unusedParts(classesOfStyles: ReadonlySet<string>, {classes}: UsedNames): Set<string> {
  const named = (names: Iterable<string>, locals: readonly string[]): string[] =>
    [...names].filter((name) => locals.some((local) => isNamed(name, local)));
  return new Set(
    optionalParts.flatMap((part) => {
      const missing = part.find((local) => named(classesOfStyles, [local]).length === 0);
      if (missing) {
        throw frameworkChanged({
          plugin: 'post-build/purge-styles.ts',
          expected: `the class ${missing} in the style sheets of the build`,
          found: 'none',
          lookAt: 'node_modules/@docusaurus/theme-classic/lib/theme and node_modules/infima',
        });
      }
      return named(classes, [part[0]]).length > 0 ? [] : named(classesOfStyles, part);
    }),
  );
}

/** The names in a selector, as `.class`, `#id` and tag. */
function namesIn(selector: string): {classes: string[]; others: string[]} {
  const names = {classes: [] as string[], others: [] as string[]};
  selectorParser((root) => {
    root.walkClasses(({value}) => void names.classes.push(value));
    root.walkIds(({value}) => void names.others.push(value));
    root.walkTags(({value}) => void names.others.push(value.toLowerCase()));
  }).processSync(selector);
  return names;
}

/**
 * Looks for rules that were taken out although pages have all that they name.
 *
 * @returns their selectors
 */
export function wronglyRemoved(removed: readonly string[], {classes, ids, tags}: UsedNames): string[] {
  return removed.filter((selector) => {
    const names = namesIn(selector);
    return (
      names.classes.every((name) => classes.has(name)) && names.others.every((name) => ids.has(name) || tags.has(name))
    );
  });
}

/** What a style sheet was before and is now. */
export type Purged = {css: string; removed: string[]};

/**
 * Takes out of a style sheet what no page and no script can use: rules, animations and custom properties.
 *
 * @throws when a rule was taken out that pages need, and when the theme lacks a class of `optionalParts`
 */
export async function purgeStyles(css: string, used: UsedNames): Promise<Purged> {
  const unused = unusedParts(new Set([...css.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name)), used);
  const words = [...used.words].filter((word) => !unused.has(word));
  const [purged] = await new PurgeCSS().purge({
    css: [{raw: withoutOverridden(css)}],
    // The names are known; an extractor must have something to extract from.
    content: [{raw: 'names', extension: 'names'}],
    extractors: [
      {
        extensions: ['names'],
        extractor: () => ({
          classes: [...used.classes],
          ids: [...used.ids],
          tags: [...used.tags],
          attributes: {names: [], values: []},
          undetermined: words,
        }),
      },
    ],
    dynamicAttributes: [...css.matchAll(/\[([\w-]+)/g)].map(([, name = '']) => name),
    safelist: {
      standard: [
        // Of a selector that is a pseudo-class alone, PurgeCSS believes that nothing has it.
        /^:/,
        // Names that scripts put together.
        ...words.filter((word) => /^[a-z]\w{3}.*(?:-|__)$/i.test(word)).map((start) => new RegExp(`^${start}`)),
      ],
      variables: [...used.variables],
    },
    keyframes: true,
    variables: true,
    rejected: true,
  });
  const {css: text = '', rejected: removed = []} = purged ?? {};
  const wrong = wronglyRemoved(removed, used);
  if (wrong.length > 0) {
    throw new Error(`rules that pages need were taken out of the style sheets: ${wrong.join(', ')}`);
  }
  return {css: text, removed};
}
