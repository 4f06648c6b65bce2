/** A column: what stands at its top, and whether its cells are numbers, which end at the same place. */
export type Column = {head: string; isText?: boolean};

/** A table as Markdown, with columns that can be read in a terminal. */
export function renderTable(columns: readonly Column[], rows: readonly (readonly string[])[]): string {
  const widths = columns.map(({head}, index) =>
    Math.max(3, head.length, ...rows.map((row) => row[index]?.length ?? 0)),
  );
  const line = (cells: readonly string[]): string =>
    `| ${columns
      .map(({isText}, index) => {
        const [cell, width] = [cells[index] ?? '', widths[index] ?? 0];
        return isText ? cell.padEnd(width) : cell.padStart(width);
      })
      .join(' | ')} |`;
  const rule = columns.map(({isText}, index) => {
    const width = widths[index] ?? 0;
    return isText ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`;
  });
  return [line(columns.map(({head}) => head)), line(rule), ...rows.map(line)].join('\n');
}
