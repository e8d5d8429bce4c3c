/** In development, a changed locale file reaches the page at once: its words replace the old ones and what shows them is drawn anew, with all its state. */
import type { i18n } from 'i18next';
import type { Language } from '../../../i18n/languages.ts';
import type { LoadedResources } from '../../../i18n/load-resources.ts';
import { asShown } from './pseudo-language.ts';

/** What the development server sends when a locale file has changed. */
export interface ResourceChange {
  language: string;
  /** Locale file, without `.json`. */
  file: string;
  words: object;
}

declare module 'vite/types/customEvent.d.ts' {
  interface CustomEventMap {
    'locale-changed': ResourceChange;
  }
}

function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Changes a group in place, because formats and placeholders hold on to it. */
export function replaceResources(old: Record<string, unknown>, words: Record<string, unknown>): void {
  for (const key of Object.keys(old)) if (!(key in words)) delete old[key];
  for (const [key, word] of Object.entries(words)) {
    const before = old[key];
    if (isGroup(before) && isGroup(word)) replaceResources(before, word);
    else old[key] = word;
  }
}

/** Keeps the words of an instance as the files have them; outside the development server it does nothing. */
export function updateResourcesHot(instance: i18n, language: Language, locales: LoadedResources): void {
  if (!import.meta.hot) return;
  Object.assign(instance.options, { react: { bindI18nStore: 'added' } });
  const byFile = new Map<string, unknown>(Object.entries(locales));
  import.meta.hot.on('locale-changed', (change) => {
    const old = byFile.get(change.file);
    const words: unknown = asShown(change.words);
    if (change.language !== language || !isGroup(old) || !isGroup(words)) return;
    replaceResources(old, words);
    instance.addResourceBundle(language, change.file, old, false, true, { skipCopy: true });
  });
}
