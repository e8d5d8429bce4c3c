/** The whole form of the desk, as the CMS takes it: the office's facts first, then the words, a file an entry. */
import { basename } from 'node:path';
import type { CmsConfig, CollectionFile, Field } from '@sveltia/cms';
import { defaultLanguage, languageCodes } from '../i18n/languages.ts';
import { readLocales, valuesOf } from '../locale-tools/locale-files.ts';
import { developmentOrigin } from '../site/absolute-address.ts';
import { photographFolder } from '../office/photographs.ts';
import { fieldsOf } from './form-fields.ts';
import { jsonSchemas } from './json-schemas.ts';
import { labelOf } from './read-labels.ts';
import places from '../../locales/where-it-stands.json' with { type: 'json' };
import { schemaOf, testimonials } from './words-schema.ts';

const format = 'as-written';

const photograph = { format: 'webp', quality: 85, width: 1600, height: 1600 } as const;

/** A logo comes as PNG or SVG, and stays as it is. */
const pictures = {
  max_file_size: 20_000_000,
  slugify_filename: true,
  transformations: { jpeg: photograph, webp: photograph },
};

const officeFiles = (): CollectionFile[] =>
  [...jsonSchemas()].map(([path, text]) => {
    const name = basename(path, '.schema.json');
    const fields = fieldsOf(JSON.parse(text), false, name);
    return { name, label: labelOf(name, [], ''), file: `src/office/${name}.json`, format, fields };
  });

function wordFiles(root: string): CollectionFile[] {
  const locales = readLocales(root);
  const words = languageCodes.map((language) => valuesOf(locales, language));
  const standing: Record<string, Record<string, string>> = places;
  // What the owner changes stands above what translators do.
  return [...new Set(['prices', 'testimonials', ...Object.keys(words[0] ?? {})])].map((name) => {
    const texts = words.map((files) => files[name] ?? {});
    const schema = name === 'testimonials' ? testimonials : schemaOf(name, texts);
    const [first, ...rest] = fieldsOf(schema, true, name);
    const comment = Object.values(standing[name] ?? {}).join(' · ');
    return {
      name,
      label: labelOf(name, [], ''),
      file: `locales/{{locale}}/${name}.json`,
      i18n: true,
      format,
      fields: [{ ...first, comment } as Field, ...rest],
    };
  });
}

/**
 * The form for the repository `owner/name` at GitHub, with links to the site at its origin.
 * @throws {Error} when a locale file cannot be read
 */
export function deskConfig(root: string, repository = 'owner/name', siteUrl = developmentOrigin): CmsConfig {
  return {
    app_title: 'Rajkot',
    site_url: siteUrl,
    backend: { name: 'github', repo: repository, branch: 'main', auth_methods: ['token'] },
    media_folder: photographFolder,
    media_libraries: { default: { config: pictures } },
    // A name in other letters than those of files becomes one at random.
    slug: { encoding: 'ascii' },
    i18n: { structure: 'multiple_folders', locales: languageCodes, default_locale: defaultLanguage },
    editor: { preview: false },
    collections: [
      { name: 'office', label: 'Office · ઓફિસ · ऑफ़िस', files: officeFiles() },
      {
        name: 'words',
        label: 'Words, prices · લખાણ, ભાવ · शब्द, दाम',
        i18n: true,
        files: wordFiles(root),
      },
    ],
  };
}
