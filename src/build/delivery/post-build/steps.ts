import {PerfLogger} from '@docusaurus/logger';
import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadedPlugin, Props} from '@docusaurus/types';

/** What Docusaurus hands to a plugin after the build. */
export type FinishedBuild = Pick<
  Props,
  'baseUrl' | 'generatedFilesDir' | 'outDir' | 'plugins' | 'routes' | 'siteConfig' | 'siteDir'
>;

/** One thing that is done with the finished build. */
export type Step<Build> = {
  name: string;
  run: (build: Build) => Promise<void> | void;
};

async function runStep<Build>({name, run}: Step<Build>, build: Build): Promise<void> {
  try {
    await PerfLogger.async(name, () => run(build));
  } catch (error) {
    throw new Error(`After the build, ${name}: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
}

/**
 * Runs steps one after another: each finds what the steps before it have written.
 * Steps that stand together in a list run at the same time. With
 * `DOCUSAURUS_PERF_LOGGER=true` the build prints how long each takes.
 *
 * @throws when a step fails, with its name; later steps do not run
 */
export async function runSteps<Build>(
  steps: readonly (Step<Build> | readonly Step<Build>[])[],
  build: Build,
): Promise<void> {
  for (const step of steps) {
    await Promise.all([step].flat().map((each) => runStep(each, build)));
  }
}

/**
 * What a plugin loaded: the return value of its `loadContent`.
 *
 * @param name - of the plugin
 * @returns `undefined` when the site does not use the plugin
 */
export function contentOf<Content>(
  plugins: readonly Pick<LoadedPlugin, 'name' | 'content'>[],
  name: string,
): Content | undefined {
  return plugins.find((plugin) => plugin.name === name)?.content as Content | undefined;
}

/** What each docs plugin of the site loaded, by the id of the plugin. */
export const docsPlugins = (
  plugins: readonly Pick<LoadedPlugin, 'name' | 'content' | 'options'>[],
): [string, LoadedContent][] =>
  plugins
    .filter(({name}) => name === 'docusaurus-plugin-content-docs')
    .map(({options, content}) => [options.id ?? 'default', content as LoadedContent]);
