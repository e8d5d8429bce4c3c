/** What must be right in the companies that the office shows. */
import { servicesOf } from '../services.ts';
import { ownLicence } from './licence-schema.ts';
import { pageFault } from './reach.ts';
import { group, list, oneOf, text, twiceIn } from './kinds.ts';

const named = text((value) => !value.trim() && 'no-tile');

const lines = list(oneOf(servicesOf('insurance').map(({ id }) => id)), String, (all) => {
  if (all.length === 0) return 'no-lines';
  return all.length > 1 && all.includes('life') && 'life-and-other';
});

const insurer = group({
  id: text((value) => !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(value) && 'file-name'),
  name: named,
  family: named,
  spellings: text(),
  lines,
  contact: text(pageFault),
  licence: ownLicence,
});

export const insurersSchema = group({
  insurers: list(
    insurer,
    ({ id }) => id,
    (all) => {
      const twice = twiceIn(all.map(({ name }) => name.trim().toLowerCase()));
      return twice !== undefined && ['twice', { value: twice }];
    },
  ),
});
