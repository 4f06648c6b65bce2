import type {Env} from '../config/env';

/** The environment that shapes a build, as text; where it is served and tested makes no difference to it. */
export function buildSettings(env: Env): string {
  return JSON.stringify({...env, PORT: undefined, TEST_PORT: undefined, NODE_ENV: undefined});
}
