/** Digits as keyboards in India type them. */
import { plainLetters } from './visible-text.ts';

const isDigit = (character: number) => /\p{Nd}/u.test(String.fromCodePoint(character));

/** In every script the digits follow one another from its zero. */
function valueOf(digit: string): string {
  const character = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (isDigit(character - value - 1)) value += 1;
  return String(value);
}

/** ૨૦૨૭, २०२७ or 𝟮𝟬𝟮𝟳 → 2027, without what is not seen. */
export function withLatinDigits(text: string): string {
  return plainLetters(text)
    .trim()
    .replace(/\p{Nd}/gu, valueOf);
}
