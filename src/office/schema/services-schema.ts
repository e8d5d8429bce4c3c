/** What must be right in what the office helps with besides, and in what its help with passports costs. */
import { z } from 'zod';
import { payableFault } from './reach.ts';
import type { Words } from './multilingual-text.ts';
import { group, list, rupees, writtenAs } from './kinds.ts';

type Name = Readonly<Record<string, string>>;

const nameOf = ({ name }: { name: Name }) => Object.values(name).find(Boolean);

const priceLine = <Said extends Words['translated']>(name: Said) =>
  group({
    name,
    price: rupees,
    isFrom: z.boolean({ error: writtenAs('true or false') }).prefault(false),
  });

export function furtherServicesSchema({ ownWords }: Words) {
  const line = priceLine(ownWords(true));
  const service = group({
    name: ownWords(),
    sentence: ownWords(),
    prices: list(line, nameOf, (all) => all.length > 1 && !all.every(nameOf) && 'unnamed-price'),
    words: ownWords(true),
  });
  return group({
    services: list(service, nameOf),
  });
}

export function passportChargeSchema({ translated, unlessEmpty }: Words) {
  const passportCharge = z
    .union([z.literal(['', 'none']), translated], {
      error: writtenAs('"none" or { "en": "…" } in every language'),
    })
    .prefault('');
  const kind = priceLine(translated);
  return group({
    passportCharge,
    kinds: list(kind, nameOf),
    payment: unlessEmpty(payableFault),
  }).transform(({ passportCharge: charge, ...all }) => ({
    ...all,
    passportCharge: charge || (all.kinds.length > 0 ? ('listed' as const) : ('' as const)),
  }));
}
