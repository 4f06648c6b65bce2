import fs from 'node:fs';
import path from 'node:path';
import {hostFolder} from '../host-files';
import {caddyfile} from './caddy';
import {headersFile} from './headers-file';
import {nginxHttp, nginxServer} from './nginx';
import type {HostRules} from './rules';

/** What servers need to host a build, by the path of its file below the build. */
export const hostFiles = (rules: HostRules, buildDir: string): Record<string, string> => ({
  _headers: headersFile(rules, buildDir),
  [`${hostFolder}/nginx-http.conf`]: nginxHttp(rules),
  [`${hostFolder}/nginx-server.conf`]: nginxServer(rules),
  [`${hostFolder}/Caddyfile`]: caddyfile(rules),
});

/** Writes what servers need to host a build, beside its pages. */
export function writeHostFiles(rules: HostRules, buildDir: string): void {
  for (const [file, text] of Object.entries(hostFiles(rules, buildDir))) {
    fs.mkdirSync(path.dirname(path.join(buildDir, file)), {recursive: true});
    fs.writeFileSync(path.join(buildDir, file), text);
  }
}
