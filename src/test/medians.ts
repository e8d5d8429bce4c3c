/** Medians of what is measured several times. */

/** Measures each kind once a round, so that whatever else the machine does meanwhile befalls all alike; the median of each. */
export async function mediansInTurn<Kind extends string>(
  kinds: readonly Kind[],
  measure: (kind: Kind) => Promise<number>,
  rounds = 7,
): Promise<Record<Kind, number>> {
  const measured = kinds.map((kind) => ({ kind, values: [] as number[] }));
  for (let round = 0; round < rounds; round += 1)
    for (const { kind, values } of measured) values.push(await measure(kind));
  const medians = measured.map(({ kind, values }) => [kind, values.toSorted((one, other) => one - other)[rounds >> 1]]);
  return Object.fromEntries(medians);
}
