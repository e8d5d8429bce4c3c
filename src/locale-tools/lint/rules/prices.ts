/** A lowest price is a sum, looked up in a month. */
import { defaultLanguage } from '../../../i18n/languages.ts';
import { isoDayInIndia } from '../../../values/calendar-date.ts';
import { inEachFile, type Finders } from './rule.ts';

export const priceFinders: Finders = {
  // Of the other languages `data-differs` judges it, beside the first.
  'price-shape': inEachFile(function* ({ name, language, entries }) {
    const all = name === 'prices' && language === defaultLanguage ? [...entries.values()] : [];
    for (const entry of all.filter(({ key }) => /^\w+$/.test(key))) {
      const [amount, checked] = ['amount', 'checked'].map((part) => entries.get(`${entry.key}.${part}`)?.value);
      if (!Number.isInteger(amount) || Number(amount) <= 0)
        yield { entry, what: `“${amount ?? ''}” is no sum in whole rupees` };
      if (!/^\d{4}-(?:0[1-9]|1[0-2])$/.test(String(checked)) || String(checked) > isoDayInIndia(new Date()))
        yield { entry, what: `“${checked ?? ''}” is no month that has come` };
    }
  }),
};
