import type {Env} from '../config/env';

/** The origins of Google Tag Manager and of what it loads; none without a container. */
export const tagManagerHosts = ({GTM_CONTAINER_ID: id}: Pick<Env, 'GTM_CONTAINER_ID'>): string[] =>
  id ? ['https://www.googletagmanager.com', 'https://*.google-analytics.com', 'https://*.analytics.google.com'] : [];

/** Where frames of the tag manager come from; none without a container. */
const tagManagerFrames = ({GTM_CONTAINER_ID: id}: Pick<Env, 'GTM_CONTAINER_ID'>): string[] =>
  id ? ['https://www.googletagmanager.com'] : [];

/** What frames in a page may show: a `frame-src` directive. It keeps an edited demo from leading its own frame to another site. */
export const frameSources = (env: Pick<Env, 'GTM_CONTAINER_ID'>): string[] => ["'self'", ...tagManagerFrames(env)];
