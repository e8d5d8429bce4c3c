/** The whole form of the desk, as the CMS takes it: the office's facts first, then the words, a file an entry. */
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { CmsConfig, CollectionFile, Field } from '@sveltia/cms';
import { defaultLanguage, languageCodes, languages } from '../i18n/languages.ts';
import { readLocales } from '../locale-tools/locale-files.ts';
import { textsByKey, valuesOf } from '../locale-tools/locale-values.ts';
import { jsonSchemas } from '../setup/json-schemas.ts';
import { developmentOrigin } from '../site/absolute-address.ts';
import { pageIds } from '../site/pages.ts';
import { addressOf } from '../site/urls.ts';
import { factFields, type FactSchema } from './facts-form.ts';
import { labelOf } from './labels.ts';
import pages from './pages-of-words.json' with { type: 'json' };
import { wordFields } from './words-form.ts';

export interface DeskOptions {
  /** `owner/name` at GitHub. */
  repository: string;
  /** Origin of the published site; the local one while there is none. */
  siteUrl?: string | undefined;
}

const photographs = { format: 'webp', quality: 85, width: 1600, height: 1600 } as const;

function officeFiles(): CollectionFile[] {
  return [...jsonSchemas()].map(([path, text]) => {
    const name = basename(path, '.schema.json');
    const schema: FactSchema = JSON.parse(text);
    return { name, label: labelOf(name), file: `src/office/${name}.json`, format: 'facts', fields: factFields(schema) };
  });
}

/** Where a file's words stand, with a link to the page. */
function placeHint(name: string, standing: string, siteUrl: string): string {
  const found = pages[name as keyof typeof pages] ?? name;
  const page = pageIds.find((id) => id === found) ?? 'home';
  const links = languageCodes.map((code) => `[${languages[code].endonym}](${siteUrl}${addressOf(page, code)})`);
  return `${standing} ${links.join(' · ')}`;
}

function wordFiles(root: string, siteUrl: string): CollectionFile[] {
  const locales = readLocales(root, languages, defaultLanguage);
  const words = languageCodes.map((language) => valuesOf(locales, language));
  const standing: Record<string, string> = JSON.parse(readFileSync(join(root, 'locales/where-it-stands.json'), 'utf8'));
  return Object.keys(words[0] ?? {}).map((name) => {
    const inEach = words.map((files) => files[name] ?? {});
    const [first, ...rest] = wordFields(inEach, { grows: name === 'testimonials' });
    const texts = inEach.map((file) => [...textsByKey(file).values()][0] ?? '');
    const hint = placeHint(name, standing[name] ?? '', siteUrl);
    return {
      name,
      label: `${name}: ${labelOf('', texts)}`,
      file: `locales/{{locale}}/${name}.json`,
      i18n: true,
      format: 'words',
      fields: [{ ...first, comment: hint } as Field, ...rest],
    };
  });
}

/** @throws {Error} when a locale file cannot be read */
export function deskConfig(root: string, { repository, siteUrl = developmentOrigin }: DeskOptions): CmsConfig {
  return {
    load_config_file: false,
    app_title: 'Rajkot',
    site_url: siteUrl,
    backend: { name: 'github', repo: repository, branch: 'main', auth_methods: ['token'] },
    media_folder: 'src/office/photographs',
    public_folder: '',
    media_libraries: {
      default: {
        config: {
          max_file_size: 20_000_000,
          slugify_filename: true,
          transformations: { raster_image: photographs },
        },
      },
    },
    i18n: { structure: 'multiple_folders', locales: languageCodes, default_locale: defaultLanguage },
    editor: { preview: false },
    collections: [
      { name: 'office', label: 'Office · ઓફિસ · ऑफ़िस', files: officeFiles() },
      {
        name: 'words',
        label: 'Words and prices · લખાણ અને ભાવ · शब्द और कीमतें',
        i18n: true,
        files: wordFiles(root, siteUrl),
      },
    ],
  };
}
