import {readSubjects} from '../../src/remark/page-subjects';
import type {InventoryRow, SourcePage} from '../support/pages';

/** Words that promise instead of telling. */
const filler = /\b(?:simply|easily|powerful|seamless(?:ly)?|in this section,? (?:we|you)|let's)\b/i;

const withoutCode = (body: string): string => body.replace(/```[\s\S]*?```/g, '').replace(/`[^`\n]*`/g, 'code');

const wordCount = (body: string): number => (withoutCode(body).match(/[A-Za-z][\w'-]*/g) ?? []).length;

/**
 * The rules that every page keeps, beyond those of the build.
 *
 * @param row - the page's row of the inventory; undefined where it has none
 * @returns one message for each broken rule
 */
export function pageProblems(page: SourcePage, row: InventoryRow | undefined): string[] {
  const {frontMatter, body} = page;
  const problems: string[] = [];
  const must = (isKept: boolean, message: string): void => {
    if (!isKept) {
      problems.push(`${page.file}: ${message}`);
    }
  };
  const {title, description, edition, api} = frontMatter;
  must(row !== undefined, `its path ${page.path} is not in the inventory (tests/content/pages.jsonl)`);
  must(typeof title === 'string' && title !== '', 'the front matter has no title');
  const length = typeof description === 'string' ? description.length : 0;
  must(length >= 40 && length <= 180, `the description has ${length} characters, expected 40 to 180`);
  const expected = row?.edition === 'n/a' ? undefined : row?.edition;
  must(row === undefined || edition === expected, `edition is ${String(edition)}, the inventory says ${expected}`);
  const isClassPage = page.path.includes('/api/') && !page.path.endsWith('/');
  must(!isClassPage || readSubjects(api) !== undefined, 'an API page names its subject: api');
  must(wordCount(body) >= 80, `it has ${wordCount(body)} words of its own, expected 80 or more`);
  const isHome = frontMatter.hide_title === true;
  must(isHome || !/^# /m.test(withoutCode(body)), 'the title is its only main heading; it has a second one');
  const [word] = filler.exec(withoutCode(body)) ?? [];
  must(word === undefined, `"${word}" is filler`);
  const unnamed = withoutCode(body)
    .split('\n')
    .find((line, i, lines) => /^\|.*\|\s*\||^\|\s*\|/.test(line) && /^\| *:?-/.test(lines[i + 1] ?? ''));
  must(unnamed === undefined, `a column has no heading, which screen readers need: ${unnamed}`);
  for (const [, alternative = '', file] of body.matchAll(/!\[([^\]]*)\]\(([^)]+)\)/g)) {
    must(alternative.length >= 20, `the text for ${file} does not say what it shows`);
  }
  return problems;
}
