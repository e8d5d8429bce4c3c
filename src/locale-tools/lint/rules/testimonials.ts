/** What nobody has said is never shown as what a client has said. */
import samples from '../sample-testimonials.json' with { type: 'json' };
import { inEachFile, type Rule } from './rule.ts';

const sampleTexts = new Set(Object.values(samples).flatMap((list) => list.flatMap(({ text, author }) => [text, author])));

/** The word by which the author of a sample is called one. */
const sampleWord = /\bsample\b|નમૂન|नमून|ઉદાહરણ|उदाहरण/i;

export const testimonialRules: readonly Rule[] = [
  {
    id: 'sample-as-real',
    severity: 'error',
    why: 'Nobody has said this: visitors would be shown an invented review as a real one, which the law on consumer protection forbids.',
    remedy: 'Write what the client has said, with consent, and who it was, in every language; or set "sample" to true; or leave the list empty: "items": [].',
    find: inEachFile((file) => {
      if (file.name !== 'home') return [];
      return [...file.entries.values()].filter(({ key, value }) => /^testimonials\.items\.\d+\.sample$/.test(key) && value === false).flatMap(({ key }) => {
        const own = ['text', 'author'].flatMap((part) => file.entries.get(key.replace(/sample$/, part)) ?? []);
        const left = own.filter(({ value }) => typeof value === 'string' && (sampleTexts.has(value.trim()) || sampleWord.test(value)));
        return left.map((entry) => ({ entry, offset: entry.offset, what: '“sample” is false here, but these are still the words of the sample' }));
      });
    }),
  },
];
