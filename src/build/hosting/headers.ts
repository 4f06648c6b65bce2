import type {Env} from '../config/env';
import {frameSources, tagManagerHosts} from './frame-policy';

/** The settings that decide which other hosts a page may reach. */
export type HeaderSettings = Pick<
  Env,
  'GTM_CONTAINER_ID' | 'DOCSEARCH_APP_ID' | 'DOCSEARCH_HOSTS' | 'DOCSEARCH_INSIGHTS'
>;

/** The hosts of the hosted search; none when the embedded search answers. */
function searchHosts({DOCSEARCH_APP_ID: appId, DOCSEARCH_HOSTS: hosts}: HeaderSettings): string[] {
  if (!appId) {
    return [];
  }
  return hosts
    ? hosts.map(({protocol, url}) => `${protocol}://${url}`)
    : ['https://*.algolia.net', 'https://*.algolianet.com'];
}

/** Where DocSearch gets its analytics client, and where that sends events; nothing unless insights are on. */
function insightsSources({DOCSEARCH_APP_ID: appId, DOCSEARCH_INSIGHTS: isOn}: HeaderSettings) {
  return appId && isOn
    ? {
        script: ['https://cdn.jsdelivr.net/npm/search-insights@2.15.0/dist/search-insights.min.js'],
        connect: ['https://insights.algolia.io'],
      }
    : {script: [], connect: []};
}

/** What a page may load, by directive of the Content-Security-Policy. */
function contentSecurityPolicy(env: HeaderSettings): string {
  const tagManager = tagManagerHosts(env);
  const insights = insightsSources(env);
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    // Docusaurus sets the color mode by inline scripts before the first paint.
    'script-src': ["'self'", "'unsafe-inline'", ...tagManager, ...insights.script],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...tagManager],
    // The frames of live demos inherit this policy; their fonts are embedded.
    'font-src': ["'self'", 'data:'],
    'connect-src': ["'self'", ...tagManager, ...searchHosts(env), ...insights.connect],
    'worker-src': ["'self'", 'blob:'],
    'frame-src': frameSources(env),
    'frame-ancestors': ["'self'"],
    'base-uri': ["'self'"],
    'object-src': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}

/** The headers that every response carries, on the preview server and on real hosts. */
export function securityHeaders(env: HeaderSettings): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(env),
    'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    'X-Content-Type-Options': 'nosniff',
  };
}

/**
 * How long a file may be cached.
 *
 * @param path - below the base URL, such as `assets/js/main.0a1b2c3d.js`
 */
export function cacheControl(path: string): string {
  const isHashed = /^\/?assets\/.*[.-][0-9a-f]{8,}\.\w+$/.test(path);
  return isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate';
}
