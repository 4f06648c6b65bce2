import path from 'node:path';
import type {PhrasingContent, Root, TableCell} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {attributeOf} from '../content/jsx';
import {performanceTable, tableNames} from '../performance/tables';

/** Text with code between backticks. */
function titleOf(text: string): PhrasingContent[] {
  return text
    .split('`')
    .map((value, index): PhrasingContent => (index % 2 === 1 ? {type: 'inlineCode', value} : {type: 'text', value}))
    .filter((node) => 'value' in node && node.value !== '');
}

const cell = (children: PhrasingContent[]): TableCell => ({type: 'tableCell', children});
const text = (value: string): TableCell => cell([{type: 'text', value}]);

/**
 * Replaces `<PerformanceTable of="ways" />` by the table with the measured figures.
 *
 * @throws when there is no such table, or a row has not been measured
 */
export function performanceTables() {
  return (root: Root, file: VFile): void => {
    visit(root, 'mdxJsxFlowElement', (element, index, parent) => {
      if (element.name !== 'PerformanceTable') {
        return;
      }
      const given = attributeOf(element, 'of');
      const name = tableNames.find((each) => each === given);
      if (!name) {
        const place = `${path.relative(process.cwd(), file.path)}:${element.position?.start.line ?? 1}`;
        throw new Error(
          `${place}: PerformanceTable of="${given ?? ''}": no such table. There are: ${tableNames.join(', ')}.`,
        );
      }
      const {heads, rows} = performanceTable(name);
      parent?.children.splice(index ?? 0, 1, {
        type: 'table',
        align: [null, ...heads.slice(1).map(() => 'right' as const)],
        children: [
          {type: 'tableRow', children: heads.map(text)},
          ...rows.map(({title, cells}) => ({
            type: 'tableRow' as const,
            children: [cell(titleOf(title)), ...cells.map(text)],
          })),
        ],
      });
    });
  };
}
