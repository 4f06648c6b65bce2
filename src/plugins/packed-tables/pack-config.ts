import {frameworkChanged} from '../framework';

/** What only the build reads. */
const ofBuild = [
  'presets',
  'plugins',
  'themes',
  'headTags',
  'markdown',
  'staticDirectories',
  'scripts',
  'stylesheets',
  'clientModules',
];

/**
 * Leaves out of the site's configuration what only the build reads: plugins,
 * presets, and the colors of the theme's highlighter, which no browser loads.
 *
 * @param source - the module `docusaurus.config.mjs`
 * @throws when it is not a JSON object as default export
 */
export function packConfig(source: string): string {
  const json = /export default (\{[^]*\});\s*$/.exec(source)?.[1];
  if (json === undefined) {
    throw frameworkChanged({
      plugin: 'packed-tables',
      expected: 'a JSON object as default export in .docusaurus/docusaurus.config.mjs',
      found: `"${source.slice(-40)}"`,
      lookAt: 'node_modules/@docusaurus/core/lib/server/codegen/codegen.js',
    });
  }
  const {themeConfig, ...config} = JSON.parse(json) as Record<string, unknown> & {themeConfig: Record<string, unknown>};
  const others = Object.entries(config).filter(([name]) => !ofBuild.includes(name));
  const {prism: _prism, ...theme} = themeConfig;
  return `export default ${JSON.stringify({...Object.fromEntries(others), themeConfig: theme})};\n`;
}
