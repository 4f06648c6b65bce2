import type {Page} from '@playwright/test';
import {type Plugin, build} from 'esbuild';
import type {VersionName} from '../../src/common/versions';
import {buildLibrary} from '../../src/build/demos/libraries';
import {type LibraryName, libraryNames} from '../../src/site/demos/libraries';
import {projectDir} from '../support/sites';
import {lookAtPaper} from './look-at-paper';
import type {Pasted} from './programs';

/** How long a program may take to draw on a loaded machine, in ms. */
const longEnough = 30_000;

const [core] = libraryNames;

const isLibrary = (name: string): name is LibraryName => (libraryNames as readonly string[]).includes(name);

/** Resolves the library to the release that the page has loaded, and a program's other modules to its own. */
function libraryOf(version: VersionName, files: Pasted['files']): Plugin {
  return {
    name: 'library',
    setup(build) {
      build.onResolve({filter: /^(?:@joint\/|react)/}, ({path}) => ({path, namespace: 'library'}));
      build.onResolve({filter: /^\.\//}, ({path}) => ({path, namespace: 'own'}));
      build.onLoad({filter: /./, namespace: 'library'}, ({path}) => {
        if (path === core) {
          return {contents: 'module.exports = globalThis.joint;'};
        }
        return isLibrary(path) ? {contents: buildLibrary(projectDir, version, path).text} : undefined;
      });
      build.onLoad({filter: /./, namespace: 'own'}, ({path}) => ({
        contents: files.find(({name}) => name.replace(/\.tsx?$/, '') === path.slice(2))?.text,
        loader: files.some(({name}) => name === `${path.slice(2)}.tsx`) ? 'tsx' : 'ts',
      }));
    },
  };
}

/** Bundles a program as the build of an application does. */
async function bundle(version: VersionName, files: Pasted['files']): Promise<string> {
  const [{name, text} = {name: '', text: ''}] = files;
  const {outputFiles} = await build({
    stdin: {contents: text, loader: name.endsWith('.js') ? 'js' : 'ts', sourcefile: name},
    bundle: true,
    charset: 'utf8',
    format: 'esm',
    target: 'es2022',
    jsx: 'automatic',
    write: false,
    logLevel: 'silent',
    plugins: [libraryOf(version, files)],
  });
  return outputFiles[0]?.text ?? '';
}

const inScript = (text: string): string => text.replaceAll('</script', String.raw`<\/script`);

/**
 * Pastes a program into an empty page that has the library.
 *
 * @returns what is wrong with what the reader sees
 */
export async function paste(
  page: Page,
  version: VersionName,
  {files, body, css}: Pasted,
  patience = longEnough,
): Promise<string[]> {
  const program = await bundle(version, files);
  const problems: string[] = [];
  const onError = ({message}: Error) => problems.push(`error: ${message}`);
  page.on('pageerror', onError);
  await page.goto('about:blank');
  await page.setContent(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><style>${css}</style></head><body>${body}
    <script>${inScript(buildLibrary(projectDir, version, core).text)}</script>
    <script type="module">${inScript(program)}</script></body></html>`,
  );
  const needsText = files.some(({text}) => /\btext: ?['"`]/.test(text));
  const seen = await page.evaluate(lookAtPaper, {needsText, patience});
  page.off('pageerror', onError);
  return [...problems, ...seen];
}
