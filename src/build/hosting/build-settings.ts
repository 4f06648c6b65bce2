import type {Env} from '../config/env';

/** The environment that shapes a build, as text; where it is served and tested makes no difference to it. */
export function buildSettings(env: Env): string {
  const elsewhere = {
    CHROMIUM_PATH: undefined,
    CI: undefined,
    NODE_ENV: undefined,
    PORT: undefined,
    TEST_ALL: undefined,
    TEST_SLICES: undefined,
    TEST_PORT: undefined,
  };
  return JSON.stringify({...env, ...elsewhere});
}
