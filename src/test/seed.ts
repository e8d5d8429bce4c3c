/** Seed of property tests in a browser; a failing run prints its own, which `SEED` then takes. */
export const seed = Number(process.env.SEED ?? 360_003);
