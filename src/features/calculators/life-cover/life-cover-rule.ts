/** How much life cover a family might need, by the common rule of thumb: a starting point, not advice. */

/** Rupees a year and rupees in all; loans and existing cover are 0 where there are none. */
interface Household {
  income: number;
  loans: number;
  existingCover: number;
}

/**
 * The income so many times over, plus what is owed, less what is already covered: rupees, 0 where the existing cover
 * suffices. The owner sets the times under `incomeTimes` in locales/…/life-cover.json; advisers commonly name 10 to 15
 * (adventswealth.com, klarifylife.com).
 */
export function lifeCover({ income, loans, existingCover }: Household, times: { from: number; to: number }) {
  const stillNeeded = (multiple: number) => Math.max(0, income * multiple + loans - existingCover);
  return { from: stillNeeded(times.from), to: stillNeeded(times.to) };
}
