import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {checkCode} from '../checks/code';
import {projectPath} from '../content/pages';
import {versionOfFile} from '../content/versions';

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
    const page = projectPath(projectDir, file.path);
    const version = versionOfFile(page);
    if (version) {
      const {problems} = checkCode(projectDir, version.name, [page]);
      if (problems.length > 0) {
        throw new Error(problems.map(({file: where, line, message}) => `${where}:${line}: ${message}`).join('\n'));
      }
    }
  };
}
