import {createHash} from 'node:crypto';
import type {ShikiTransformer} from 'shiki';

type Code = Parameters<NonNullable<ShikiTransformer['code']>>[0];
type ElementContent = Code['children'][number];

/** A comment of notes at the end of a program, and a note in it. */
const [notesAtEnd, note] = [/\n\/\*\n(\[1\] [^]*?)\n\*\/\s*$/, /^\[(\d+)\] /m];

/** The notes of a program, by number: `[1] …` and so on, in a comment at its end. */
export function notesOf(code: string): ReadonlyMap<string, string> {
  const [, comment = ''] = notesAtEnd.exec(code) ?? [];
  const [, ...parts] = comment.split(note);
  const notes = new Map<string, string>();
  for (let i = 0; i + 1 < parts.length; i += 2) {
    notes.set(parts[i] ?? '', (parts[i + 1] ?? '').replace(/\s+/g, ' ').trim());
  }
  return notes;
}

/** Unlike for each block, so that a page may show several programs, or one in a demo and in a block of its own. */
const idOf = (code: string, meta: string | undefined, number: string): string =>
  `note-${createHash('sha256').update(`${meta}\n${code}`).digest('hex').slice(0, 6)}-${number}`;

const opener = (id: string, number: string): ElementContent => ({
  type: 'element',
  tagName: 'button',
  properties: {type: 'button', class: 'code-note', popovertarget: id, 'aria-label': `Note [${number}]`},
  children: [{type: 'text', value: `[${number}]`}],
});

/**
 * Makes marks such as `[1]` in the comments of a program open the note that they refer to, beside the line. The browser
 * shows the note without a script: it is a popover (https://html.spec.whatwg.org/multipage/popover.html).
 */
export const codeNotes: ShikiTransformer = {
  name: 'code-notes',
  span(node) {
    const [child] = node.children;
    const [, before = '', number = '', after = ''] =
      child?.type === 'text' ? (/^(.*\/[/*].*)\[(\d+)\](.*)$/.exec(child.value) ?? []) : [];
    if (notesOf(this.source).has(number)) {
      node.children = [
        {type: 'text', value: before},
        opener(idOf(this.source, this.options.meta?.__raw, number), number),
        ...(after ? [{type: 'text' as const, value: after}] : []),
      ];
    }
  },
  root(root) {
    for (const [number, text] of notesOf(this.source)) {
      root.children.push({
        type: 'element',
        tagName: 'span',
        properties: {id: idOf(this.source, this.options.meta?.__raw, number), class: 'code-note-text', popover: 'auto'},
        children: [{type: 'text', value: text}],
      });
    }
  },
};
