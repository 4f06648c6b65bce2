import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import type {ParseFrontMatter} from '@docusaurus/types';
import {versionOfFile, versions} from '../../common/versions';

const run = promisify(execFile);

/** What precedes the time of a commit in the log: no file has such a name. */
const mark = '\0commit ';

/**
 * When the pages of all versions were committed last, as ISO dates by their files
 * relative to the project.
 *
 * @returns nothing where git or its repository is missing
 */
export async function readLastUpdates(projectDir: string): Promise<Map<string, string>> {
  const dates = new Map<string, string>();
  const folders = versions.map(({folder}) => folder);
  const log = [
    '-c',
    'log.showSignature=false',
    'log',
    `--format=${mark.replace('\0', '%x00')}%ct`,
    '--name-only',
    '--relative',
    '-z',
    '--',
    ...folders,
  ];
  try {
    const {stdout} = await run('git', log, {cwd: projectDir, maxBuffer: 2 ** 28});
    for (const commit of stdout.split(mark).slice(1)) {
      const [time = '', ...files] = commit.split(/[\0\n]+/).filter(Boolean);
      const date = new Date(Number(time) * 1000).toISOString();
      files.filter((file) => !dates.has(file)).forEach((file) => dates.set(file, date));
    }
  } catch {
    // The framework says so when it looks for the date of the first page.
  }
  return dates;
}

/**
 * Adds to the front matter of pages when they were committed last, from one log
 * of all pages. The framework would start git for each page.
 *
 * @param parse - reads the front matter
 */
export function withLastUpdates(parse: ParseFrontMatter, projectDir: string): ParseFrontMatter {
  let dates: Promise<Map<string, string>> | undefined;
  return async (params) => {
    const result = await parse(params);
    const file = path.relative(projectDir, params.filePath).replaceAll(path.sep, '/');
    if (result.frontMatter.last_update === undefined && versionOfFile(file)) {
      dates ??= readLastUpdates(projectDir);
      const date = (await dates).get(file);
      if (date !== undefined) {
        result.frontMatter.last_update = {date};
      }
    }
    return result;
  };
}
