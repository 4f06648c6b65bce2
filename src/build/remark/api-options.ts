import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import type {VersionApi} from '../api-model/load';
import {type ApiSymbol, memberName} from '../api-model/model';
import {membersOf, nearestSubjects} from '../api-model/resolve';
import {propertyType} from '../api-model/signature';
import {attributeOf, textElement} from '../content/jsx';
import {inlineCode, table, text} from '../content/nodes';
import type {Project} from '../content/project';
import {linkedSignature} from '../reference/api-blocks';
import {pageOfFile} from '../reference/page-of-file';
import type {VersionPages} from '../reference/version-pages';
import {lineOf, replaceElements} from './replace-elements';

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

/**
 * Replaces `<ApiOptions of="dia.Graph.ConnectionOptions" />` by a table of the
 * type's fields: name, type with links, whether it must be given.
 *
 * @throws when the type does not exist or has no fields; the message has the nearest names
 */
export function apiOptions(project: Project) {
  return (root: Root, file: VFile): void => {
    replaceElements(root, 'ApiOptions', (element) => {
      const type = attributeOf(element, 'of') ?? '';
      const {from, pages} = pageOfFile(project, file);
      const {api} = pages;
      const fields = fieldsOf(api, type);
      if (fields.length === 0) {
        throw new Error(
          `${from}:${lineOf(element)}: ApiOptions of="${type}": no such type with fields. The nearest: ${nearestSubjects(api, type).join(', ')}.`,
        );
      }
      const rows = fields.map((field) => [
        [inlineCode(memberName(field.path))],
        [textElement('code', linkedType(field, pages, from))],
        [text(field.optional ? 'no' : 'yes')],
      ]);
      return table(['Option', 'Type', 'Required'], rows);
    });
  };
}
