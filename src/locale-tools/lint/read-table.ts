/** Reads the tables beside the rules: a heading line, then one row per line, cells parted by tabs. */
export function readTable<Column extends string>(text: string, columns: readonly Column[]): Record<Column, string>[] {
  const [heading = '', ...lines] = text.split('\n').filter((line) => line !== '');
  const names = heading.split('\t');
  return lines.map((line) => {
    const cells = line.split('\t');
    return Object.fromEntries(columns.map((column) => [column, cells[names.indexOf(column)] ?? ''])) as Record<
      Column,
      string
    >;
  });
}
