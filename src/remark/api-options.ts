import path from 'node:path';
import type {PhrasingContent, Root, TableCell, TableRow} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import type {VersionApi} from '../api-model/load';
import {type ApiSymbol, memberName} from '../api-model/model';
import {membersOf, nearestSubjects} from '../api-model/resolve';
import {signatureSources} from './api-signatures';
import {dependsOn} from './dependencies';
import {versionFolder, versionPages} from './page-subjects';

/** The fields of a type, those of the types it extends included. */
function fieldsOf(api: VersionApi, type: string): ApiSymbol[] {
  const bases = api.symbols.get(type)?.extends ?? [];
  return [...membersOf(api, type), ...bases.flatMap((base) => fieldsOf(api, base))];
}

/** The type in a field's declaration: `deep?: boolean;` has `boolean`. */
const typeText = (signature: string): string => {
  const oneLine = signature.replace(/\s+/g, ' ');
  return oneLine.replace(/^[^:(]+?\??:\s*/, '').replace(/;$/, '');
};

const cell = (...children: PhrasingContent[]): TableCell => ({type: 'tableCell', children});
const row = (...children: TableCell[]): TableRow => ({type: 'tableRow', children});
const text = (value: string): PhrasingContent => ({type: 'text', value});
const code = (value: string): PhrasingContent => ({type: 'inlineCode', value});

/**
 * Replaces `<ApiOptions of="dia.Graph.ConnectionOptions" />` by a table of the
 * type's fields: name, type, whether it must be given.
 *
 * @throws when the type does not exist or has no fields; the message has the nearest names
 */
export function apiOptions() {
  return (root: Root, file: VFile): void => {
    visit(root, 'mdxJsxFlowElement', (element: MdxJsxFlowElement, index, parent) => {
      if (element.name !== 'ApiOptions') {
        return;
      }
      const attribute = element.attributes.find((item) => item.type === 'mdxJsxAttribute' && item.name === 'of');
      const type = typeof attribute?.value === 'string' ? attribute.value : '';
      const {api, folder} = versionPages(versionFolder(file.path));
      dependsOn(file, ...signatureSources(folder));
      const fields = fieldsOf(api, type);
      if (fields.length === 0) {
        const from = `${path.relative(process.cwd(), file.path)}:${element.position?.start.line ?? 1}`;
        throw new Error(
          `${from}: ApiOptions of="${type}": no such type with fields. The nearest: ${nearestSubjects(api, type).join(', ')}.`,
        );
      }
      const rows = fields.map((field) =>
        row(
          cell(code(memberName(field.path))),
          cell(code(typeText(field.signatures[0] ?? ''))),
          cell(text(field.optional ? 'no' : 'yes')),
        ),
      );
      const head = row(cell(text('Option')), cell(text('Type')), cell(text('Required')));
      parent?.children.splice(index ?? 0, 1, {type: 'table', children: [head, ...rows]});
    });
  };
}
