/**
 * What the office charges for help with passports, beside the government's fee. '' while that is undecided, 'none' where
 * nothing is charged, or a sentence in every language: { en: 'We charge ₹500 for help with a passport.', gu: '…', hi: '…' }.
 */
import type { InLanguages } from './in-languages.ts';

export const passportCharge: '' | 'none' | InLanguages = '';
