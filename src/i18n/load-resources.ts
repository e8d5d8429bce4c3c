/** Loads locale files; each file is a chunk of its own, so a page that hydrates fetches only what it reads. */
import { ownNames } from '../office/identity.ts';
import { defaultLanguage, languageCodes, type Language } from './languages.ts';
import type { Resources, Namespace } from './resources.ts';

/** The locale files that a page reads, by namespace; `common` is always among them. */
export type LoadedResources = Partial<Resources> & Pick<Resources, 'common'>;

const files = import.meta.glob<Resources[Namespace]>('../../locales/*/*.json', { import: 'default' });

const folderOf = (language: Language) => `../../locales/${language}/`;

async function loadFile<Name extends Namespace>(language: Language, namespace: Name): Promise<Resources[Name]> {
  // Where a file is missing, nothing was built.
  return (await files[`${folderOf(language)}${namespace}.json`]?.()) as Resources[Name];
}

/** Reads the named files of a language alone, as words that it lends to pages of another. */
export async function loadFiles(language: Language, namespaces: readonly Namespace[]): Promise<Partial<Resources>> {
  return Object.fromEntries(
    await Promise.all(namespaces.map(async (namespace) => [namespace, await loadFile(language, namespace)] as const)),
  );
}

/** Reads `common` and the named files of a language. */
export async function loadResources(language: Language, namespaces: readonly Namespace[]): Promise<LoadedResources> {
  const [common, others] = await Promise.all([loadFile(language, 'common'), loadFiles(language, namespaces)]);
  const office = { ...common.office, ...ownNames(language) };
  return { ...others, common: { ...common, office } };
}

/** Reads every file of a language, as a whole page may quote them all. */
export async function loadEveryFile(language: Language): Promise<LoadedResources> {
  const english = Object.keys(files).flatMap((file) => file.split(folderOf(defaultLanguage))[1] ?? []);
  return loadResources(
    language,
    english.map((file) => file.replace('.json', '') as Namespace),
  );
}

/** Reads `common` of every language, for the words in which each offers itself on pages of the others. */
export async function loadEveryCommon(): Promise<Partial<Record<Language, LoadedResources>>> {
  return Object.fromEntries(
    await Promise.all(languageCodes.map(async (language) => [language, await loadResources(language, [])] as const)),
  );
}
