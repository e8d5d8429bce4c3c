/** Languages whose words are all there, of which tests of the words speak; one that is still being translated has none to test yet. */
import { languageCodes } from '../i18n/languages.ts';
import { readLocales } from '../locale-tools/locale-files.ts';
import { statusOf } from '../locale-tools/translation-status.ts';
import { testedProject } from './tested-project.ts';

const locales = readLocales(testedProject);

/** A text or two may be missing for a moment in a finished language, which its tests then say. */
const few = 20;

export const finishedLanguages = languageCodes.filter(
  (language) => statusOf(locales, language).filter(({ state }) => state === 'missing').length <= few,
);
