/** What nobody has said is never shown as what a client has said. */
import samples from '../sample-testimonials.json' with { type: 'json' };
import { inEachFile, type Finders } from './rule.ts';

const sampleTexts = new Set(
  Object.values(samples).flatMap((list) => list.flatMap(({ text, author }) => [text, author])),
);

/** The word by which the author of a sample is called one. */
const sampleWord = /\bsample\b|નમૂન|नमून|ઉદાહરણ|उदाहरण/i;

export const clientsWordsFinders: Finders = {
  'sample-as-real': inEachFile(({ name, entries }) =>
    [...entries.values()].flatMap((entry) => {
      const [, item, part] = /^(items\.\d+)\.(text|author)$/.exec(entry.key) ?? [];
      const text = String(entry.value);
      const isReal = name === 'testimonials' && item && entries.get(`${item}.sample`)?.value === false;
      const isSample = sampleTexts.has(text.trim()) || (part === 'author' && sampleWord.test(text));
      if (!isReal || !isSample) return [];
      return [{ entry, what: '“sample” is false here, but these are the words of the sample' }];
    }),
  ),
  'testimonial-shape': inEachFile(function* ({ name, entries }) {
    for (const entry of name === 'testimonials' ? entries.values() : []) {
      const { key, value } = entry;
      const isStars = /^items\.\d+\.stars$/.test(key);
      if (isStars && ![1, 2, 3, 4, 5].some((stars) => stars === value))
        yield { entry, what: `${value} is no number of stars from 1 to 5` };
      const has = (part: string) => Boolean(entries.get(`${key}.${part}`)?.value);
      if (/^items\.\d+$/.test(key) && !(has('text') || (has('original') && has('lang'))))
        yield { entry, what: 'it has neither “text” nor “original” with its “lang”' };
    }
  }),
};
