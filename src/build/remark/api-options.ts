import type {PhrasingContent, Root, TableCell, TableRow} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import type {VersionApi} from '../api-model/load';
import {type ApiSymbol, memberName} from '../api-model/model';
import {membersOf, nearestSubjects} from '../api-model/resolve';
import {propertyType} from '../api-model/signature';
import {attributeOf} from '../content/jsx';
import {linkedSignature, textElement} from '../reference/api-blocks';
import {pageOfFile} from '../reference/page-of-file';
import type {VersionPages} from '../reference/version-pages';

/** The fields of a type and of those that it extends. Of fields with the same name, the one nearest to the type counts. */
function fieldsOf(api: VersionApi, type: string): ApiSymbol[] {
  const bases = api.symbols.get(type)?.extends ?? [];
  const fields = [...membersOf(api, type), ...bases.flatMap((base) => fieldsOf(api, base))];
  const names = fields.map((field) => memberName(field.path));
  return fields.filter((_, index) => names.indexOf(names[index] ?? '') === index);
}

/** The type of a field, linked to where it is described. */
function linkedType({signatures: [signature = []], typeAt, path: self}: ApiSymbol, pages: VersionPages, from: string) {
  return linkedSignature(propertyType(signature, typeAt), self, pages, from);
}

const cell = (...children: PhrasingContent[]): TableCell => ({type: 'tableCell', children});
const row = (...children: TableCell[]): TableRow => ({type: 'tableRow', children});
const text = (value: string): PhrasingContent => ({type: 'text', value});
const code = (value: string): PhrasingContent => ({type: 'inlineCode', value});

/**
 * Replaces `<ApiOptions of="dia.Graph.ConnectionOptions" />` by a table of the
 * type's fields: name, type with links, whether it must be given.
 *
 * @throws when the type does not exist or has no fields; the message has the nearest names
 */
export function apiOptions() {
  return (root: Root, file: VFile): void => {
    visit(root, 'mdxJsxFlowElement', (element: MdxJsxFlowElement, index, parent) => {
      if (element.name !== 'ApiOptions') {
        return;
      }
      const type = attributeOf(element, 'of') ?? '';
      const {from, pages} = pageOfFile(file);
      const {api} = pages;
      const fields = fieldsOf(api, type);
      if (fields.length === 0) {
        throw new Error(
          `${from}:${element.position?.start.line ?? 1}: ApiOptions of="${type}": no such type with fields. The nearest: ${nearestSubjects(api, type).join(', ')}.`,
        );
      }
      const rows = fields.map((field) =>
        row(
          cell(code(memberName(field.path))),
          cell(textElement('code', linkedType(field, pages, from))),
          cell(text(field.optional ? 'no' : 'yes')),
        ),
      );
      const head = row(cell(text('Option')), cell(text('Type')), cell(text('Required')));
      parent?.children.splice(index ?? 0, 1, {type: 'table', children: [head, ...rows]});
    });
  };
}
