/** What must be right in the companies that the office shows. */
import { servicesOf } from '../services.ts';
import { ownLicence } from './licence-schema.ts';
import { pageFault } from './reach.ts';
import { group, list, oneOf, text } from './values.ts';

const named = text((value) => !value.trim() && 'no-tile');

const lines = list(oneOf(servicesOf('insurance').map(({ id }) => id)), String, (all) => {
  if (all.length === 0) return 'no-lines';
  return all.length > 1 && all.includes('life') && 'life-and-other';
});

const insurer = group({
  id: text((value) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value) && 'file-name').describe(
    'Name of its tile, or of a licensed logo as src/office/logos/name.svg, in small letters with hyphens.',
  ),
  name: named.describe('Its public short name, in Latin letters in every language.'),
  family: named.describe(
    "The company's own name, unless a sister company stands here: companies of one family share a tile.",
  ),
  spellings: text().describe(
    'What people may type to find it, in any letters, with commas between, like "star health, સ્ટાર હેલ્થ, स्टार हेल्थ".',
  ),
  lines: lines.describe('What it sells: "health", "life", "vehicle", "travel".'),
  contact: text(pageFault).describe("The company's own page with its numbers, else its front page."),
  licence: ownLicence.describe(
    'The code or licence under which this company has appointed the office, with its last day.',
  ),
});

export const insurersSchema = group({
  insurers: list(insurer, ({ id }) => id).describe('The companies shown in the strips.'),
});
