import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import sirv from 'sirv';
import {type Listening, listening} from '../support/listening';
import {projectDir} from '../support/sites';

/** What the project of a framework is, beside what each of them has. */
export type Framework = {
  name: string;
  /** The folder of the built page in the project. */
  dist: string;
  /**
   * Who renders the page as HTML: `src/server`, which a server with Node.js calls, or the
   * build, which writes `index.html`.
   */
  renderedBy?: 'server' | 'build';
};

/** The frameworks, and the folder in `tests/integration` of each. */
export const frameworks: readonly Framework[] = [
  {name: 'react', dist: 'dist', renderedBy: 'server'},
  {name: 'vue', dist: 'dist', renderedBy: 'server'},
  {name: 'svelte', dist: 'dist', renderedBy: 'server'},
  {name: 'angular', dist: 'dist/browser', renderedBy: 'build'},
  {name: 'javascript', dist: 'dist'},
  {name: 'typescript', dist: 'dist'},
];

/**
 * Copies a project to where its build may write; returns the copy's folder. Packages are
 * found in the folders above it: `npm ci` installs those of all projects at once. Those that
 * the project has in a version of its own are linked.
 *
 * @param copy - the name of the copy
 * @param edit - changes the text of a file
 */
export function copyProject(name: string, copy = name, edit = (_file: string, text: string) => text): string {
  const from = path.join(projectDir, 'tests/integration', name);
  const to = path.join(projectDir, '.cache/integration', copy);
  fs.rmSync(to, {recursive: true, force: true});
  for (const entry of fs.readdirSync(from, {recursive: true, withFileTypes: true})) {
    const file = path.relative(from, path.join(entry.parentPath, entry.name));
    if (
      entry.isFile() &&
      !file.endsWith('.webp') &&
      !file.split(path.sep).some((part) => part === 'node_modules' || part === 'dist')
    ) {
      const target = path.join(to, file);
      fs.mkdirSync(path.dirname(target), {recursive: true});
      fs.writeFileSync(target, edit(file.replaceAll('\\', '/'), fs.readFileSync(path.join(from, file), 'utf8')));
    }
  }
  const own = path.join(from, 'node_modules');
  if (fs.existsSync(own)) {
    fs.symlinkSync(own, path.join(to, 'node_modules'), 'junction');
  }
  return to;
}

/** Runs a command in a folder, and returns what it prints; an error holds all of it. */
export function runIn(folder: string, command: string, args: readonly string[], settings = {}): string {
  try {
    return execFileSync(command, args, {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
      shell: process.platform === 'win32',
      // eslint-disable-next-line no-restricted-properties -- handed on unread
      env: {...process.env, ...settings},
    });
  } catch (error) {
    const {stdout, stderr} = error as {stdout: string; stderr: string};
    throw new Error(`${command} ${args.join(' ')} in ${folder}:\n${stdout}${stderr}`, {cause: error});
  }
}

/** Builds a project with the tools of its framework. */
export const buildProject = (folder: string): string => runIn(folder, 'npm', ['run', 'build']);

/** What the project's `src/server` renders, as a server with Node.js would do. */
export function renderOnServer(folder: string): string {
  const program = `import('./dist-server/server.js').then(async ({render}) => process.stdout.write(await render()))`;
  return runIn(folder, 'node', ['--eval', program]);
}

/** Puts what a server has rendered into the built page. */
export function fillPage(folder: string, html: string): void {
  const file = path.join(folder, 'dist/index.html');
  const filled = fs.readFileSync(file, 'utf8').replace(/(<div id="(?:root|app)">)(<\/div>)/, (_, open, close) => {
    return `${open}${html}${close}`;
  });
  fs.writeFileSync(path.join(folder, 'dist/rendered.html'), filled);
}

/** Serves folders, each at its path. */
export async function serveFolders(folders: Record<string, string>): Promise<Listening> {
  const handlers = Object.entries(folders).map(([base, folder]) => ({base, handle: sirv(folder, {dev: true})}));
  const server = http.createServer((request, response) => {
    const found = handlers.find(({base}) => request.url?.startsWith(base));
    request.url = request.url?.slice((found?.base.length ?? 1) - 1);
    if (found) {
      found.handle(request, response);
    } else {
      response.writeHead(404).end();
    }
  });
  return listening(server);
}
