/** formatjs's NumberFormat with India's numbers, so that amounts read the same whatever engine builds the site. */
import { NumberFormat } from '@formatjs/intl-numberformat';
import { indianNumbers } from './indian-numbers.ts';
import type { NumberFormatConstructor } from './rupees.ts';

NumberFormat.__addLocaleData(indianNumbers);

export const FormatjsNumberFormat: NumberFormatConstructor = NumberFormat;
