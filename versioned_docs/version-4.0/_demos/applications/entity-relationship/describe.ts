import type {Diagram, Item} from './diagram';
import {endNames} from './relation';

/** What a screen reader says, and what the page shows of the selection. */
export function describe(diagram: Diagram, {id, row}: Item): string {
  const [table, relation, each] = [diagram.table(id), diagram.relation(id), diagram.rowOf({id, row})];
  if (each) return [`${table?.title}.${each.name}`, each.type, each.key].filter(Boolean).join(', ');
  if (table) return `Table ${table.title}`;
  if (!relation) return '';
  const [from, to] = [relation.source(), relation.target()].map((end) => {
    const at = {id: String(end.id), row: String(end.port)};
    return `${diagram.table(at.id)?.title}.${diagram.rowOf(at)?.name}`;
  });
  return `${from} (${endNames[relation.ends.source]}) to ${to} (${endNames[relation.ends.target]})`;
}
