import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import type {Project} from '../content/project';
import {readSubjects} from '../content/page';
import {pageOfFile} from '../reference/page-of-file';
import {vendorPageOf} from '../reference/vendor-page';
import {exportValue} from './export-value';

/** Pages of the reference of JointJS+ export the vendor's page about their subject, where its address is certain. */
export function vendorPages(project: Project) {
  return (root: Root, file: VFile): void => {
    const {api, edition} = (file.data.frontMatter ?? {}) as {api?: unknown; edition?: unknown};
    if (edition !== 'plus' || !readSubjects(api)) {
      return;
    }
    const {from, pages} = pageOfFile(project, file);
    const self = pages.pages.find(({page}) => page.file === from);
    const found = self && vendorPageOf(self.page.path, pages.version, pages.confirmations);
    if (found) {
      root.children.push(exportValue('vendorPage', found));
    }
  };
}
