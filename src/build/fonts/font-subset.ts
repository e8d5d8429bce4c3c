/** Cuts fonts with HarfBuzz's subsetter, which harfbuzzjs ships as WebAssembly without functions around it. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

type Pointer = number;

/** What is called here of https://harfbuzz.github.io/harfbuzz-hb-subset.html: all of it takes and gives numbers. */
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
  | 'hb_subset_input_keep_everything'
  | 'hb_subset_input_get_flags'
  | 'hb_subset_input_set_flags'
  | 'hb_subset_or_fail';

type Subsetter = Record<SubsetterFunction, (...values: number[]) => Pointer> & {
  memory: WebAssembly.Memory;
  _initialize(): void;
};

const memoryModeWritable = 2;
const noHinting = 0x1;
const noLayoutClosure = 0x200;
const layoutFeatures = 6;

const file = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm');
let compiling: Promise<WebAssembly.Module> | undefined;

/** One for each cut, so that all it has taken goes with it. */
async function newSubsetter(): Promise<Subsetter> {
  const module = await (compiling ??= readFile(file).then((code) => WebAssembly.compile(code)));
  const subsetter = (await WebAssembly.instantiate(module)).exports as Subsetter;
  subsetter._initialize();
  return subsetter;
}

type Choice = (subsetter: Subsetter, input: Pointer) => void;

/** A name of four letters as a number. */
function tagOf(name: string): number {
  return [...name].reduce((tag, letter) => (tag << 8) | letter.charCodeAt(0), 0);
}

/** Runs the subsetter on a TrueType or OpenType font; `choose` says what to keep. */
async function cut(font: Uint8Array, choose: Choice): Promise<Uint8Array> {
  const subsetter = await newSubsetter();
  const data = subsetter.malloc(font.byteLength);
  // The memory moves when it grows, so each use takes a fresh view of it.
  new Uint8Array(subsetter.memory.buffer).set(font, data);
  const blob = subsetter.hb_blob_create(data, font.byteLength, memoryModeWritable, 0, 0);
  const face = subsetter.hb_face_create(blob, 0);
  const input = subsetter.hb_subset_input_create_or_fail();
  choose(subsetter, input);
  const result = subsetter.hb_subset_or_fail(face, input);
  const resultBlob = subsetter.hb_face_reference_blob(result);
  const start = subsetter.hb_blob_get_data(resultBlob, 0);
  const bytes = new Uint8Array(subsetter.memory.buffer).slice(start, start + subsetter.hb_blob_get_length(resultBlob));
  if (bytes.byteLength === 0)
    throw new Error('HarfBuzz could not cut the heading font. Install its package again: npm ci.');
  return bytes;
}

/** The font without these features of OpenType, all else as it is. */
export function dropFeatures(font: Uint8Array, features: readonly string[]): Promise<Uint8Array> {
  return cut(font, (subsetter, input) => {
    subsetter.hb_subset_input_keep_everything(input);
    const kept = subsetter.hb_subset_input_set(input, layoutFeatures);
    for (const feature of features) subsetter.hb_set_del(kept, tagOf(feature));
  });
}

/**
 * The font with nothing but these glyphs and characters, without hints. Glyphs that only an unlisted combination
 * would need are left out, so list what shaping passed through as well as what it ended with.
 */
export function keepGlyphs(
  font: Uint8Array,
  glyphs: Iterable<number>,
  characters: Iterable<number>,
): Promise<Uint8Array> {
  return cut(font, (subsetter, input) => {
    subsetter.hb_subset_input_set_flags(
      input,
      subsetter.hb_subset_input_get_flags(input) | noHinting | noLayoutClosure,
    );
    const glyphSet = subsetter.hb_subset_input_glyph_set(input);
    for (const glyph of glyphs) subsetter.hb_set_add(glyphSet, glyph);
    const characterSet = subsetter.hb_subset_input_unicode_set(input);
    for (const character of characters) subsetter.hb_set_add(characterSet, character);
  });
}
