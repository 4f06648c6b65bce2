import path from 'node:path';
import type {Root} from 'mdast';
import type {VFile} from 'vfile';
import {attributeOf} from '../content/jsx';
import {table, text, withCode} from '../content/nodes';
import type {Project} from '../content/project';
import {performanceTable, tableNames} from '../performance/tables';
import {lineOf, replaceElements} from './replace-elements';

/**
 * Replaces `<PerformanceTable of="ways" />` by the table with the measured figures.
 *
 * @throws when there is no such table, or a row has not been measured
 */
export function performanceTables(project: Project) {
  return (root: Root, file: VFile): void => {
    replaceElements(root, 'PerformanceTable', (element) => {
      const given = attributeOf(element, 'of');
      const name = tableNames.find((each) => each === given);
      if (!name) {
        const place = `${path.relative(project.dir, file.path)}:${lineOf(element)}`;
        throw new Error(
          `${place}: PerformanceTable of="${given ?? ''}": no such table. There are: ${tableNames.join(', ')}.`,
        );
      }
      const {heads, rows} = performanceTable(name);
      const cells = rows.map(({title, cells: figures}) => [
        withCode(title),
        ...figures.map((figure) => [text(figure)]),
      ]);
      return {...table(heads, cells), align: [null, ...heads.slice(1).map(() => 'right' as const)]};
    });
  };
}
