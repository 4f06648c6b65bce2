import type * as cheerio from 'cheerio';
import type {Element} from 'domhandler';

/** Text with single spaces, and without the invisible characters that let names break. */
export function clean(text: string): string {
  return text
    .replace(/\u200B/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The names in code that a reader may look for: of several words (`addCells`), dotted, or of events. */
export function identifiersOf(code: string): string[] {
  const names = code.match(/[A-Za-z_$][\w$]*(?:[.:][A-Za-z_$][\w$]*)*/g) ?? [];
  return names.flatMap((name) =>
    name.includes(':') ? [name] : name.split('.').filter((part) => /[a-z][A-Z]/.test(part)),
  );
}

/**
 * The names in code that begin a table row or a list item: those that the rest
 * of it explains.
 */
export function definedBy($: cheerio.CheerioAPI, node: Element): string[] {
  if (node.name === 'li') {
    const [first] = $(node).contents().get();
    const start = first && $(first).is('p') ? $(first).contents().get(0) : first;
    return start && $(start).is('code') ? namesIn($(start).text()) : [];
  }
  const isFirstCell = node.name === 'td' && $(node).prevAll().length === 0;
  return isFirstCell
    ? $(node)
        .find('code')
        .get()
        .flatMap((code) => namesIn($(code).text()))
    : [];
}

/**
 * The last part of a name in code, without the parentheses of a call, when it is
 * one that readers look for as such: of several words, or of an event.
 */
function namesIn(code: string): string[] {
  const name = clean(code).replace(/\(.*\)$/, '');
  const last = /^[\w$]+(?:\.[\w$]+)*$/.test(name) ? name.split('.').at(-1) : name;
  return last && /^[\w$:-]+$/.test(last) && /[a-z][A-Z]|.:./.test(last) ? [last] : [];
}
