/** One way to store a letter, and one spelling for a word. */
import { allowed } from '../allowed.ts';
import { wordsOf } from '../../text-analysis.ts';
import { inEachText, textsOf, type Finders, type Text } from './rule.ts';

export const spellingFinders: Finders = {
  'not-normal': inEachText(function* ({ value }) {
    if (value === value.normalize('NFC')) return;
    const letter = value.match(/\P{M}\p{M}*/gu)?.find((cluster) => cluster !== cluster.normalize('NFC')) ?? value;
    yield { at: value.indexOf(letter), what: `“${letter}” is not stored in Unicode normal form C` };
  }),
  *'nukta-consistency'(locales) {
    const spellings = new Map<string, { text: Text; at: number; spelling: string }[]>();
    for (const text of textsOf(locales)) {
      if (text.language !== 'hi') continue;
      for (const word of wordsOf(text.prose)) {
        const spelling = word.text.normalize('NFC');
        const plain = spelling.replaceAll('\u093C', '');
        // Words that are two words, with and without the nukta, are allowed; a nukta under another letter is a fault of its own.
        if (!/[जफडढ]/.test(spelling) || /[^जफडढ]\u093C/.test(spelling) || allowed('nukta-consistency', 'hi').has(plain))
          continue;
        spellings.set(plain, [...(spellings.get(plain) ?? []), { text, at: word.at, spelling }]);
      }
    }
    for (const uses of spellings.values()) {
      const richest = uses.reduce((best, { spelling }) => (spelling.length > best.length ? spelling : best), '');
      for (const { text, at, spelling } of uses.filter((use) => use.spelling !== richest)) {
        const { file, entry } = text;
        yield { file, entry, offset: entry.offset + 1 + at, what: `“${spelling}” is spelt “${richest}” elsewhere` };
      }
    }
  },
};
