/** Digits as keyboards in India type them. */

/** Where each script's digits begin: Gujarati and Devanagari. */
const zeros = [0x0ae6, 0x0966];

/** ૨૦૨૭ or २०२७ → 2027; everything else stays as it is. */
export function withLatinDigits(text: string): string {
  return text.replace(/[\u0AE6-\u0AEF\u0966-\u096F]/g, (digit) => {
    const code = digit.charCodeAt(0);
    return String(code - (zeros.find((zero) => code >= zero) ?? code));
  });
}
