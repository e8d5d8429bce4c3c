/** Cuts fonts with HarfBuzz's subsetter, which harfbuzzjs ships as WebAssembly without functions around it. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

/**
 * What is called here of https://harfbuzz.github.io/harfbuzz-hb-subset.html: all of it takes and gives numbers, most of
 * them pointers.
 */
type SubsetterFunction =
  | 'malloc'
  | 'hb_blob_create'
  | 'hb_blob_get_data'
  | 'hb_blob_get_length'
  | 'hb_face_create'
  | 'hb_face_reference_blob'
  | 'hb_set_add'
  | 'hb_set_del'
  | 'hb_subset_input_create_or_fail'
  | 'hb_subset_input_glyph_set'
  | 'hb_subset_input_unicode_set'
  | 'hb_subset_input_set'
  | 'hb_subset_input_set_flags'
  | 'hb_subset_or_fail';

type Subsetter = Record<SubsetterFunction, (...values: number[]) => number> & {
  memory: WebAssembly.Memory;
  _initialize(): void;
};

const memoryModeWritable = 2;
const noHinting = 0x1;
const noLayoutClosure = 0x200;
const layoutFeatures = 6;

const file = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm');

/** One for each cut, so that all it has taken goes with it. */
async function newSubsetter(): Promise<Subsetter> {
  const { instance } = await WebAssembly.instantiate(await readFile(file));
  const subsetter = instance.exports as Subsetter;
  subsetter._initialize();
  return subsetter;
}

/** A name of four letters as a number. */
function tagOf(name: string): number {
  return [...name].reduce((tag, letter) => (tag << 8) | letter.charCodeAt(0), 0);
}

interface Cut {
  glyphs: Iterable<number>;
  characters: Iterable<number>;
  /** Features of OpenType to leave out. */
  without: readonly string[];
}

/**
 * A TrueType or OpenType font with nothing but these glyphs and characters, without hints. Glyphs that only an unlisted
 * combination would need are left out, so list what shaping passed through as well as what it ended with.
 */
export async function keepGlyphs(font: Uint8Array, { glyphs, characters, without }: Cut): Promise<Uint8Array> {
  const subsetter = await newSubsetter();
  const data = subsetter.malloc(font.byteLength);
  // The memory moves when it grows, so each use takes a fresh view of it.
  new Uint8Array(subsetter.memory.buffer).set(font, data);
  const blob = subsetter.hb_blob_create(data, font.byteLength, memoryModeWritable, 0, 0);
  const face = subsetter.hb_face_create(blob, 0);
  const input = subsetter.hb_subset_input_create_or_fail();
  subsetter.hb_subset_input_set_flags(input, noHinting | noLayoutClosure);
  const glyphSet = subsetter.hb_subset_input_glyph_set(input);
  for (const glyph of glyphs) subsetter.hb_set_add(glyphSet, glyph);
  const characterSet = subsetter.hb_subset_input_unicode_set(input);
  for (const character of characters) subsetter.hb_set_add(characterSet, character);
  const features = subsetter.hb_subset_input_set(input, layoutFeatures);
  for (const feature of without) subsetter.hb_set_del(features, tagOf(feature));
  const result = subsetter.hb_face_reference_blob(subsetter.hb_subset_or_fail(face, input));
  const start = subsetter.hb_blob_get_data(result, 0);
  return new Uint8Array(subsetter.memory.buffer).slice(start, start + subsetter.hb_blob_get_length(result));
}
