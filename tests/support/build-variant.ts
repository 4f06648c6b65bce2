import {spawnSync} from 'node:child_process';
import path from 'node:path';
import {projectDir, sites, variantSettings} from './sites';

// Builds the variant site for the browser suites.
const outDir = path.relative(projectDir, sites.variant.buildDir);
const build = spawnSync(
  'npx',
  ['docusaurus', 'build', '--config', 'tests/fixtures/variant.config.ts', '--out-dir', outDir, '--locale', 'en'],
  {
    cwd: projectDir,
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: {
      // eslint-disable-next-line no-restricted-properties -- handed on unread
      ...process.env,
      ...variantSettings,
      DOCUSAURUS_GENERATED_FILES_DIR_NAME: '.cache/docusaurus-variant',
    },
  },
);
process.exit(build.status ?? 1);
