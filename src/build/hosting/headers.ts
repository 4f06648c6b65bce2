import type {Env} from '../config/env';
import {framePolicy, policyText} from '../../site/demos/frame/policy';
import {demoFramePattern, hashedPattern} from '../../common/file-patterns';
import {offlineWorker} from '../../common/offline-files';
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
function pagePolicy(env: HeaderSettings, scriptSources: readonly string[]): Record<string, readonly string[]> {
  const tagManager = tagManagerHosts(env);
  const insights = insightsSources(env);
  return {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptSources, ...tagManager, ...insights.script],
    'style-src': ["'self'", "'unsafe-inline'"],
    'img-src': ["'self'", 'data:', ...tagManager],
    'connect-src': ["'self'", ...tagManager, ...searchHosts(env), ...insights.connect],
    'worker-src': ["'self'"],
    'frame-src': frameSources(env),
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
    'base-uri': ["'self'"],
    'object-src': ["'none'"],
  };
}

/** The headers that every response carries. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'X-Content-Type-Options': 'nosniff',
};

/**
 * The further headers of all responses but the file that frames of demos show.
 *
 * @param scriptSources - what allows the inline scripts of the pages: see inline-scripts.ts
 */
export const pageHeaders = (env: HeaderSettings, scriptSources: readonly string[]): Record<string, string> => ({
  'Content-Security-Policy': policyText(pagePolicy(env, scriptSources)),
  'X-Frame-Options': 'DENY',
});

/** The further headers of the file that frames of demos show: a sandbox wherever it is shown, within this site only. */
export const demoFrameHeaders: Readonly<Record<string, string>> = {
  // No host may be connected to, not even by WebRTC, which the policy does not cover. Chromium only; it ignores `webrtc 'block'`.
  'Connection-Allowlist': '()',
  'Content-Security-Policy': policyText({...framePolicy, 'frame-ancestors': ["'self'"], sandbox: ['allow-scripts']}),
  'X-Frame-Options': 'SAMEORIGIN',
};

const matches = (pattern: string, path: string): boolean => new RegExp(`^/?${pattern}$`).test(path);

/**
 * Is it the file that frames of demos show?
 *
 * @param path - below the base URL, such as `assets/demos/frame.0a1b2c3d.html`
 */
export const isDemoFrame = (path: string): boolean => matches(demoFramePattern, path);

/**
 * How long a file may be cached.
 *
 * @param path - below the base URL, such as `assets/js/main.0a1b2c3d.js`
 */
export function cacheControl(path: string): string {
  if (matches(offlineWorker.replaceAll('.', '\\.'), path)) {
    // A browser that keeps the service worker of an old deployment may go on sending that deployment.
    return 'no-cache';
  }
  return matches(hashedPattern, path) ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate';
}

/** Paths of the text copies below the base URL. Search engines should show the pages, not these. */
export const textCopyPattern = '.*\\.(?:md|txt)';

/** The further headers of the copies of pages, wherever they are asked for by name. */
export const textCopyHeaders: Readonly<Record<string, string>> = {'X-Robots-Tag': 'noindex'};

/** Is it the copy of a page as text? */
export const isTextCopy = (path: string): boolean => matches(textCopyPattern, path);

/** How long the page about a missing page may be cached. */
export const notFoundCache = 'no-cache';
