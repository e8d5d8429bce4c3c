/** The site as it is built once the owner has turned reading without a network off. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { languageCodes } from '../i18n/languages.ts';
import { envFileOf } from '../office/schema/settings.ts';
import { addressOf, fileOf } from '../site/urls.ts';
import { builtSite } from '../test/built-site.ts';
import { builtCopy } from '../test/built-copy.ts';
import { localeWords } from '../test/shared-words.ts';

let site: string;

beforeAll(async () => {
  const turnOff = (folder: string) => writeFileSync(envFileOf(folder), 'VITE_OFFLINE=off\n');
  site = join(await builtCopy({ name: 'turned-off', change: turnOff }), 'dist');
}, 300_000);

const fileAt = (folder: string, address: string) => join(folder, fileOf(address));

test.each(languageCodes)(
  'in %s no page says that pages stay in the browser, as those of other sites do',
  (language) => {
    const { 'saved-site': words } = localeWords(language, 'privacy').device.kept;
    const privacy = addressOf('privacy', language);
    expect(readFileSync(fileAt(builtSite, privacy), 'utf8')).toContain(words);
    expect(readFileSync(fileAt(site, privacy), 'utf8')).not.toContain(words);
    expect(existsSync(fileAt(site, addressOf('offline', language)))).toBe(false);
  },
);
