/** What goes on naming a company that the office no longer shows: words of the finder, and logos. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { languageCodes } from '../../i18n/languages.ts';
import { messageOf, told } from '../../messages/messages.ts';
import { tilesOf } from '../../office/insurer-families.ts';
import { logoFolder } from '../../office/photographs.ts';
import type { Facts } from '../../office/schema/fact-schema.ts';
import companyNames from './company-names.json' with { type: 'json' };

type Insurers = Facts['insurers']['insurers'];

/** Companies that the words by which their list is found name, though the list has none of that name; each with file and remedy. */
export function namesLeftInFinder(root: string, insurers: Insurers): string[] {
  const shown = insurers.map(({ name, family }) => `${name} ${family}`.toLowerCase()).join();
  const gone = Object.entries(companyNames).filter(([company]) => !shown.includes(company.toLowerCase()));
  return languageCodes.flatMap((language) => {
    const file = `locales/${language}/find.json`;
    const words: Record<string, { insurers?: string }> = JSON.parse(readFileSync(join(root, file), 'utf8'));
    return Object.entries(words).flatMap(([name, { insurers: typed = '' }]) =>
      gone.flatMap(([company, spellings]) =>
        spellings
          .filter((spelling) => typed.toLowerCase().includes(spelling))
          .map((spelling) =>
            told(messageOf('left-in-finder', { key: `${name}.insurers`, spelling, company }), `${file}: `),
          ),
      ),
    );
  });
}

/** Files among the licensed logos that no tile shows, each with its remedy. */
export function unshownLogos(root: string, insurers: Insurers): string[] {
  const names = tilesOf(insurers).map(({ id }) => `${id}.svg`);
  return readdirSync(join(root, logoFolder))
    .filter((file) => file !== 'README.md' && !names.includes(file))
    .map((file) => told(messageOf('unshown-logo', { names: names.join(', ') }), `${logoFolder}/${file}: `));
}
