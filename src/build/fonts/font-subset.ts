/** Cuts fonts with HarfBuzz's subsetter, which harfbuzzjs ships as WebAssembly without functions around it. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

type Pointer = number;

/** The part of https://harfbuzz.github.io/harfbuzz-hb-subset.html that is called here. */
interface Subsetter extends WebAssembly.Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  malloc(size: number): Pointer;
  free(pointer: Pointer): void;
  hb_blob_create(data: Pointer, length: number, mode: number, userData: Pointer, destroy: Pointer): Pointer;
  hb_blob_destroy(blob: Pointer): void;
  hb_blob_get_data(blob: Pointer, length: Pointer): Pointer;
  hb_blob_get_length(blob: Pointer): number;
  hb_face_create(blob: Pointer, index: number): Pointer;
  hb_face_destroy(face: Pointer): void;
  hb_face_reference_blob(face: Pointer): Pointer;
  hb_set_add(set: Pointer, value: number): void;
  hb_set_del(set: Pointer, value: number): void;
  hb_subset_input_create_or_fail(): Pointer;
  hb_subset_input_destroy(input: Pointer): void;
  hb_subset_input_glyph_set(input: Pointer): Pointer;
  hb_subset_input_unicode_set(input: Pointer): Pointer;
  hb_subset_input_set(input: Pointer, kind: number): Pointer;
  hb_subset_input_keep_everything(input: Pointer): void;
  hb_subset_input_get_flags(input: Pointer): number;
  hb_subset_input_set_flags(input: Pointer, flags: number): void;
  hb_subset_or_fail(face: Pointer, input: Pointer): Pointer;
}

const memoryModeWritable = 2;
const noHinting = 0x1;
const noLayoutClosure = 0x200;
const layoutFeatures = 6;

async function loadSubsetter(): Promise<Subsetter> {
  const file = createRequire(import.meta.url).resolve('harfbuzzjs/dist/harfbuzz-subset.wasm');
  const { instance } = await WebAssembly.instantiate(await readFile(file));
  const subsetter = instance.exports as Subsetter;
  subsetter._initialize();
  return subsetter;
}

let loading: Promise<Subsetter> | undefined;

type Choice = (subsetter: Subsetter, input: Pointer) => void;

/** A name of four letters as a number. */
function tagOf(name: string): number {
  return [...name].reduce((tag, letter) => (tag << 8) | letter.charCodeAt(0), 0);
}

/** Runs the subsetter on a TrueType or OpenType font; `choose` says what to keep. */
async function cut(font: Uint8Array, choose: Choice): Promise<Uint8Array> {
  const subsetter = await (loading ??= loadSubsetter());
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
  subsetter.hb_blob_destroy(resultBlob);
  if (result) subsetter.hb_face_destroy(result);
  subsetter.hb_subset_input_destroy(input);
  subsetter.hb_face_destroy(face);
  subsetter.hb_blob_destroy(blob);
  subsetter.free(data);
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
