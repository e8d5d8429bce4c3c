/** Ranges of characters as CSS writes them: `U+0A80-0AFF,U+20B9`. */

export type Range = readonly [first: number, last: number];

export function parseRanges(text: string): Range[] {
  return text.split(',').map((range) => {
    const [first = '', last = first] = range.replace('U+', '').split('-');
    return [parseInt(first, 16), parseInt(last, 16)];
  });
}

function isWithin(ranges: readonly Range[], character: number): boolean {
  return ranges.some(([first, last]) => character >= first && character <= last);
}

/** Every character of some texts, in order. */
export function charactersOf(texts: Iterable<string>): number[] {
  const characters = new Set<number>();
  for (const text of texts) for (const character of text) characters.add(character.codePointAt(0) ?? 0);
  return [...characters].toSorted((one, other) => one - other);
}

/** The shortest ranges that hold these characters and no other than those of `within`. */
export function rangeText(characters: readonly number[], within: readonly Range[]): string {
  const ranges: [number, number][] = [];
  for (const character of characters) {
    const last = ranges.at(-1);
    const isOneRange = last && within.some(([first, end]) => last[0] >= first && character <= end);
    if (last && isOneRange) last[1] = character;
    else ranges.push([character, character]);
  }
  const code = (character: number) => character.toString(16).toUpperCase();
  return ranges.map(([first, last]) => (first === last ? `U+${code(first)}` : `U+${code(first)}-${code(last)}`)).join(',');
}

/** A stretch of text that one file draws. */
export interface Run<Part> {
  text: string;
  part: Part;
}

/** Cuts a text where the file changes; the first part that holds a character draws it, and what none holds is left out. */
export function runsIn<Part extends { ranges: readonly Range[] }>(text: string, parts: readonly Part[]): Run<Part>[] {
  const runs: Run<Part>[] = [];
  let previous: Part | undefined;
  for (const character of text) {
    const part = parts.find(({ ranges }) => isWithin(ranges, character.codePointAt(0) ?? 0));
    const last = runs.at(-1);
    if (part && part === previous && last) last.text += character;
    else if (part) runs.push({ text: character, part });
    previous = part;
  }
  return runs;
}
