/** Digits as keyboards in India type them. */

const isDigit = (character: number) => /\p{Nd}/u.test(String.fromCodePoint(character));

/** In every script the digits follow one another from its zero. */
function valueOf(digit: string): string {
  const character = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (isDigit(character - value - 1)) value += 1;
  return String(value);
}

/** ૨૦૨૭ or २०२७ → 2027; everything else stays as it is. */
export function withLatinDigits(text: string): string {
  return text.replace(/\p{Nd}/gu, valueOf);
}
