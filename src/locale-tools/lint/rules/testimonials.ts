/** What nobody has said is never shown as what a client has said. */
import samples from '../sample-testimonials.json' with { type: 'json' };
import { inEachFile, type Finders } from './rule.ts';

const sampleTexts = new Set(
  Object.values(samples).flatMap((list) => list.flatMap(({ text, author }) => [text, author])),
);

/** The word by which the author of a sample is called one. */
const sampleWord = /\bsample\b|નમૂન|नमून|ઉદાહરણ|उदाहरण/i;

export const testimonialFinders: Finders = {
  'sample-as-real': inEachFile(({ name, entries }) =>
    [...entries.values()].flatMap((entry) => {
      const [, item, part] = /^(items\.\d+)\.(text|author)$/.exec(entry.key) ?? [];
      const said = String(entry.value);
      const isReal = name === 'testimonials' && item && entries.get(`${item}.sample`)?.value === false;
      const isSample = sampleTexts.has(said.trim()) || (part === 'author' && sampleWord.test(said));
      if (!isReal || !isSample) return [];
      return [{ entry, offset: entry.offset, what: '“sample” is false here, but these are the words of the sample' }];
    }),
  ),
};
