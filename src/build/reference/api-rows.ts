import {displayPath, memberName, parentPath} from '../api-model/model';
import type {ApiRow, MemberRow} from '../../common/api-row';
import type {VersionPages} from './version-pages';

/** What readers call a symbol, by its anchor and by the word of TypeScript. */
function kindOf({api}: VersionPages, symbolPath: string, anchor: string): string {
  const [, prefix] = /^(event:|options\.)/.exec(anchor) ?? [];
  if (prefix) {
    return prefix === 'event:' ? 'event' : 'option';
  }
  const kind = api.symbols.get(symbolPath)?.kind ?? 'property';
  return kind === 'interface' ? 'type' : kind === 'variable' ? 'value' : kind;
}

/** The last two names of a path: of `dia.Paper.Options.async`, the option is enough; a type keeps its own name. */
function nameOn(subject: string, symbolPath: string): string {
  const path = displayPath(symbolPath);
  const start = `${subject}.`;
  const isBelow = path.startsWith(start) && !parentPath(path).slice(start.length).includes('.');
  return isBelow && !/\.(?:Options|EventMap)\./.test(path) ? path.slice(start.length) : memberName(symbolPath);
}

/** Every class and member that the pages of a version describe. */
export function apiRows(pages: VersionPages): ApiRow[] {
  return pages.pages
    .filter(({page}) => page.file.startsWith(`${pages.version.folder}/api/`))
    .map(({page, subjects: [subject], anchors}) => ({
      path: page.path,
      name: subject,
      kind: kindOf(pages, subject, ''),
      isPlus: page.frontMatter.values.edition === 'plus',
      members: [...anchors].map(([path, anchor]): MemberRow => [
        nameOn(subject, path),
        anchor,
        kindOf(pages, path, anchor),
      ]),
    }));
}
