import fs from 'node:fs';
import path from 'node:path';
import {ThemeConfigSchema} from '@docusaurus/theme-classic/lib/options';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {type Described, themeFieldProblems} from './check-fields';

/** Fields that other themes and plugins add, which describe them nowhere. */
const others = {algolia: {}};

/** The fields of the theme; an internal of the framework, so its shape is checked. */
export function describedFields(): Described {
  const {keys} = ThemeConfigSchema.describe() as Described;
  if (!keys?.navbar?.keys) {
    throw new Error('@docusaurus/theme-classic no longer describes its fields: see src/build/plugins/theme-fields.');
  }
  return {keys: {...keys, ...others}};
}

/** Refuses fields of `themeConfig` that no theme knows: the framework ignores them without a word. */
export function themeFields({siteDir, siteConfig, siteConfigPath}: LoadContext): Plugin {
  const file = path.relative(siteDir, siteConfigPath).replaceAll(path.sep, '/');
  const source = fs.readFileSync(siteConfigPath, 'utf8');
  const problems = themeFieldProblems(siteConfig.themeConfig, describedFields(), file, source);
  if (problems.length > 0) {
    throw new Error(problems.join('\n'));
  }
  return {name: 'theme-fields'};
}
