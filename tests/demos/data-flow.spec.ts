import {type Page, expect, test} from '@playwright/test';
import {type Plugin, build} from 'esbuild';
import {libraryFolder} from '../../src/build/demos/libraries';
import {projectDir} from '../support/sites';
import {changedApplication, patience} from './checks/check';
import {exposed, judgeListeners} from './checks/data-flow';

/** Runs the application with the build of React for development, in which StrictMode mounts twice. */
async function runInDevelopment(page: Page): Promise<string[]> {
  const {files} = changedApplication('data-flow', [exposed]);
  const own: Plugin = {
    name: 'own',
    setup(builder) {
      builder.onResolve({filter: /^\.\//}, ({path: name, importer, namespace}) =>
        namespace === 'own' || importer.endsWith('entry.ts') ? {path: name.slice(2), namespace: 'own'} : undefined,
      );
      builder.onLoad({filter: /./, namespace: 'own'}, ({path: name}) => ({
        contents: files.find((file) => file.name.replace(/\.tsx?$/, '') === name)?.text,
        loader: 'tsx',
        resolveDir: projectDir,
      }));
    },
  };
  const {outputFiles} = await build({
    stdin: {contents: "import './index';", resolveDir: projectDir, sourcefile: 'entry.ts', loader: 'ts'},
    bundle: true,
    format: 'iife',
    jsx: 'automatic',
    define: {'process.env.NODE_ENV': '"development"'},
    alias: {'@joint/core': libraryFolder(projectDir, 'current', '@joint/core')},
    write: false,
    logLevel: 'silent',
    plugins: [own],
  });
  const noise: string[] = [];
  page.on('console', (message) => ['error', 'warning'].includes(message.type()) && noise.push(message.text()));
  page.on('pageerror', ({message}) => noise.push(message));
  await page.setContent('<body><div id="paper" style="height: 600px"></div></body>');
  await page.addScriptTag({content: outputFiles[0]?.text ?? ''});
  await expect(page.locator('.joint-element').first()).toBeVisible();
  return noise;
}

test('StrictMode leaves one paper, and closing leaves no listener', async ({page}) => {
  const noise = await runInDevelopment(page);
  await judgeListeners(page.locator('body'), {soon: expect, limit: patience});
  expect(noise).toEqual([]);
});

test('the keys act once in StrictMode', async ({page}) => {
  const noise = await runInDevelopment(page);
  await page.locator('[model-id=label] [joint-selector=body]').click();
  await page.keyboard.press('Control+d');
  await expect(page.locator('.joint-element')).toHaveCount(6);
  await page.keyboard.press('Control+z');
  await expect(page.locator('.joint-element')).toHaveCount(5);
  expect(noise).toEqual([]);
});
