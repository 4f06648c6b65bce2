import {spawnSync} from 'node:child_process';

/**
 * Installs Debian's packages, without starting the services that some of them bring.
 *
 * @returns false where that is not possible: without root or apt-get, or when it fails
 */
export function installDebianPackages(...names: string[]): boolean {
  if (process.getuid?.() !== 0 || spawnSync('which', ['apt-get']).status !== 0) {
    return false;
  }
  // In runlevel 1, invoke-rc.d starts nothing.
  const apt = (...words: string[]) =>
    spawnSync('env', ['RUNLEVEL=1', 'apt-get', ...words], {stdio: 'inherit'}).status === 0;
  apt('update', '-qq');
  return apt('install', '-y', '-qq', ...names);
}
