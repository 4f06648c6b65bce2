import {execFile} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {promisify, stripVTControlCharacters} from 'node:util';
import {build as bundle} from 'esbuild';
import type {BuiltProject} from './projects';

/*
 * The program of a process that builds one project of the integration guides with the tools
 * of its framework: see projects.ts. It has its own process, because these tools read the
 * environment and leave servers behind when they fail.
 */

/** What bundlers and compilers say of a fault. */
type Fault = {message?: string; id?: string; loc?: {file?: string; line?: number}; errors?: Fault[]};

/** The frame gives programs the library of the page's version. */
const external = ['@joint/core'];

const [, , siteDir = '', folder = '', workFolder = ''] = process.argv;
const where = path.relative(siteDir, folder).replaceAll(path.sep, '/');

/** A fault in one line, with the file and the line in it. */
function inOneLine({message = '', id, loc}: Fault): string {
  const text = stripVTControlCharacters(message);
  // Some faults name their file only in their drawing.
  const drawn = /\[ (\S+):\d+:\d+ \]/.exec(text)?.[1];
  const file = (loc?.file ?? id ?? (drawn ? path.join(siteDir, drawn) : '')).split('?')[0] ?? '';
  const name = file
    ? path.relative(siteDir, path.isAbsolute(file) ? file : path.join(folder, file)).replaceAll(path.sep, '/')
    : where;
  const [first = ''] = text.split('\n').filter((line) => !/^\s*$|^Build failed with/.test(line));
  return `${name}:${loc?.line ?? 1}: ${first.replace(/^\S+:\d+:\d+ /, '').trim()}`;
}

/** The body of a page, without the script that is run in it. */
function bodyOf(page: string): string {
  const body = /<body>(.*)<\/body>/s.exec(fs.readFileSync(page, 'utf8'))?.[1] ?? '';
  return body.replace(/<script\b.*?<\/script>/s, '').trim();
}

async function buildWithVite(): Promise<BuiltProject> {
  const page = path.join(folder, 'index.html');
  const [, entry] = /<script type="module" src="\/(.*?)">/.exec(fs.readFileSync(page, 'utf8')) ?? [];
  if (entry === undefined) {
    throw new Error(`${where}/index.html:1: there is no module that begins the program.`);
  }
  const {build} = await import('vite');
  const built = await build({
    root: folder,
    logLevel: 'silent',
    build: {
      write: false,
      modulePreload: false,
      cssCodeSplit: false,
      rolldownOptions: {
        input: path.join(folder, entry),
        external,
        output: {format: 'cjs', codeSplitting: false},
      },
    },
  }).catch((error: Fault) => {
    throw new Error((error.errors ?? [error]).map(inOneLine).join('\n'), {cause: error});
  });
  const outputs = [built].flat().flatMap((each) => ('output' in each ? each.output : []));
  const css = outputs.flatMap((each) => (each.type === 'asset' && each.fileName.endsWith('.css') ? [each.source] : []));
  const code = outputs.flatMap((each) => (each.type === 'chunk' ? [each.code] : []));
  return {html: bodyOf(page), css: css.map(String).join('\n'), code: code.join('\n').trim()};
}

/** The faults that the Angular CLI prints, each in one line. */
function faultsOf(printed: string): string {
  const faults = [...printed.matchAll(/\[ERROR\] (.*)\s+(\S+?):(\d+):\d+:/g)].map(([, message = '', file = '', line]) =>
    inOneLine({message: message.replace(/ \[plugin .*\]$/, ''), loc: {file, line: Number(line)}}),
  );
  return faults.length > 0 ? faults.join('\n') : `${where}: ${printed.trim()}`;
}

/**
 * Builds a copy of the project: the settings of the workspace also render the page on a
 * server, and hand out a module that no frame can import.
 */
async function buildWithAngular(): Promise<BuiltProject> {
  fs.rmSync(workFolder, {recursive: true, force: true});
  fs.cpSync(folder, workFolder, {
    recursive: true,
    filter: (file) => !/[\\/](?:node_modules|dist)$/.test(path.relative(siteDir, file)),
  });
  const packages = path.join(folder, 'node_modules');
  if (fs.existsSync(packages)) {
    fs.symlinkSync(packages, path.join(workFolder, 'node_modules'), 'junction');
  }
  const settings = path.join(workFolder, 'angular.json');
  const workspace = JSON.parse(fs.readFileSync(settings, 'utf8')) as {
    projects: {app: {architect: {build: {options: Record<string, unknown>}}}};
  };
  const {options} = workspace.projects.app.architect.build;
  const forBrowser = Object.entries(options).filter(([name]) => name !== 'server' && name !== 'outputMode');
  workspace.projects.app.architect.build.options = {
    ...Object.fromEntries(forBrowser),
    externalDependencies: external,
    outputHashing: 'none',
    progress: false,
  };
  fs.writeFileSync(settings, JSON.stringify(workspace));
  // As its tests do; npm finds the command in the folders above.
  const place = {cwd: workFolder, shell: process.platform === 'win32'};
  await promisify(execFile)('npm', ['run', 'build'], place).catch((error: Error & {stdout: string; stderr: string}) => {
    throw new Error(faultsOf(stripVTControlCharacters(error.stdout + error.stderr)), {cause: error});
  });
  const {outputFiles} = await bundle({
    entryPoints: [path.join(workFolder, 'dist/browser/main.js')],
    bundle: true,
    minify: true,
    format: 'cjs',
    target: 'es2022',
    legalComments: 'none',
    external,
    write: false,
  });
  const code = outputFiles[0]?.text.trim() ?? '';
  const styles = path.join(workFolder, 'dist/browser/styles.css');
  const css = fs.existsSync(styles) ? fs.readFileSync(styles, 'utf8') : '';
  fs.rmSync(workFolder, {recursive: true, force: true});
  return {html: bodyOf(path.join(folder, 'src/index.html')), css, code};
}

const isAngular = fs.existsSync(path.join(folder, 'angular.json'));

(isAngular ? buildWithAngular() : buildWithVite()).then(
  (built) => process.send?.({built}),
  (error: Error) => process.send?.({failure: error.message}),
);
