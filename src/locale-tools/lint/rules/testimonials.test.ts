import { testRules } from '../../../test/rule-cases.ts';
import samples from '../sample-testimonials.json' with { type: 'json' };
import { testimonialRules } from './testimonials.ts';

const real = { text: 'They helped us.', author: 'Asha Patel, Raiya Road' };
const words = (item: object, sample = false) => ({ testimonials: { items: [{ ...item, sample }] } });
const good = { en: words(real), gu: words(real), hi: words(samples.hi[0] ?? {}, true) };

testRules(
  testimonialRules,
  (['en', 'gu', 'hi'] as const).flatMap((language) => {
    const [sample = real] = samples[language];
    const at = (part: string) => ({ rule: 'sample-as-real', file: 'home', good, at: `testimonials.items.0.${part}` });
    return [
      { ...at('text'), fault: `the text of the sample in ${language}`, bad: { ...good, [language]: words({ ...real, text: sample.text }) } },
      { ...at('author'), fault: `the author of the sample in ${language}`, bad: { ...good, [language]: words({ ...real, author: sample.author }) } },
    ];
  }),
);
