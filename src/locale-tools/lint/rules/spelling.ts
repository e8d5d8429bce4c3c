/** Spelling that this site has decided for Gujarati and Hindi, and one spelling per word. */
import { wordsOf } from '../../prose.ts';
import { flawsAt, inEachText, textsOf, type Rule, type Text } from './rule.ts';

function inLanguage(language: string, judge: (text: Text) => ReturnType<typeof flawsAt>): Rule['find'] {
  return inEachText((text) => (text.language === language ? judge(text) : []));
}

export const candraVowel: Rule = {
  id: 'candra-vowel',
  severity: 'error',
  why: 'Gujarati dailies write ઓફિસ and પોલિસી without the mark; a mixture looks careless.',
  mend: 'Write ઓ, એ, ો, ે: ઓફિસ, ડોક્ટર.',
  find: inLanguage('gu', ({ prose }) => flawsAt(prose, /[\u0A8D\u0A91\u0AC5\u0AC9]/g, (found) => ({ what: `“${found}” is not used on this site` }))),
};

export const nuktaInGujarati: Rule = {
  id: 'nukta-in-gujarati',
  severity: 'error',
  why: 'Gujarati is written without the nukta.',
  mend: 'Write the letter alone: ઝ, ફ.',
  find: inLanguage('gu', ({ prose }) => flawsAt(prose, /\u0ABC/g, () => ({ what: 'a nukta stands under a letter' }))),
};

export const nuktaLetters: Rule = {
  id: 'nukta-letter',
  severity: 'error',
  why: 'This site writes the nukta under ज़ फ़ ड़ ढ़ only, so that every word has one spelling.',
  mend: 'Write क, ख, ग and the others without it: खराब, कागज़.',
  find: inLanguage('hi', ({ prose }) => flawsAt(
    prose.normalize('NFC'),
    /(?<![जफडढ])\u093C|[\u0929\u0931\u0934]/g,
    () => ({ what: 'a nukta stands under a letter that takes none' }),
  )),
};

/** Words that are two words, with and without the nukta. */
const nuktaPairs: Readonly<Record<string, string>> = {
  राज: 'राज is rule, राज़ is a secret',
  फन: 'फन is a hood, फ़न is a skill',
  तेज: 'तेज is radiance, तेज़ is quick',
  जरा: 'जरा is old age, ज़रा is a little',
};

function withoutNukta(word: string): string {
  return word.replaceAll('\u093C', '');
}

export const nuktaConsistency: Rule = {
  id: 'nukta-consistency',
  severity: 'error',
  why: 'The same word is spelt in two ways on the site.',
  mend: 'Choose the spelling with the nukta where the word has one (ज़रूरी, फ़ॉर्म, करोड़), and write it so everywhere.',
  *find(copy) {
    const spellings = new Map<string, { text: Text; at: number; spelling: string }[]>();
    for (const text of textsOf(copy)) {
      if (text.language !== 'hi') continue;
      for (const word of wordsOf(text.prose)) {
        const spelling = word.text.normalize('NFC');
        if (!/[जफडढ]/.test(spelling)) continue;
        const plain = withoutNukta(spelling);
        spellings.set(plain, [...(spellings.get(plain) ?? []), { text, at: word.at, spelling }]);
      }
    }
    for (const [plain, uses] of spellings) {
      const richest = uses.map(({ spelling }) => spelling).toSorted((a, b) => b.length - a.length)[0] ?? plain;
      if (Object.hasOwn(nuktaPairs, plain)) continue;
      for (const { text: { file, entry }, at, spelling } of uses.filter((use) => use.spelling !== richest)) {
        yield { file, entry, offset: entry.offset + 1 + at, what: `“${spelling}” is spelt “${richest}” elsewhere` };
      }
    }
  },
};

export const spellingRules = [candraVowel, nuktaInGujarati, nuktaLetters, nuktaConsistency];
