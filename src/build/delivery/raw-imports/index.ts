import type {Plugin} from '@docusaurus/types';
import {frameworkChanged} from '../framework';

/** The parts of a bundler's rule that matter here. */
type Rule = {test?: unknown; resourceQuery?: unknown};

const notRaw = {not: [/raw/]};

/**
 * Keeps style sheets and programs that are imported as text away from the rules for them.
 *
 * @param rules - of the bundler's configuration; those for `.css` and `.ts` are changed
 * @throws when no rule is for style sheets, or one has a condition of its own on the query
 */
export function excludeRawStyles(rules: readonly unknown[]): void {
  const forStyles = rules.filter(
    (rule): rule is Rule =>
      typeof rule === 'object' &&
      rule !== null &&
      (rule as Rule).test instanceof RegExp &&
      ['x.css', 'x.ts'].some((name) => ((rule as Rule).test as RegExp).test(name)),
  );
  const withQuery = forStyles.find(({resourceQuery}) => resourceQuery !== undefined && resourceQuery !== notRaw);
  if (forStyles.length === 0 || withQuery) {
    throw frameworkChanged({
      plugin: 'raw-imports',
      expected: 'rules for .css files, without a resourceQuery',
      found: withQuery ? `a rule with the resourceQuery ${String(withQuery.resourceQuery)}` : 'none',
      lookAt: 'node_modules/@docusaurus/core/lib/webpack/base.js (module.rules)',
    });
  }
  forStyles.forEach((rule) => (rule.resourceQuery = notRaw));
}

/**
 * Lets code import a file as text, with `?raw` behind its name. Docusaurus puts
 * all styles into one file that every page loads; styles which only few readers
 * need (those of the search modal) travel with their component this way. So does
 * the program around a recipe, which is compiled with it in the browser.
 */
export function rawImports(): Plugin {
  return {
    name: 'raw-imports',
    configureWebpack(config) {
      excludeRawStyles(config.module?.rules ?? []);
      return {module: {rules: [{resourceQuery: /raw/, type: 'asset/source'}]}};
    },
  };
}
