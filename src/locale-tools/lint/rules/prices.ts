/** A lowest price is a sum, looked up in a month. */
import { inEachFile, type Finders } from './rule.ts';

export const priceFinders: Finders = {
  // Of the other languages `data-differs` judges it, beside the first.
  'price-shape': inEachFile(function* ({ name, language, entries }, { source }) {
    const all = name === 'prices' && language === source ? [...entries.values()] : [];
    for (const entry of all.filter(({ key }) => /^\w+$/.test(key))) {
      const at = { entry, offset: entry.offset };
      const [amount, checked] = ['amount', 'checked'].map((part) => entries.get(`${entry.key}.${part}`)?.value);
      if (!Number.isInteger(amount) || Number(amount) <= 0)
        yield { ...at, what: `“${amount ?? ''}” is no sum in whole rupees` };
      if (!/^\d{4}-(?:0[1-9]|1[0-2])$/.test(String(checked))) yield { ...at, what: `“${checked ?? ''}” is no month` };
    }
  }),
};
