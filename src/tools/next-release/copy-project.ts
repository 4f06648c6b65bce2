import fs from 'node:fs';
import path from 'node:path';

/** What is made from the sources, in any folder. */
const made: readonly string[] = ['node_modules', '.docusaurus', '.cache', '.temp', 'test-results'];

/** Is this file, relative to the project, one of its sources? The history of git is: pages tell when they were changed. */
const isSource = (file: string): boolean =>
  file !== 'build' && !file.split(path.sep).some((name) => made.includes(name)) && !file.endsWith('.log');

/** Copies the sources of a project into a folder. */
export function copyProject(projectDir: string, folder: string): void {
  fs.cpSync(projectDir, folder, {
    recursive: true,
    filter: (file) => isSource(path.relative(projectDir, file)),
  });
}
