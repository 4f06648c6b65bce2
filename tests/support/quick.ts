import fs from 'node:fs';
import path from 'node:path';
import {readPages} from '../../src/build/content/pages';
import {versionNames} from '../../src/common/versions';
import {changedFiles, lastLanding} from '../walk/changed-pages';
import {type Choice, chooseTests} from './choice';
import type {Job} from './jobs';
import {project, projectDir} from './sites';
import {readSources} from './sources';

const npx = (name: string, ...command: string[]): Job => ({name, command: ['npx', ...command]});

/** The checks of single files that changed files go through. */
function lintsOf(changed: readonly string[]): Job[] {
  const present = changed.filter((file) => fs.existsSync(path.join(projectDir, file)));
  const code = present.filter((file) => /\.(?:ts|tsx|mjs|js)$/.test(file));
  const styles = present.filter((file) => /^src\/.*\.css$/.test(file));
  const texts = present.filter((file) => /\.(?:md|mdx)$/.test(file));
  const eslint = ['eslint', '--config', '.config/eslint.config.mjs', '--max-warnings', '0', '--no-warn-ignored'];
  return [
    ...(code.length > 0 ? [npx('typecheck', 'tsc', '--noEmit'), npx('lint:js', ...eslint, ...code)] : []),
    ...(styles.length > 0 ? [npx('lint:css', 'stylelint', '--max-warnings', '0', ...styles)] : []),
    ...(texts.length > 0 ? [npx('lint:md', 'markdownlint-cli2', '--no-globs', ...texts)] : []),
    ...(present.length > 0
      ? [
          npx('lint:format', 'prettier', '--check', '--ignore-unknown', ...present),
          npx('lint:spelling', 'cspell', 'lint', '--no-progress', '--dot', '--no-must-find-files', ...present),
        ]
      : []),
  ];
}

/**
 * What `npm test -- --changed` runs: the checks and the tests that can notice what
 * has changed since the last landing.
 *
 * @throws when git does not tell what has changed
 */
export function chooseQuickRun(): {changed: string[]; lints: Job[]; choice: Choice} {
  const changed = changedFiles(projectDir, lastLanding(projectDir));
  if (!changed) {
    throw new Error('Git does not tell what has changed: it knows no main branch here. Run "npm test".');
  }
  const pages = versionNames.flatMap((version) => readPages(version, project));
  return {changed, lints: lintsOf(changed), choice: chooseTests(changed, readSources(projectDir), pages)};
}
