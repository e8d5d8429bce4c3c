/** Loads locale files; each file is a chunk of its own, so a page that wakes fetches only what it reads. */
import type { Language } from './languages.ts';
import type { Copy, Namespace } from './copy.ts';

/** Locale files of one language by namespace. */
export type LoadedCopy = Partial<Copy>;

const files = import.meta.glob<Copy[Namespace]>('../../locales/*/*.json', { import: 'default' });

/** Reads the named files of a language; throws when one is missing. */
export async function loadCopy(language: Language, namespaces: readonly Namespace[]): Promise<LoadedCopy> {
  const entries = namespaces.map(async (namespace) => {
    const load = files[`../../locales/${language}/${namespace}.json`];
    if (!load) {
      throw new Error(
        `locales/${language}/${namespace}.json is missing, so its page would have no words. Copy locales/en/${namespace}.json there and translate it.`,
      );
    }
    return [namespace, await load()] as const;
  });
  return Object.fromEntries(await Promise.all(entries));
}
