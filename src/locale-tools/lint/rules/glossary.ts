/** Translations use the words of the glossary: whole labels as they are, terms in running text by their stems. */
import { glossary, termsIn } from '../glossary-terms.ts';
import { wordsOf } from '../../text-analysis.ts';
import { besideEnglish, type Exception, type Rule } from './rule.ts';

/** A label without what may differ: case, final marks, asterisks, a gloss in brackets. */
function labelOf(text: string): string {
  return text.toLowerCase().replace(/\s*\([^)]*\)$/, '').replace(/(?:\.\.\.|[.।!?…*])+$/, '').trim();
}

const byLabel = new Map(glossary.flatMap((term) => term.english.map((english) => [labelOf(english), term] as const)));

/** English words with other senses in running text, where only whole labels are compared. */
const looseInText: Readonly<Record<string, string>> = {
  phone: 'also the thing in the hand, or the call',
  home: 'also where a family lives',
  yes: 'also a part of other words',
  no: 'also “not any”',
  damaged: 'things of other kinds than passports are damaged',
  address: 'also an address in the internet',
  email: 'also the verb',
  english: 'the language, not its name in the switcher',
  gujarati: 'the language, not its name in the switcher',
  hindi: 'the language, not its name in the switcher',
  'lost or stolen': 'said with a verb',
  'compare quotes': 'said with another verb',
  'document check': 'said with a verb',
  renewal: 'said with a verb',
  required: 'said with a verb',
  optional: 'said with a verb',
  message: 'also the verb',
  'no obligation': 'said as a sentence of its own',
  privacy: 'the name of a page',
  accessibility: 'the name of a page',
  'insurers we can help you with': 'said of each kind of insurance in its own words',
};

/** Forms that are right in running text besides the glossary's own. */
const alsoRight: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  insurer: { gu: ['કંપની'], hi: ['कंपनी'] },
  accident: { gu: ['એક્સિડન્ટ'], hi: ['एक्सीडेंट', 'हादसा'] },
  'third-party': { gu: ['બીજી વ્યક્તિ'], hi: ['दूसरे व्यक्ति'] },
  'death claim': { gu: ['મૃત્યુ પછીનો ક્લેમ'], hi: ['मृत्यु के बाद'] },
  'new passport': { hi: ['नए पासपोर्ट'] },
  'vehicle insurance': { gu: ['કારનો વીમો', 'ગાડીનો વીમો'], hi: ['कार का बीमा', 'गाड़ी का बीमा'] },
};

/** Small words that do not carry a term. */
const particles = new Set(['અને', 'કે', 'થી', 'માં', 'का', 'की', 'के', 'में', 'से', 'और', 'या']);

/** A word without the signs at its end, so that વીમો finds વીમાની. */
function stemOf(word: string): string {
  const stem = word.replace(/\p{M}+$/u, '');
  return stem.length > 1 ? stem : word;
}

function stands(form: string, translation: string): boolean {
  return wordsOf(form).every(({ text }) => particles.has(text) || translation.includes(stemOf(text)));
}

const termExceptions: readonly Exception[] = [
  { file: 'vehicle', key: 'addOns.items.1.body', reason: '“covers” is the verb' },
  { file: 'vehicle', key: 'addOns.items.0.body', reason: 'who cuts the amount is understood' },
  { file: 'claims', key: 'meta.description', reason: 'which claims are meant is understood' },
  { file: 'travel', key: 'coverage.items.4.body', reason: '“by accident” is by mistake' },
  { file: 'passport', key: 'meta.description', reason: 'the word that people search for is enough' },
  { file: 'passport-renew', key: 'scenarios.lists.lost.intro', reason: 'one word for both proofs' },
];

export const glossaryRules: readonly Rule[] = [
  {
    id: 'glossary-label',
    severity: 'warning',
    why: 'The glossary has this label word for word, and readers should meet it everywhere in the same words.',
    remedy: 'Write it as in the glossary; where the glossary is wrong, tell the developer.',
    find: besideEnglish(function* ({ value, language }, english) {
      const term = byLabel.get(labelOf(english.value));
      const forms = term?.forms[language];
      if (!term || !forms || forms.some((form) => labelOf(form) === labelOf(value))) return;
      yield { what: `the glossary has “${term.written[language]}” for “${english.value}”` };
    }),
  },
  {
    id: 'glossary-term',
    severity: 'warning',
    why: 'Readers should meet one word for one thing, the one they hear at the counter and see on the forms.',
    remedy: 'Use the glossary’s word; if the sentence rightly says it otherwise, leave it: '
      + 'a warning keeps nothing from being saved, and the developer can note the exception.',
    exceptions: termExceptions,
    find: besideEnglish(function* ({ prose, language }, english) {
      for (const { found, term } of termsIn(english.prose)) {
        const name = found.toLowerCase();
        const forms = [...(term.forms[language] ?? []), ...(alsoRight[name]?.[language] ?? [])];
        if (Object.hasOwn(looseInText, name) || forms.length === 0 || forms.some((form) => stands(form, prose))) continue;
        yield { what: `“${found}” is “${term.written[language]}” in the glossary, but no form of it stands here` };
      }
    }),
  },
];
