import path from 'node:path';
import type {Plugin} from '@docusaurus/types';
import type {Configuration} from 'webpack';
import {checkBundledFiles} from '../bundled-files';
import {frameworkChanged} from '../framework';

const highlighter = 'prism-react-renderer';
const noPrism = path.join(__dirname, '../../../site/stand-ins/no-prism.ts');

/**
 * Checks what a bundle was made from.
 *
 * @param files - the files of all its modules
 * @throws when the theme's highlighter is in it, or nothing has imported the empty one
 */
export function checkHighlighter(files: ReadonlySet<string>): void {
  const real = [...files].find((file) => file.replaceAll('\\', '/').includes(`/node_modules/${highlighter}/`));
  if (real || !files.has(noPrism)) {
    throw frameworkChanged({
      plugin: 'build-time-highlighting',
      expected: `the theme to import the module "${highlighter}", which has an alias`,
      found: real ? `${real} in the browser's bundle` : 'that nothing imports it',
      lookAt: 'node_modules/@docusaurus/theme-classic/lib/prism-include-languages.js and theme/CodeBlock',
    });
  }
}

/**
 * Keeps the theme's highlighter out of the browser: code is highlighted when the
 * site is built (`src/build/remark/highlight-code.ts`), so the client module and the
 * code block of the classic theme get an empty `prism-react-renderer`.
 */
export function buildTimeHighlighting(): Plugin {
  return {
    name: 'build-time-highlighting',
    configureWebpack: ({mode}, isServer): Configuration => ({
      resolve: {alias: {[`${highlighter}$`]: noPrism}},
      plugins:
        mode === 'production' && !isServer ? [checkBundledFiles('build-time-highlighting', checkHighlighter)] : [],
    }),
  };
}
