import {spawnSync} from 'node:child_process';
import {installDebianPackages} from '../../src/tools/browser/debian-packages';

/** The web servers for which the build writes configurations, and how each is asked for its version. */
const versionFlags = {nginx: '-v', caddy: 'version'};

export type WebServer = keyof typeof versionFlags;

export const webServers = Object.keys(versionFlags) as WebServer[];

export const isInstalled = (name: WebServer): boolean => spawnSync(name, [versionFlags[name]]).error === undefined;

/** Installs the web servers that are missing. Where that is not possible, the tests with them are skipped and counted. */
export function installWebServers(): void {
  const missing = webServers.filter((name) => !isInstalled(name));
  if (missing.length > 0 && !installDebianPackages(...missing)) {
    console.log(`Not installed, so the tests with them are skipped: ${missing.join(', ')}`);
  }
}
