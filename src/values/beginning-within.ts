/**
 * Shortens a text where it may end: never inside a syllable, a letter with its marks, or a picture joined of several.
 */

const syllables = /(?:[^]\p{M}*[\u094d\u0acd\u200d]\u200c?)*[^][\p{M}\p{Join_Control}\p{Emoji_Modifier}]*/gu;

/** As much of its beginning as has room, in UTF-16 code units unless `sizeOf` counts otherwise. */
export function beginningWithin(text: string, room: number, sizeOf = ({ length }: string) => length): string {
  let size = 0;
  let end = 0;
  for (const syllable of text.match(syllables) ?? []) {
    size += sizeOf(syllable);
    if (size > room) break;
    end += syllable.length;
  }
  return text.slice(0, end);
}
