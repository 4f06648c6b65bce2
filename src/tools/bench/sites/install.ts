import fs from 'node:fs';
import path from 'node:path';
import {measure} from '../measure-command';
import {benchPackages} from '../packages';

type Package = keyof typeof benchPackages;

/**
 * Installs packages into a folder of their own.
 *
 * @throws with what npm said when it fails
 */
export async function installPackages(name: Package, folder: string): Promise<void> {
  fs.mkdirSync(folder, {recursive: true});
  const manifest = {name: `bench-${name}`, private: true, type: 'module', dependencies: benchPackages[name]};
  fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  const {code, output} = await measure('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], folder);
  if (code !== 0) {
    throw new Error(`The packages of ${name} cannot be installed:\n${output.slice(-4000)}`);
  }
}
