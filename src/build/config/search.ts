import type {ThemeConfig} from '@docusaurus/preset-classic';
import type {SearchBackend} from '../../common/search-backend';
import {env, hostedSearch, isDevelopment} from './env';

const hosted = hostedSearch(env);

/**
 * What the theme and the search client know of the search. Without the settings
 * of the hosted service the engine that is part of the site answers, and the
 * credentials are names only.
 */
export const algolia = {
  appId: hosted?.appId ?? 'embedded',
  apiKey: hosted?.apiKey ?? 'embedded',
  /** Also part of the keys under which recent and favorite searches are stored. */
  indexName: hosted?.indexName ?? 'jointjs-docs',
  contextualSearch: true,
  searchPagePath: 'search',
  insights: hosted !== undefined && env.DOCSEARCH_INSIGHTS,
} satisfies NonNullable<ThemeConfig['algolia']>;

/** Custom fields of the site: which back end answers, and how it is reached. */
export const searchBackend: SearchBackend = {
  isHosted: hosted !== undefined,
  hosts: hosted?.hosts ?? null,
  isDevelopment,
};
