/** Spelling that this site has decided for Gujarati and Hindi, and one spelling per word. */
import { wordsOf } from '../../text-analysis.ts';
import { patternRule, textsOf, type PatternRule, type Rule, type Text } from './rule.ts';

function inLanguage(code: string, pattern: RegExp): PatternRule['pattern'] {
  return ({ language }) => (language === code ? pattern : undefined);
}

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

const patterns: readonly PatternRule[] = [
  {
    id: 'candra-vowel',
    why: 'Gujarati dailies write ઓફિસ and પોલિસી without the mark; a mixture looks careless.',
    remedy: 'Write ઓ, એ, ો, ે: ઓફિસ, ડોક્ટર.',
    pattern: inLanguage('gu', /[\u0A8D\u0A91\u0AC5\u0AC9]/g),
    what: (found) => `“${found}” is not used on this site`,
  },
  {
    id: 'nukta-in-gujarati',
    why: 'Gujarati is written without the nukta.',
    remedy: 'Write the letter alone: ઝ, ફ.',
    pattern: inLanguage('gu', /\u0ABC/g),
    what: () => 'a nukta stands under a letter',
  },
  {
    id: 'nukta-letter',
    why: 'This site writes the nukta under ज़ फ़ ड़ ढ़ only, so that every word has one spelling.',
    remedy: 'Write क, ख, ग and the others without it: खराब, कागज़.',
    pattern: inLanguage('hi', /(?<![जफडढ])\u093C|[\u0929\u0931\u0934\u0958-\u095A\u095F]/g),
    what: () => 'a nukta stands under a letter that takes none',
  },
];

export const spellingRules: readonly Rule[] = [
  {
    id: 'nukta-consistency',
    severity: 'error',
    why: 'The same word is spelt in two ways on the site.',
    remedy: 'Choose the spelling with the nukta where the word has one (ज़रूरी, फ़ॉर्म, करोड़), and write it so everywhere.',
    *find(locales) {
      const spellings = new Map<string, { text: Text; at: number; spelling: string }[]>();
      for (const text of textsOf(locales)) {
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
  },
  ...patterns.map(patternRule),
];
