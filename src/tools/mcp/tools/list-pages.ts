import type * as z from 'zod';
import type {BuiltDocs} from '../docs-version';
import {parameters, text, version} from './parameters';

export const listParameters = parameters({
  version,
  section: text(
    'the name of a section',
    'The name of a section or the beginning of the name, such as "Learn: Quickstart", "Learn" or "API reference: dia". By default, the pages of all sections are listed.',
  ).optional(),
});

/**
 * Lists the pages of a version with their descriptions, by section.
 *
 * @throws when the section does not exist; the message lists the existing sections
 */
export function listPages(docs: BuiltDocs, {version: label, section}: z.infer<typeof listParameters>): string {
  const {pages, label: own} = docs.version(label);
  const sections = [...new Set(pages.map((page) => page.section))];
  const wanted = sections.filter((name) => name.toLowerCase().startsWith((section ?? '').toLowerCase()));
  if (wanted.length === 0) {
    throw new Error(`There is no section "${section}" in ${own}. Expected one of ${sections.join(', ')}.`);
  }
  return wanted
    .map((name) => {
      const lines = pages
        .filter((page) => page.section === name)
        .map(({description, path, title}) => `- ${path}: ${title}. ${description}`);
      return `## ${name} (${own})\n\n${lines.join('\n')}`;
    })
    .join('\n\n');
}
