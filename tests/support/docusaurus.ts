import {spawn} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {projectDir} from './sites';

export type BuildResult = {code: number; output: string};

/** The console's colors, which say nothing to a test. */
// eslint-disable-next-line no-control-regex
const colors = /\u001b\[[0-9;]*m/g;

/**
 * Builds a site in this project with a configuration of its own.
 *
 * @param name - of the configuration, which is written for the build and removed after it
 * @param source - the configuration's text; it stands in tests/fixtures
 * @param settings - environment variables
 * @param locales - which to build; all of the configuration's when there are none
 */
export async function buildWith(
  name: string,
  source: string,
  settings: Record<string, string> = {},
  locales: readonly string[] = ['en'],
): Promise<BuildResult> {
  const config = path.join(projectDir, 'tests/fixtures', `.${name}.config.ts`);
  fs.writeFileSync(config, source);
  try {
    return await new Promise((resolve) => {
      const child = spawn(
        'npx',
        [
          ...['docusaurus', 'build', '--config', config, '--out-dir', `.cache/faults/${name}`],
          ...locales.flatMap((locale) => ['--locale', locale]),
        ],
        {
          cwd: projectDir,
          shell: process.platform === 'win32',
          env: {
            // eslint-disable-next-line no-restricted-properties -- handed on unread
            ...process.env,
            ...settings,
            DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.cache/docusaurus-${name}`,
          },
        },
      );
      let output = '';
      child.stdout.on('data', (data: Buffer) => (output += data.toString()));
      child.stderr.on('data', (data: Buffer) => (output += data.toString()));
      child.on('close', (code) => resolve({code: code ?? 1, output: output.replace(colors, '')}));
    });
  } finally {
    fs.rmSync(config, {force: true});
  }
}
