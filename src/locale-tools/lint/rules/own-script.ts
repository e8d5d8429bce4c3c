/** Each language is written in its own script: no letters of another, no words of two, no English left over. */
import { scripts } from '../../../i18n/scripts.ts';
import { allowedLatin } from '../allowed-latin.ts';
import { conventionOf } from '../conventions.ts';
import type { LocaleFiles } from '../../locale-files.ts';
import { blankOut, hasLetter, hasScript, scriptPattern, wordsOf } from '../../text-analysis.ts';
import { besideEnglish, inEachText, type Flaw, type Rule, type Text } from './rule.ts';

function scriptOf(locales: LocaleFiles, language: string): string {
  return locales.languages[language]?.script ?? 'Latin';
}

function isEndonym(locales: LocaleFiles, value: string): boolean {
  return Object.values(locales.languages).some(({ endonym }) => endonym === value);
}

/** Scripts whose letters look like Latin ones. */
const lookAlikes = ['Cyrillic', 'Greek', 'Cherokee', 'Armenian'];

function nameOfScript(letter: string): string {
  const known = [...Object.keys(scripts), ...lookAlikes, 'Bengali', 'Gurmukhi', 'Tamil', 'Telugu', 'Kannada', 'Malayalam', 'Arabic', 'Han'];
  return known.find((script) => hasScript(letter, script)) ?? 'foreign';
}

/** Words in Latin letters that the list does not allow. */
function* latinWords({ prose, language }: Text): Iterable<Flaw> {
  for (const word of wordsOf(blankOut(prose, allowedLatin(language)))) {
    if (/^\p{Script=Latin}/u.test(word.text)) yield { at: word.at, what: `“${word.text}” is left in English` };
  }
}

export const scriptRules: readonly Rule[] = [
  {
    id: 'wrong-script',
    severity: 'error',
    why: 'Readers of this language cannot read it, and screen readers fall silent.',
    remedy: 'Write the word in the script of this language. A letter that looks right may come from another keyboard: type the word again.',
    find: inEachText(function* ({ prose, value, language }, locales) {
      if (isEndonym(locales, value)) return;
      const own = scriptOf(locales, language);
      const isAtHome = new RegExp(`[\\p{Script=${own}}\\p{Script=Latin}\\p{Script=Common}\\p{Script=Inherited}]`, 'u');
      for (const word of wordsOf(prose)) {
        const letter = [...word.text].find((character) => !isAtHome.test(character));
        if (!letter) continue;
        const script = nameOfScript(letter);
        const note = lookAlikes.includes(script) ? `, which only looks like the Latin one` : '';
        yield { at: word.at, what: `“${word.text}” has the ${script} letter “${letter}”${note}` };
      }
    }),
  },
  {
    id: 'mixed-word',
    severity: 'error',
    why: 'A word of two scripts is a slip of the keyboard or of a machine, and reads as a fault.',
    remedy: 'Write the whole word in one script; only a Gujarati case ending may follow an acronym or a name: FIRની, HDFC ERGOનું.',
    find: inEachText(function* ({ prose, language }, locales) {
      const own = scriptOf(locales, language);
      if (own === 'Latin') return;
      const endings = conventionOf(language).joinedEndings ?? [];
      const withoutNames = blankOut(prose, allowedLatin(language));
      for (const word of wordsOf(prose)) {
        if (!hasScript(word.text, 'Latin') || !hasScript(word.text, own)) continue;
        const rest = withoutNames.slice(word.at, word.at + word.text.length).replace(/^\uFFFC+/, '');
        if (!endings.includes(rest)) yield { at: word.at, what: `“${word.text}” mixes two scripts` };
      }
    }),
  },
  {
    id: 'left-over-english',
    severity: 'error',
    why: 'Many readers of this language do not read English.',
    remedy: 'Translate it, or write it in this language’s letters as people say it. '
      + 'A name that stays Latin: tell the developer.',
    find: inEachText((text, locales) => {
      if (scriptOf(locales, text.language) === 'Latin' || isEndonym(locales, text.value)) return [];
      return scriptPattern(scriptOf(locales, text.language)).test(text.prose) ? latinWords(text) : [];
    }),
  },
  {
    id: 'same-as-english',
    severity: 'error',
    why: 'The text was not translated.',
    remedy: 'Translate it.',
    find: besideEnglish(function* (text, english, locales) {
      if (scriptOf(locales, text.language) === 'Latin' ? text.value !== english.value : hasScript(text.prose, scriptOf(locales, text.language))) return;
      if (isEndonym(locales, text.value)) return;
      const rest = blankOut(text.prose, allowedLatin(text.language));
      if (hasLetter(rest)) yield { what: text.value === english.value ? 'the text is the same as in English' : 'the text is not in this language' };
    }),
  },
  {
    // Languages that share a script, like Hindi and Marathi: a whole sentence is hardly ever the same in both.
    id: 'same-as-other-language',
    severity: 'warning',
    why: 'It may have been copied from the other language and never translated.',
    remedy: 'Read it as a speaker of this language, and translate it if it is not.',
    find: inEachText(function* ({ entry, file, language, value }, locales) {
      if (language === locales.source || wordsOf(value).length <= 3) return;
      const codes = Object.keys(locales.languages).filter((code) => code !== locales.source && scriptOf(locales, code) === scriptOf(locales, language));
      const earlier = codes.slice(0, codes.indexOf(language));
      const other = earlier.find((code) => locales.file(code, file.name)?.entries.get(entry.key)?.value === value);
      if (other) yield { what: `the text is the same as in locales/${other}/${file.name}.json` };
    }),
  },
];
