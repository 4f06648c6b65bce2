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
  'onBrokenLinks',
  'onBrokenMarkdownLinks',
  'onBrokenAnchors',
  'onDuplicateRoutes',
];

/**
 * Leaves out of the site's configuration what only the build reads: plugins,
 * presets, the footer, which comes as HTML, and the colors of the theme's
 * highlighter, which no browser loads.
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
  const {themeConfig, ...config} = JSON.parse(json) as Record<string, object>;
  const without = (values: object, names: readonly string[]): object =>
    Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));
  const packed = {...without(config, ofBuild), themeConfig: without(themeConfig ?? {}, ['footer', 'prism'])};
  return `export default ${JSON.stringify(packed)};\n`;
}
