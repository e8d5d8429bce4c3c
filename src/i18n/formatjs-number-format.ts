/** formatjs's NumberFormat with India's numbers, so that amounts read the same whatever engine builds the site. */
import { NumberFormat } from '@formatjs/intl-numberformat';
// India's numbers of CLDR, as formatjs ships them in `locale-data/en-IN.js`, without what no format here uses: names of
// units, long and short forms.
import indianNumbers from './indian-numbers.json' with { type: 'json' };
import type { NumberFormatConstructor } from './rupees.ts';

type NumberData = Parameters<typeof NumberFormat.__addLocaleData>[0];

// The type asks for the long and short forms too.
const needed: object = indianNumbers;
NumberFormat.__addLocaleData(needed as NumberData);

export const FormatjsNumberFormat: NumberFormatConstructor = NumberFormat;
