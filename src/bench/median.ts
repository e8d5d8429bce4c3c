/** The middle of an odd number of values, the mean of the two in the middle of an even one; NaN where there is none. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const [low, high] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2;
}

/** Every figure of like records as the median of all of them. */
export function medians<Figures extends Record<keyof Figures, number>>(records: readonly Figures[]): Figures {
  const [first] = records;
  if (!first) throw new Error('There is nothing to take the median of. Measure at least once (--runs 1).');
  const names = Object.keys(first) as (keyof Figures)[];
  return names.reduce((figures, name) => ({ ...figures, [name]: median(records.map((record) => record[name])) }), first);
}
