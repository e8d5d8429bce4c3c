/** What the office charges for help with passports, beside the government's fee. */

/** The setting that holds the line of each language. */
export const chargeLines = { en: 'VITE_PASSPORT_CHARGE', gu: 'VITE_PASSPORT_CHARGE_GU', hi: 'VITE_PASSPORT_CHARGE_HI' } as const;

/** Nothing, or the owner's own line, by the code of the language that it is written in. */
export type PassportCharge = 'none' | Readonly<Record<string, string>>;

/** Reads the charge from well-formed settings; undefined while the owner has not said it. */
export function passportChargeFrom(read: (name: (typeof chargeLines)[keyof typeof chargeLines]) => string | undefined): PassportCharge | undefined {
  const english = read(chargeLines.en);
  if (!english) return undefined;
  if (english === 'none') return 'none';
  return { en: english, gu: read(chargeLines.gu) ?? english, hi: read(chargeLines.hi) ?? english };
}
