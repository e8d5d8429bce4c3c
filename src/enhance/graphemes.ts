/** Characters as readers see them: a consonant with its vowel signs, or a family of emoji, is one. */
const segmenter =
  typeof Intl.Segmenter === 'function' ? new Intl.Segmenter(undefined, { granularity: 'grapheme' }) : undefined;

/** The characters of a text one by one, so that whoever has enough may stop; without a segmenter its code points. */
export function* graphemesOf(text: string): Generator<string> {
  if (!segmenter) return yield* text;
  for (const { segment } of segmenter.segment(text)) yield segment;
}
