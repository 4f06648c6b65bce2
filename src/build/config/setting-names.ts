import type {Config, FasterConfig, ReportingSeverity} from '@docusaurus/types';
import {DEFAULT_CONFIG} from '@docusaurus/core/lib/server/configValidation';

/** Settings that releases of the framework have in different places. */
type Settings = {faster: Partial<FasterConfig>; onBrokenMarkdownLinks: ReportingSeverity};

/** Where a setting may be, the newest place first. Some releases still take an old name and warn about it. */
const places: Record<keyof Settings, readonly string[]> = {
  faster: ['future.faster', 'future.experimental_faster'],
  onBrokenMarkdownLinks: ['markdown.hooks.onBrokenMarkdownLinks', 'onBrokenMarkdownLinks'],
};

type Values = Readonly<Record<string, unknown>>;

/** The value itself when it has fields, otherwise an object without fields. */
const fieldsOf = (value: unknown): Values => (typeof value === 'object' && value !== null ? (value as Values) : {});

const has = (values: unknown, [name = '', ...rest]: readonly string[]): boolean =>
  Object.hasOwn(fieldsOf(values), name) && (rest.length === 0 || has(fieldsOf(values)[name], rest));

const read = (values: unknown, names: readonly string[]): unknown =>
  names.reduce((inner: unknown, name) => fieldsOf(inner)[name], values);

const put = (values: unknown, [name = '', ...rest]: readonly string[], value: unknown): Values => ({
  ...fieldsOf(values),
  [name]: rest.length === 0 ? value : put(fieldsOf(values)[name], rest, value),
});

/**
 * The place that the installed release has for a setting: the newest one for which
 * it has a default.
 *
 * @param defaults - the framework's own configuration
 * @throws when the release has a default at none of the known places
 */
function placeOf(name: keyof Settings, defaults: object): readonly string[] {
  const known = places[name];
  const place = known.map((one) => one.split('.')).find((names) => has(defaults, names));
  if (!place) {
    throw new Error(
      `docusaurus.config.ts: the installed Docusaurus has no default for ${known.join(' or ')}. ` +
        'Look for the new name in node_modules/@docusaurus/core/lib/server/configValidation.js, ' +
        'then add it to src/build/config/setting-names.ts.',
    );
  }
  return place;
}

/**
 * Adds settings to a configuration under the names that the installed release of
 * the framework has for them. The same sources therefore build with several releases.
 *
 * @throws when the release has none of the known names of a setting
 */
export const withSettings = <T extends Config>(config: T, settings: Settings, defaults: object = DEFAULT_CONFIG): T =>
  (Object.keys(settings) as (keyof Settings)[]).reduce(
    (result, name) => put(result, placeOf(name, defaults), settings[name]) as T,
    config,
  );

/** The value of a setting of a configuration, whatever the installed release calls it. */
export const settingOf = (config: object, name: keyof Settings, defaults: object = DEFAULT_CONFIG): unknown =>
  read(config, placeOf(name, defaults));
