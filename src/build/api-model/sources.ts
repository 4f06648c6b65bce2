import fs from 'node:fs';
import path from 'node:path';
import {type VersionName, versionNamed} from '../../common/versions';
import type {PackageSource} from './extract';

/** A report that is committed: where it stands, and what it is made from. */
export type ReportSource = PackageSource & {
  /** Relative to the project. */
  report: string;
  /** Every declaration file that the report depends on. */
  files: string[];
};

function declarationFiles(folder: string): string[] {
  return fs.existsSync(folder)
    ? fs
        .readdirSync(folder, {recursive: true, encoding: 'utf8'})
        .filter((name) => name.endsWith('.d.ts') && !name.split(path.sep).includes('node_modules'))
        .map((name) => path.join(folder, name))
        .sort()
    : [];
}

/** The release of an installed package. */
export function packageVersion(folder: string): string {
  const {version} = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as {version: string};
  return version;
}

/** The folder of a version's reports and declarations, relative to the project. */
export const apiFolder = (version: VersionName): string => path.join(versionNamed(version).folder, '_api');

/** The folder of an installed package that a version describes. */
export const packageFolder = (projectDir: string, version: VersionName, name: 'core' | 'layout'): string =>
  path.join(projectDir, 'node_modules', versionNamed(version).packages[name]);

/** A TypeScript configuration in which `@joint/core` is the core of one version. */
function writeTsconfig(projectDir: string, version: VersionName, core: string): string {
  const file = path.join(projectDir, '.cache/api', version, 'tsconfig.json');
  fs.mkdirSync(path.dirname(file), {recursive: true});
  const compilerOptions = {
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    noEmit: true,
    paths: {'@joint/core': [path.join(core, 'types/index.d.ts')]},
    skipLibCheck: true,
    types: [],
  };
  const files = reportEntryPoints(projectDir, version);
  fs.writeFileSync(file, JSON.stringify({compilerOptions, files}, null, 2));
  return file;
}

function reportEntryPoints(projectDir: string, version: VersionName): string[] {
  return [
    path.join(packageFolder(projectDir, version, 'core'), 'types/index.d.ts'),
    path.join(packageFolder(projectDir, version, 'layout'), 'DirectedGraph.d.ts'),
    path.join(projectDir, apiFolder(version), 'joint-plus/index.d.ts'),
  ];
}

/** The reports of one version and their sources. */
export function reportSources(projectDir: string, version: VersionName): ReportSource[] {
  const folder = apiFolder(version);
  const core = packageFolder(projectDir, version, 'core');
  const tsconfig = writeTsconfig(projectDir, version, core);
  const layout = packageFolder(projectDir, version, 'layout');
  const plus = declarationFiles(path.join(projectDir, folder, 'joint-plus'));
  const [coreEntry = '', layoutEntry = '', plusEntry = ''] = reportEntryPoints(projectDir, version);
  return [
    {
      package: `@joint/core ${packageVersion(core)}`,
      entryPoints: [coreEntry],
      tsconfig,
      report: path.join(folder, 'joint-core.jsonl'),
      files: declarationFiles(path.join(core, 'types')),
    },
    {
      package: `@joint/layout-directed-graph ${packageVersion(layout)}`,
      entryPoints: [layoutEntry],
      prefix: 'layout',
      tsconfig,
      report: path.join(folder, 'joint-layout-directed-graph.jsonl'),
      files: [layoutEntry],
    },
    {
      package: '@joint/plus, as declared here',
      entryPoints: [plusEntry],
      tsconfig,
      report: path.join(folder, 'joint-plus.jsonl'),
      files: plus,
    },
  ];
}
