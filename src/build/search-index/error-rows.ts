import type * as cheerio from 'cheerio';
import type {Element} from 'domhandler';
import {clean} from './names-in-code';

/** The first column of tables of errors. */
const messageColumn = /^(?:error|message|what you see)\b/i;

/**
 * The message that a row of a table of errors explains: the code at the
 * beginning of its first cell.
 *
 * @returns undefined for other rows, and for symptoms in prose
 */
export function messageOf($: cheerio.CheerioAPI, row: Element): string | undefined {
  const heading = $(row).closest('table').find('th').first();
  const [first] = $(row).children('td').first().contents().get();
  if (!first || !$(first).is('code') || !messageColumn.test(clean(heading.text()))) {
    return undefined;
  }
  const message = clean($(first).text());
  return message.includes(' ') ? message : undefined;
}
