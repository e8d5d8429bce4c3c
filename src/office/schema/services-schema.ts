/** What must be right in what the office helps with besides, and in what its help with passports costs. */
import { z } from 'zod';
import { payableFault } from './reach.ts';
import type { Words } from './said.ts';
import { givenRupees, group, list, rupees, writtenAs } from './values.ts';

const nameOf = ({ name }: { name: Readonly<Record<string, string>> }) => Object.values(name)[0];

export function furtherServicesSchema({ said, unlessEmpty }: Words) {
  const service = group({
    name: said.describe('What it is called, like "PAN card".'),
    sentence: said.describe('What the office does, in a sentence, like "We fill in the form and check your papers."'),
    price: rupees.describe('What the office charges in rupees, like 200; 0 where that is not said.'),
    words: unlessEmpty().describe(
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
  const kind = group({
    name: said.describe('What is done, like "New passport, adult".'),
    price: givenRupees.describe('What the office charges for it in rupees, like 500; 0 for nothing.'),
  });
  return group({
    passportCharge: passportCharge.describe(
      'What the office charges for help with passports, beside the government’s fee: "" while that is undecided, "none" where nothing is charged, or a sentence in every language.',
    ),
    kinds: list(kind, nameOf).describe('The same as a list of prices, one line for each kind of help; [] for none.'),
    payment: unlessEmpty(payableFault).describe(
      'How one can pay, in a line like "Cash, UPI or card at the counter"; no account and no UPI address.',
    ),
  });
}
