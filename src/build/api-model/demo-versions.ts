import fs from 'node:fs';
import path from 'node:path';
import type {Confirmation} from './confirmations';

/** Where the versions of the public demos are listed: the compiled ones, and others that a register names. */
const lists = ['joint-plus-demos.jsonl', 'joint-plus-demo-versions.jsonl'];

/** The project's folder in the repository: its authors keep a copy in another one, with the same folders. */
const folderOf = (project: string): string => /^[^:]+:([^@]+)/.exec(project)?.[1] ?? project;

/**
 * The versions of JointJS+ that public demos need by their package.json.
 *
 * @param folder - the `_api` folder of the latest version, which has the lists
 * @returns versions such as `4.2.3` by the folder of the demo in its repository
 */
export function readDemoVersions(folder: string): Map<string, string> {
  const files = lists.map((name) => path.join(folder, name)).filter((file) => fs.existsSync(file));
  const lines = files.flatMap((file) => fs.readFileSync(file, 'utf8').trimEnd().split('\n'));
  return new Map(
    lines.map((line) => {
      const {project, version} = JSON.parse(line) as {project: string; version: string};
      return [folderOf(project), version];
    }),
  );
}

/**
 * What is wrong with the versions of members that a register has from demos.
 *
 * @param versions - see {@link readDemoVersions}
 */
export function demoVersionProblems(
  confirmations: ReadonlyMap<string, Confirmation>,
  versions: ReadonlyMap<string, string>,
  folder: string,
): string[] {
  return [...confirmations.values()].flatMap(({symbol, confirmed, source, versions: stated = [], at = folder}) => {
    if (confirmed !== 'demo') {
      return [];
    }
    const [demo, version] = [...versions].find(([name]) => folderOf(source).startsWith(`${name}/`)) ?? [];
    if (demo === undefined || version === undefined) {
      return [
        `${at}: ${symbol} has the source ${source}, and no list says which version of JointJS+ that demo needs. ` +
          `Add its folder to ${lists[1]}, with the version in its package.json.`,
      ];
    }
    const [release = ''] = /^\d+\.\d+/.exec(version) ?? [];
    return stated.length === 1 && stated[0] === release
      ? []
      : [
          `${at}: ${symbol} has the versions ${JSON.stringify(stated)}, but ${demo} needs ${version}: write ["${release}"].`,
        ];
  });
}
