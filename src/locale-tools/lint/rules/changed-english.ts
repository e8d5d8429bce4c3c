/** English that has changed since it was translated, as the translation memories know. */
import { isOutdated, type TranslationMemory } from '../../translation-memory.ts';
import { remembered } from '../../text-analysis.ts';
import { besideEnglish, type Find } from './rule.ts';

/** What finds it by the memories of a project. */
export function findChangedEnglish(memoryOf: (language: string) => TranslationMemory): Find {
  const memoryIn = remembered(memoryOf);
  return besideEnglish(function* ({ language, value, file, entry }, english) {
    if (!isOutdated(memoryIn(language)[file.name]?.[entry.key], english.value, value)) return;
    yield {
      what: `the English has changed since this was translated, and is now “${english.value}”`,
      remedy: `Translate it anew; where it still fits, say so: npm run status -- --fits ${language} ${file.name}:${entry.key}`,
    };
  });
}
