import type {Plugin} from '@docusaurus/types';

type Rule = {test?: unknown; resourceQuery?: unknown};

/**
 * Lets code import a file as text, with `?raw` behind its name. Docusaurus puts
 * all styles into one file that every page loads; styles which only few readers
 * need (those of the search modal) travel with their component this way.
 */
export function rawImports(): Plugin {
  return {
    name: 'raw-imports',
    configureWebpack(config) {
      for (const rule of (config.module?.rules ?? []) as Rule[]) {
        if (rule.test instanceof RegExp && rule.test.test('x.css')) {
          rule.resourceQuery ??= {not: [/raw/]};
        }
      }
      return {module: {rules: [{resourceQuery: /raw/, type: 'asset/source'}]}};
    },
  };
}
