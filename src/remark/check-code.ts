import path from 'node:path';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {docsVersion} from '../api-model/sources';
import {checkCode} from '../checks/code';
import {versionFolder} from './page-subjects';

/**
 * For `npm start`: compiles the code of a page when it is saved, so that an error
 * shows in the terminal and over the page at once. A build checks all pages in
 * one go instead (`src/plugins/page-checks`).
 *
 * @throws with all problems of the page, each at its line
 */
export function checkPageCode() {
  return (_root: Root, file: VFile): void => {
    const projectDir = process.cwd();
    const version = docsVersion(path.relative(projectDir, versionFolder(file.path)));
    if (version) {
      const {problems} = checkCode(projectDir, version, [path.relative(projectDir, file.path)]);
      if (problems.length > 0) {
        throw new Error(problems.map(({file: page, line, message}) => `${page}:${line}: ${message}`).join('\n'));
      }
    }
  };
}
