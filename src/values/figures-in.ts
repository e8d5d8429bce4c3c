/** Figures of a text as plain numbers, so that 09:00 equals 9:00 and 2,999 equals 2999. */
export const figuresIn = (words: string) =>
  (words.replace(/(\d),(?=\d)/g, '$1').match(/\d+(?:\.\d+)?/g) ?? []).map((figure) => String(Number(figure)));
