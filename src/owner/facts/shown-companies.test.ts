import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { languageCodes } from '../../i18n/languages.ts';
import { logoFolder } from '../../office/photographs.ts';
import { temporaryFolder } from '../../test/temporary-folder.ts';
import { namesLeftInFinder, unshownLogos } from './shown-companies.ts';

const company = (id: string, name: string, family = name) => ({
  id,
  name,
  family,
  lines: ['health' as const],
  contact: 'https://company.example',
  licence: { number: '', validUntil: '' },
});

const shown = [company('hdfc-ergo', 'HDFC ERGO', 'HDFC'), company('hdfc-life', 'HDFC Life', 'HDFC')];

/** A project whose finder is asked for insurers by these words in Gujarati, and which has these logos. */
function projectWith({ words = '', logos = [] as string[] }): string {
  const root = temporaryFolder();
  mkdirSync(join(root, logoFolder), { recursive: true });
  for (const name of ['README.md', ...logos]) writeFileSync(join(root, logoFolder, name), '');
  for (const language of languageCodes) {
    mkdirSync(join(root, 'locales', language), { recursive: true });
    const health = { page: 'star health', insurers: language === 'gu' ? words : 'hdfc ergo' };
    writeFileSync(join(root, 'locales', language, 'find.json'), JSON.stringify({ health }));
  }
  return root;
}

test.each([
  ['in Latin letters', 'hdfc health company, Niva Bupa', 'niva'],
  ['in the letters of the language', 'સ્ટાર હેલ્થ, hdfc', 'સ્ટાર હેલ્થ'],
])('a company that is no longer shown is named where the finder still knows it %s', (_, words, spelling) => {
  expect(namesLeftInFinder(projectWith({ words }), shown)).toEqual([
    expect.stringMatching(new RegExp(`^locales/gu/find\\.json: health\\.insurers names “${spelling}”.*Take it out`)),
  ]);
});

test('a logo of a name that no company has is named with those that would be shown', () => {
  const root = projectWith({ logos: ['hdfc-ergo.svg', 'hdfc.svg', 'hdfc-life.png', 'ergo.svg'] });
  expect(unshownLogos(root, shown)).toEqual(
    ['ergo.svg', 'hdfc-life.png'].map((file) =>
      expect.stringMatching(
        new RegExp(`^${logoFolder}/${file}: .*: hdfc\\.svg, hdfc-ergo\\.svg, hdfc-life\\.svg\\.\n`),
      ),
    ),
  );
});
