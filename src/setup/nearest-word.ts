/** How many letters must change to make one word of another (Levenshtein's distance). */
function distanceBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (let at = 1; at <= other.length; at++) {
      const replaced = (row[at - 1] ?? 0) + (letter === other[at - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}

/** The known word that was probably meant: at most every third letter of it is wrong. */
export function nearestWord(word: string, known: readonly string[]): string | undefined {
  const [nearest] = known.map((name) => ({ name, distance: distanceBetween(word, name) })).toSorted((one, other) => one.distance - other.distance);
  return nearest && nearest.distance <= Math.ceil(nearest.name.length / 3) ? nearest.name : undefined;
}
