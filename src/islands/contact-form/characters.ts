/** How many characters a reader would count. */
import { graphemesOf } from '../../enhance/graphemes.ts';

/** Counts no further than `enough`, so that a pasted book costs no more than a long message. */
export function countCharacters(text: string, enough: number): number {
  let count = 0;
  for (const _ of graphemesOf(text)) if (++count >= enough) break;
  return count;
}

/** How many characters still fit, negative by one when it is too long; undefined while the end is far off. */
export function charactersLeft(text: string, longest: number): number | undefined {
  const near = Math.max(10, longest / 10);
  // A character takes at least one code unit, so a short text needs no counting.
  if (text.length < longest - near) return undefined;
  const left = longest - countCharacters(text, longest + 1);
  return left <= near ? left : undefined;
}
