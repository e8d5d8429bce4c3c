/** Loads locale files; each file is a chunk of its own, so a page that wakes fetches only what it reads. */
import { languageCodes, type Language } from './languages.ts';
import type { Copy, Namespace } from './copy.ts';
import { asShown } from './pseudo-language.ts';

/** The locale files that a page reads, by namespace; `common` is always among them. */
export type LoadedCopy = Partial<Copy> & Pick<Copy, 'common'>;

const files = import.meta.glob<Copy[Namespace]>('../../locales/*/*.json', { import: 'default' });

async function loadFile<Name extends Namespace>(language: Language, namespace: Name): Promise<Copy[Name]> {
  const load = files[`../../locales/${language}/${namespace}.json`];
  if (!load) {
    throw new Error(
      `locales/${language}/${namespace}.json is missing, so its page would have no words. Copy locales/en/${namespace}.json there and translate it.`,
    );
  }
  const words = (await load()) as Copy[Name];
  return import.meta.env.DEV ? asShown(words) : words;
}

/** Reads `common` and the named files of a language; throws when one is missing. */
export async function loadCopy(language: Language, namespaces: readonly Namespace[]): Promise<LoadedCopy> {
  const [common, ...others] = await Promise.all([
    loadFile(language, 'common'),
    ...namespaces.map(async (namespace) => [namespace, await loadFile(language, namespace)] as const),
  ]);
  return { common, ...Object.fromEntries(others) };
}

/** Reads `common` of every language, for the words in which each offers itself on pages of the others. */
export async function loadEveryCommon(): Promise<Partial<Record<Language, LoadedCopy>>> {
  return Object.fromEntries(await Promise.all(languageCodes.map(async (language) => [language, await loadCopy(language, [])] as const)));
}
