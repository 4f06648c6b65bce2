import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/** A folder of modules that uses the installed packages, with caches of its own. */
function linkModules(from: string, to: string): void {
  fs.mkdirSync(to, {recursive: true});
  for (const name of fs.readdirSync(from).filter((entry) => entry !== '.cache')) {
    const target = path.join(from, name);
    if (name.startsWith('@')) {
      linkModules(target, path.join(to, name));
    } else {
      fs.symlinkSync(target, path.join(to, name));
    }
  }
}

/**
 * Copies the project without what git ignores, and links its installed packages.
 *
 * @param target - a folder, which must not exist
 */
export function copyProject(projectDir: string, target: string): void {
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: projectDir,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  for (const file of files.split('\0').filter((name) => name && fs.existsSync(path.join(projectDir, name)))) {
    fs.mkdirSync(path.dirname(path.join(target, file)), {recursive: true});
    fs.copyFileSync(path.join(projectDir, file), path.join(target, file));
  }
  linkModules(path.join(projectDir, 'node_modules'), path.join(target, 'node_modules'));
}

/** Commits all files of a copy: pages say when they were changed last, which git knows. */
export function commitCopy(target: string): void {
  const git = (...args: string[]) => execFileSync('git', args, {cwd: target, stdio: 'ignore'});
  git('init', '--quiet');
  git('add', '--all');
  git(
    '-c',
    'user.name=benchmark',
    '-c',
    'user.email=benchmark@localhost',
    'commit',
    '--quiet',
    '--message',
    'The pages',
  );
}
