import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler} from 'webpack';
import {shortMessage} from './short-message';

/**
 * Reduces errors in pages to what a writer needs: the place and what is wrong
 * there. The framework adds the stacks of its own functions.
 */
export function shortErrors({siteDir}: LoadContext): Plugin {
  const shorten = {
    apply({hooks}: Compiler): void {
      hooks.afterCompile.tap('short-errors', (compilation) => {
        // The bundler takes a whole new list, but no new items.
        compilation.errors = compilation.errors.map((error): typeof error => {
          const message = shortMessage(error.message, siteDir);
          return message === undefined ? error : Object.assign(new Error(message), {name: '', stack: ''});
        });
      });
    },
  };
  return {name: 'short-errors', configureWebpack: () => ({plugins: [shorten]})};
}
