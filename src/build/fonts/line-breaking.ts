/** Breaks headings into lines of about equal length. */

/** Measures a text on one line. */
export type Measure = (text: string) => number;

/** Fills lines up to a width word by word; undefined when a word alone is wider. */
export function fillLines(text: string, width: number, measure: Measure): string[] | undefined {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && measure(longer) <= width) lines[lines.length - 1] = longer;
    else if (measure(word) <= width) lines.push(word);
    else return undefined;
  }
  return lines;
}

/** As many lines as the width needs, the longest of them as short as can be; undefined when a word alone is wider. */
export function balanceLines(text: string, width: number, measure: Measure): string[] | undefined {
  let best = fillLines(text, width, measure);
  if (!best) return undefined;
  let [low, high] = [0, width];
  // Twelve halvings find the width to a fraction of a pixel.
  for (let step = 0; step < 12; step += 1) {
    const middle = (low + high) / 2;
    const lines = fillLines(text, middle, measure);
    if (lines && lines.length === best.length) [best, high] = [lines, middle];
    else low = middle;
  }
  return best;
}
