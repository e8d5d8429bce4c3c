/** formatjs's NumberFormat with India's numbers, so that amounts read the same whatever engine builds the site. */
import { NumberFormat } from '@formatjs/intl-numberformat';
import indianNumbers from './indian-numbers.json' with { type: 'json' };
import type { NumberFormatConstructor } from './rupees.ts';

NumberFormat.__addLocaleData(indianNumbers as unknown as Parameters<typeof NumberFormat.__addLocaleData>[0]);

export const FormatjsNumberFormat = NumberFormat as unknown as NumberFormatConstructor;
