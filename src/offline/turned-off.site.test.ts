/** The site as it is built once the owner has turned reading without a network off. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { languageCodes } from '../i18n/languages.ts';
import { copyProject, type ProjectClone } from '../test/project-copy.ts';
import { addressOf, fileOf } from '../site/urls.ts';
import { builtPages, builtSite } from '../test/built-site.ts';
import { buildCopy } from '../test/project-copy.ts';
import { localeWords } from '../test/shared-words.ts';

let copy: ProjectClone;
let site: string;

beforeAll(() => {
  copy = copyProject();
  site = join(copy.folder, 'dist');
  writeFileSync(join(copy.folder, '.env'), 'VITE_OFFLINE=off\n');
  buildCopy(copy.folder);
}, 300_000);
afterAll(() => copy.remove());

const fileAt = (folder: string, address: string) => join(folder, fileOf(address));

describe.each(languageCodes)('in %s', (language) => {
  const privacy = addressOf('privacy', language);
  const pages = localeWords(language, 'privacy').device.kept['saved-site'];

  test('there is no page that says what opens without a network', () => {
    expect(existsSync(fileAt(site, addressOf('offline', language)))).toBe(false);
  });

  test('the privacy notice does not say that pages stay in the browser', () => {
    expect(readFileSync(fileAt(site, privacy), 'utf8')).not.toContain(pages);
  });

  test('the privacy notice of the site that keeps them does', () => {
    expect(readFileSync(fileAt(builtSite, privacy), 'utf8')).toContain(pages);
  });
});

test.each(builtPages.filter(({ page }) => page !== 'offline'))('$address leads to no page that is not there', ({ address }) => {
  expect(readFileSync(fileAt(site, address), 'utf8')).not.toMatch(/href="[^"]*\/offline"/);
});
