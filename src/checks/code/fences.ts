/** A block of code in an MDX file. */
export type Fence = {
  language: string;
  /** The words behind the language, such as `title="src/main.ts"`. */
  meta: string;
  code: string;
  /** Line of the first line of code in the file, counted from 1. */
  line: number;
  /** Columns that were taken off the start of each line, where the fence stands in a list. */
  indent: number;
  /** Why the fence is not compiled, where it says so. */
  noCheck?: string;
};

const opening = /^(\s*)(`{3,}|~{3,})\s*([\w-]*)\s*(.*)$/;

/** Reads the blocks of code of an MDX source, in their order. */
export function readFences(source: string): Fence[] {
  const fences: Fence[] = [];
  let open: {mark: string; fence: Fence} | undefined;
  source.split('\n').forEach((line, index) => {
    if (open) {
      if (new RegExp(`^\\s*${open.mark}+\\s*$`).test(line)) {
        fences.push({...open.fence, code: open.fence.code.replace(/\n$/, '')});
        open = undefined;
      } else {
        open.fence.code += `${line.slice(Math.min(open.fence.indent, line.length - line.trimStart().length))}\n`;
      }
      return;
    }
    const match = opening.exec(line);
    if (match) {
      const [, indent = '', mark = '', language = '', meta = ''] = match;
      const noCheck = /\bno-check="([^"]*)"/.exec(meta)?.[1];
      open = {
        mark,
        fence: {
          language,
          meta,
          code: '',
          line: index + 2,
          indent: indent.length,
          ...(noCheck !== undefined && {noCheck}),
        },
      };
    }
  });
  return fences;
}
