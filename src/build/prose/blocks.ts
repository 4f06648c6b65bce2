import type {Page} from '../content/page';
import type {Prose} from '../content/prose';

/** Prose of a page, wherever it stands: a description and an alternative text are read, too. */
export type Block = Omit<Prose, 'kind'> & {
  kind: Prose['kind'] | 'description' | 'alternative text' | 'interaction' | 'comment';
};

/** A text without Markdown, except for its code spans. */
function plain(kind: Block['kind'], text: unknown, line: number): Block[] {
  if (typeof text !== 'string') {
    return [];
  }
  const spans = [...text.matchAll(/`[^`]+`/g)].map(({0: code, index}) => ({
    kind: 'code' as const,
    start: index,
    end: index + code.length,
  }));
  return [{kind, text, spans, line}];
}

/** What the README of a live demo says of its interactions, which the page of the demo shows. */
function interactionsOf({frontMatter: {values, lineOf}}: Page): Block[] {
  const interactions: unknown[] = Array.isArray(values.interaction) ? values.interaction : [];
  return interactions.flatMap((interaction, index) => {
    const does = typeof interaction === 'object' && interaction !== null && 'does' in interaction && interaction.does;
    return plain('interaction', does, lineOf(['interaction', index, 'does']));
  });
}

/**
 * All prose of a page: its content, its description and the texts of its images.
 *
 * @param page - also the README of a live demo
 */
export function blocksOf(page: Page): Block[] {
  const {values, lineOf} = page.frontMatter;
  return [
    ...plain('description', values.description, lineOf(['description'])),
    ...interactionsOf(page),
    ...page.content.prose,
    ...page.content.images.flatMap(({text, line}) => plain('alternative text', text, line)),
  ];
}
