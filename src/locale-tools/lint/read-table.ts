/** Lines of a table that hold something, with the line ends of any system. */
export const linesOf = (text: string) => text.split(/\r?\n/).filter((line) => line !== '');

/** Reads the tables beside the rules: a heading line, then one row per line, cells parted by tabs. */
export function readTable<Column extends string>(text: string, columns: readonly Column[]): Record<Column, string>[] {
  const [heading = '', ...lines] = linesOf(text);
  const names = heading.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(columns.map((column) => [column, cells[names.indexOf(column)] ?? ''])) as Record<
      Column,
      string
    >;
  });
}
