/** Takes the tables of a TrueType font apart and puts them together again: https://learn.microsoft.com/typography/opentype/spec/otff */

const headerSize = 12;
const recordSize = 16;

interface Table {
  tag: string;
  data: Uint8Array;
}

function tablesOf(font: Uint8Array): Table[] {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  return Array.from({ length: view.getUint16(4) }, (_, position) => {
    const record = headerSize + position * recordSize;
    const tag = String.fromCharCode(...font.subarray(record, record + 4));
    const start = view.getUint32(record + 8);
    return { tag, data: font.subarray(start, start + view.getUint32(record + 12)) };
  });
}

/** Tables begin at multiples of four. */
function padded(size: number): number {
  return Math.ceil(size / 4) * 4;
}

/** A copy of one table, to change. @throws {Error} when the font has none of that name */
export function tableOf(font: Uint8Array, tag: string): DataView<ArrayBuffer> {
  const table = tablesOf(font).find((each) => each.tag === tag);
  if (!table)
    throw new Error(
      `The heading font has no table "${tag}", so it is no whole TrueType font. Install its package again: npm ci.`,
    );
  return new DataView(Uint8Array.from(table.data).buffer);
}

/** The font with these tables in place of its own; `undefined` leaves one out. Checksums stay empty, because packing as WOFF2 writes them. */
export function replaceTables(
  font: Uint8Array,
  replacements: Readonly<Record<string, Uint8Array | undefined>>,
): Uint8Array {
  const kept = tablesOf(font).filter(({ tag }) => !(tag in replacements));
  const added = Object.entries(replacements).flatMap(([tag, data]) => (data ? [{ tag, data }] : []));
  const tables = [...kept, ...added].toSorted((one, other) => (one.tag < other.tag ? -1 : 1));
  const directorySize = headerSize + tables.length * recordSize;
  const result = new Uint8Array(tables.reduce((size, { data }) => size + padded(data.byteLength), directorySize));
  const view = new DataView(result.buffer);
  result.set(font.subarray(0, 4));
  const powerOfTwo = Math.floor(Math.log2(tables.length));
  const searchRange = recordSize * 2 ** powerOfTwo;
  const header = [tables.length, searchRange, powerOfTwo, tables.length * recordSize - searchRange];
  for (const [position, value] of header.entries()) view.setUint16(4 + 2 * position, value);
  let start = directorySize;
  for (const [position, { tag, data }] of tables.entries()) {
    const record = headerSize + position * recordSize;
    for (const [place, letter] of [...tag].entries()) result[record + place] = letter.charCodeAt(0);
    view.setUint32(record + 8, start);
    view.setUint32(record + 12, data.byteLength);
    result.set(data, start);
    start += padded(data.byteLength);
  }
  return result;
}
