/** One way to store a letter, and one spelling for a word. */
import { allowed } from '../read-allowed.ts';
import { wordsOf } from '../../text-analysis.ts';
import { inEachText, textsOf, type Finders } from './rule.ts';

export const spellingFinders: Finders = {
  'not-normal': inEachText(function* ({ value }) {
    if (value === value.normalize('NFC')) return;
    const letter = value.match(/\P{M}\p{M}*/gu)?.find((cluster) => cluster !== cluster.normalize('NFC')) ?? value;
    yield { at: value.indexOf(letter), what: `“${letter}” is not stored in Unicode normal form C` };
  }),
  *'nukta-consistency'(locales) {
    const uses = [...textsOf(locales)].flatMap((text) =>
      text.language === 'hi'
        ? wordsOf(text.prose).map((word) => ({ ...text, at: word.at, spelling: word.text.normalize('NFC') }))
        : [],
    );
    // A nukta under another letter is a fault of its own.
    const judged = uses.filter(({ spelling }) => /[जफडढ]/.test(spelling) && !/[^जफडढ]\u093C/.test(spelling));
    for (const [plain, same] of Map.groupBy(judged, ({ spelling }) => spelling.replaceAll('\u093C', ''))) {
      const richest = same.reduce((best, { spelling }) => (spelling.length > best.length ? spelling : best), '');
      for (const { file, entry, at, spelling } of same) {
        // Two words that differ in nothing else are allowed.
        if (spelling === richest || allowed('nukta-consistency', 'hi').has(plain)) continue;
        yield { file, entry, offset: entry.offset + 1 + at, what: `“${spelling}” is spelt “${richest}” elsewhere` };
      }
    }
  },
};
