/** What must be right in what the office helps with besides, and in what its help with passports costs. */
import { z } from 'zod';
import { payableFault } from './reach.ts';
import type { Words } from './said.ts';
import { group, list, rupees, writtenAs } from './values.ts';

type Name = Readonly<Record<string, string>>;

const nameOf = ({ name }: { name: Name }) => Object.values(name).find(Boolean);

const priceLine = <Said extends Words['said']>(name: Said) =>
  group({
    name,
    price: rupees.describe('What the office charges for it in rupees, like 500; 0 for nothing.'),
    isFrom: z
      .boolean({ error: writtenAs('true or false') })
      .prefault(false)
      .describe('Whether it may cost more, and pages say “from”.'),
  });

export function furtherServicesSchema({ ownWords }: Words) {
  const line = priceLine(
    ownWords(true).describe('What it is for, like "New card"; of one price alone it may be left out.'),
  );
  const service = group({
    name: ownWords().describe('What it is called, like "PAN card"; one language is enough.'),
    sentence: ownWords().describe(
      'What the office does, in a sentence, like "We fill in the form and check your papers." One language is enough.',
    ),
    prices: list(line, nameOf, (all) => all.length > 1 && !all.every(nameOf) && 'unnamed-price').describe(
      'What the office charges: one price, or a line for each kind of work; none where that is not said.',
    ),
    words: ownWords(true).describe(
      'What people may type to find it, with commas between, like "pan card, new pan, pan correction".',
    ),
  });
  return group({
    services: list(service, nameOf).describe(
      'What the office helps with besides insurance, passports and claims; it stands on the front page, on contact and in the footer, and the finder knows it.',
    ),
  });
}

export function passportChargeSchema({ said, unlessEmpty }: Words) {
  const passportCharge = z
    .union([z.literal(['', 'none']), said], { error: writtenAs('"none" or { "en": "…" } in every language') })
    .prefault('');
  const kind = priceLine(said.describe('What is done, like "New passport, adult".'));
  return group({
    passportCharge: passportCharge.describe(
      'What the office charges for help with passports, beside the government’s fee: "" while that is undecided, "none" where nothing is charged, or a sentence in every language.',
    ),
    kinds: list(kind, nameOf).describe(
      'The prices, one line for each kind of help, beside the sentence above or instead of it; [] for none.',
    ),
    payment: unlessEmpty(payableFault).describe(
      'How one can pay, in a line like "Cash, UPI or card at the counter"; no account and no UPI address.',
    ),
  }).transform(({ passportCharge: charge, ...all }) => ({
    ...all,
    passportCharge: charge || (all.kinds.length > 0 ? ('listed' as const) : ('' as const)),
  }));
}
