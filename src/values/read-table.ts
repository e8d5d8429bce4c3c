/** Reads a table: a heading line, then one row per line, cells parted by tabs, with the line ends of any system. */
export function readTable<Column extends string>(text: string, columns: readonly Column[]): Record<Column, string>[] {
  const lines = text.split(/\r?\n/).filter((line) => line !== '');
  const [names = [], ...rows] = lines.map((line) => line.split('\t'));
  return rows.map((cells) => {
    const row = columns.map((column) => [column, cells[names.indexOf(column)] ?? '']);
    return Object.fromEntries(row) as Record<Column, string>;
  });
}
