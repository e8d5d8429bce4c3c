/** English that has changed since it was translated, as the translation memories know. */
import { isOutdated } from '../../translation-memory.ts';
import { besideEnglish, type Finders } from './rule.ts';

export const changedEnglishFinders: Finders = {
  'changed-english': besideEnglish(function* ({ language, value, file, entry }, english, locales) {
    if (!isOutdated(locales.memory(language)[file.name]?.[entry.key], english.value, value)) return;
    yield {
      what: `the English has changed since this was translated, and is now “${english.value}”`,
      remedy: `Translate it anew; where it still fits, say so: npm run status -- --fits ${language} ${file.name}:${entry.key}`,
    };
  }),
};
