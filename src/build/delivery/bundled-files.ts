import type {Compiler, WebpackPluginInstance} from 'webpack';

/**
 * A bundler plugin that checks which files a bundle is made from.
 *
 * @param name - of our plugin, for the bundler's messages
 * @param check - gets the files of all modules, aliases resolved; what it throws fails the build
 */
export function checkBundledFiles(name: string, check: (files: ReadonlySet<string>) => void): WebpackPluginInstance {
  return {
    apply({hooks}: Compiler): void {
      hooks.compilation.tap(name, (compilation) => {
        compilation.hooks.finishModules.tap(name, (modules) => {
          const files = [...modules].flatMap((module) => ('resource' in module ? [String(module.resource)] : []));
          try {
            check(new Set(files));
          } catch (error) {
            compilation.errors.push(error as (typeof compilation.errors)[number]);
          }
        });
      });
    },
  };
}
