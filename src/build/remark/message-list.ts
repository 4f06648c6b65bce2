import type {ListItem, Root} from 'mdast';
import type {VFile} from 'vfile';
import {jsxElement} from '../content/jsx';
import {bulletList, inlineCode, link, listItem, paragraph} from '../content/nodes';
import {projectPath} from '../content/pages';
import type {Project} from '../content/project';
import {relativeLink} from '../reference/file-links';
import {dependsOn} from '../reference/dependencies';
import {type Message, messagesFile, readMessages, withEllipses} from '../reference/messages';
import {versionOfPage} from '../../common/versions';
import {replaceElements} from './replace-elements';

/**
 * Replaces `<MessageList />` by the errors and warnings of the library in the
 * version of the page, each a link to the section that explains it. The search
 * leaves the list out: it would hide those sections.
 */
export function messageList(project: Project) {
  return (root: Root, file: VFile): void => {
    replaceElements(root, 'MessageList', () => {
      const page = projectPath(project.dir, file.path);
      const {name: version, folder} = versionOfPage(page);
      dependsOn(project, file, messagesFile(project.dir, version));
      const item = ({message, file: at, anchor}: Message): ListItem => {
        const url = relativeLink(page, {file: `${folder}/${at}`, anchor});
        return listItem([paragraph(link(url, inlineCode(withEllipses(message))))]);
      };
      const list = bulletList(readMessages(project.dir, version).map(item));
      return jsxElement('div', {'data-search-ignore': ''}, [list]);
    });
  };
}
