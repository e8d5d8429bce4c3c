/**
 * Takes the tables of a TrueType font apart and puts them together again:
 * https://learn.microsoft.com/typography/opentype/spec/otff
 */

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

/** One table of a font, to change in its place. */
export function tableOf(font: Uint8Array, tag: string): DataView {
  const { data = new Uint8Array() } = tablesOf(font).find((each) => each.tag === tag) ?? {};
  return new DataView(data.buffer, data.byteOffset, data.byteLength);
}

/** The font with one table more. Checksums and what helps to search stay empty, because packing as WOFF2 drops them. */
export function withTable(font: Uint8Array, added: Table): Uint8Array {
  const tables = [...tablesOf(font), added].toSorted((one, other) => (one.tag < other.tag ? -1 : 1));
  const directorySize = headerSize + tables.length * recordSize;
  const result = new Uint8Array(tables.reduce((size, { data }) => size + padded(data.byteLength), directorySize));
  const view = new DataView(result.buffer);
  result.set(font.subarray(0, 4));
  view.setUint16(4, tables.length);
  let start = directorySize;
  for (const [position, { tag, data }] of tables.entries()) {
    const record = headerSize + position * recordSize;
    result.set(Buffer.from(tag), record);
    view.setUint32(record + 8, start);
    view.setUint32(record + 12, data.byteLength);
    result.set(data, start);
    start += padded(data.byteLength);
  }
  return result;
}
